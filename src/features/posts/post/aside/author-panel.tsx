import type { Member } from '#src/features/account/people/people.data.ts';
import { PersonCard } from '#src/features/account/people/person-card.tsx';
import { ReportMember } from '#src/features/community/thread/comment/report-member.tsx';
import { Poster } from '#src/kit/card/poster.tsx';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { WornTitles } from '#src/kit/title/worn-titles.tsx';
import styles from '../post.module.css';

interface Props {
  readonly username: string;
  readonly reader: string | null;
}

const poster = ({ posterCard, titles }: Member) => (
  <>
    {posterCard && (
      <div className={styles.poster}>
        <Poster poster={posterCard} />
      </div>
    )}
    <WornTitles titles={titles} />
  </>
);

/** The author with poster, titles and follow button. */
export function AuthorPanel({ username, reader }: Props) {
  const { t } = useTranslation();
  return (
    <Panel id="author" title={t('post.author')}>
      <PersonCard username={username} reader={reader} top={poster} />
      {reader !== null && reader !== username && <ReportMember username={username} />}
    </Panel>
  );
}
