import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import type { PostKind } from '#model/contract/community/categories';
import type { ListedPost } from '#model/contract/community/post';
import { shownName } from '#model/rules/shown-name';
import { canonicalAddress } from '#model/site/canonical';
import { postsBy, publishedPath } from '#model/site/objects';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { usePostsBy } from '../post.data.ts';
import styles from '../post.module.css';

interface Props {
  readonly author: NonNullable<ListedPost['author']>;
  /** The post that is shown. */
  readonly id: number;
  readonly kind: PostKind;
}

/** Other posts by the same author; nothing where there are none. */
export function MorePanel({ author, id, kind }: Props) {
  const { t } = useTranslation();
  const { data: posts } = usePostsBy(author.username, kind, id);
  if (!posts || posts.length === 0) return null;
  return (
    <Panel
      id="more"
      title={t('post.moreBy', { name: shownName(author) })}
      note={<PageLink to={postsBy(author.username, kind)}>{t('post.seeAll')}</PageLink>}
    >
      <ul className={styles.others}>
        {posts.map((post) => (
          <Other key={post.id} post={post} />
        ))}
      </ul>
    </Panel>
  );
}

function Other({ post }: { readonly post: ListedPost }) {
  const { title, time, likes } = post;
  const { t } = useTranslation();
  const { date } = useDates();
  const { integer } = useFormat();
  return (
    <li>
      <span className={styles.otherWords}>
        <Link to={canonicalAddress(publishedPath(post), title ?? '')}>{title || t('post.untitled')}</Link>
        <time className={styles.quiet} dateTime={new Date(time).toISOString()}>
          {date(time)}
        </time>
      </span>
      <span className={styles.count}>
        <Heart size={14} aria-hidden="true" />
        <span aria-hidden="true">{integer(likes)}</span>
        <span className="visually-hidden">{t('thread.likes', { count: likes })}</span>
      </span>
    </li>
  );
}
