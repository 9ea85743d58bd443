import { Heart, MessageSquare } from 'lucide-react';
import { postKindOf } from '#model/contract/community/categories';
import type { ListedPost } from '#model/contract/community/post';
import { shownName } from '#model/rules/shown-name';
import { canonicalAddress } from '#model/site/canonical';
import { postsWithTag, publishedPath, userPath } from '#model/site/objects';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { Monogram } from '#src/features/account/people/monogram.tsx';
import { useHeldBack } from '#src/kit/actors/use-held-back.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { DifficultyTag } from '#src/kit/song/difficulty-tag.tsx';
import { Ago } from '#src/kit/text/ago.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useWarnings } from '../post/use-warnings.ts';
import { useTagText } from '../tags/tag-text.ts';
import styles from './post-row.module.css';
import { RowArt } from './row-art.tsx';
import { rowContent, rowTags } from './row-content.ts';

const TAGS_SHOWN = 4;

interface Props {
  readonly post: ListedPost;
  /** What the reader has to do with it. */
  readonly note?: string | null;
}

/** A post in a list: who wrote it and when, what it is about, and what others made of it. */
export function PostRow({ post, note = null }: Props) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const { author, coAuthors = [], time, title } = post;
  const isHeldBack = useHeldBack()(post);
  const content = rowContent(post, isHeldBack);
  const warnings = useWarnings(post);
  return (
    <article className={styles.post}>
      <Monogram name={author ? shownName(author) : '?'} />
      <div className={styles.main}>
        <p className={styles.by}>
          {author ? (
            <>
              <PageLink to={userPath(author.username)} className={styles.author}>
                <bdi>{shownName(author)}</bdi>
              </PageLink>
              <span>@{author.username}</span>
            </>
          ) : (
            <span>{t('thread.nobody')}</span>
          )}
          {coAuthors.length > 0 && <span>{t('posts.with', { names: list(coAuthors.map(shownName)) })}</span>}
          <Ago time={time} />
        </p>
        <h2 className={styles.title}>
          <PageLink to={canonicalAddress(publishedPath(post), title ?? '')}>
            <bdi>{title || t('posts.untitled')}</bdi>
          </PageLink>
        </h2>
        <ChartFacts post={post} />
        {warnings.length > 0 && (
          <p className={styles.note}>{t('warned.contains', { what: list(warnings) })}</p>
        )}
        {note !== null && <p className={styles.note}>{note}</p>}
        {isHeldBack ? (
          <p className={styles.excerpt}>{t('posts.mature')}</p>
        ) : (
          content.excerpt !== '' && (
            <p className={styles.excerpt} dir="auto">
              {content.excerpt}
            </p>
          )
        )}
        <Foot post={post} />
      </div>
      {warnings.length === 0 && <RowArt {...content} />}
    </article>
  );
}

/** Of a chart: what it is for, and how hard it is. */
function ChartFacts({ post: { song, artists, diff, level } }: Props) {
  const textOf = useTagText();
  const difficulty = DIFFICULTIES[diff ?? -1];
  if (!song) return null;
  const title = song.type === 'bandori' ? textOf({ type: 'song', data: String(song.id) }) : (artists ?? '');
  return (
    <p className={styles.chart}>
      {difficulty && level && <DifficultyTag difficulty={difficulty} level={level} named />}
      <bdi>{title}</bdi>
    </p>
  );
}

function Foot({ post }: Props) {
  const { likes, liked, comments, categoryId } = post;
  const { t } = useTranslation();
  const { integer } = useFormat();
  const textOf = useTagText();
  const tags = rowTags(post);
  return (
    <div className={styles.foot}>
      <span className={styles.count} data-liked={liked || undefined}>
        <Heart size={16} fill={liked ? 'currentColor' : 'none'} aria-hidden="true" />
        <span aria-hidden="true">{integer(likes)}</span>
        <span className="visually-hidden">{t('thread.likes', { count: likes })}</span>
      </span>
      <span className={styles.count}>
        <MessageSquare size={16} aria-hidden="true" />
        <span aria-hidden="true">{integer(comments)}</span>
        <span className="visually-hidden">{t('posts.comments', { count: comments })}</span>
      </span>
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.slice(0, TAGS_SHOWN).map((tag) => (
            <li key={`${tag.type} ${tag.data}`}>
              <PageLink className={styles.tag} to={postsWithTag(tag, postKindOf(categoryId))}>
                <bdi>{textOf(tag)}</bdi>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
