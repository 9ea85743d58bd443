import { PersonCard } from '#src/features/account/people/person-card.tsx';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

interface Props {
  readonly username: string;
  readonly reader: string | null;
}

/** Who wrote it, and following them. */
export function AuthorPanel({ username, reader }: Props) {
  const { t } = useTranslation();
  return (
    <Panel id="author" title={t('post.author')}>
      <PersonCard username={username} reader={reader} />
    </Panel>
  );
}
