import type { PostKind } from '#model/contract/community/categories';
import { postPath } from '#model/site/objects';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

interface Props {
  readonly category: PostKind;
  /** The post that a draft began as a copy of. */
  readonly origin: { readonly id: number; readonly author: string | null; readonly title: string } | null;
}

/** Whose work a draft began as, with the way to it. */
export function PostOrigin({ category, origin }: Props) {
  const { t } = useTranslation();
  if (origin === null) return null;
  const { id, title, author } = origin;
  return (
    <p>
      <PageLink to={postPath(id, category)}>
        {t('draft.fromPost', { title: title || t('draft.untitled'), author: author ?? t('draft.someone') })}
      </PageLink>
    </p>
  );
}
