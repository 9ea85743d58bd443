import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { canonicalAddress } from '#model/site/canonical';
import { postPath } from '#model/site/objects';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Post } from '../../post/post.data.ts';
import { useChapters } from './fan-story.data.ts';
import styles from './story.module.css';

/** A story by what links to it need. */
interface Linked {
  readonly id: number;
  readonly title?: string | null | undefined;
}

const addressOf = ({ id, title }: Linked): string => canonicalAddress(postPath(id, 'story'), title ?? '');

/** What comes before and after: a series begins with itself, then come its chapters. */
function neighbours({ id, storyParent }: Post, chapters: readonly Linked[]) {
  if (!storyParent) return { previous: null, next: chapters[0] ?? null };
  const place = chapters.findIndex((chapter) => chapter.id === id);
  return {
    previous: place > 0 ? (chapters[place - 1] ?? null) : storyParent,
    next: place < 0 ? null : (chapters[place + 1] ?? null),
  };
}

/** The story that a chapter belongs to, the other chapters, and the way to the one before and after. */
export function Series({ post }: { readonly post: Post }) {
  const { t } = useTranslation();
  const { id, author, storyParent } = post;
  const chapters = useChapters(storyParent?.id ?? id, author?.username);
  if (!chapters || (chapters.length === 0 && !storyParent)) return null;
  const { previous, next } = neighbours(post, chapters);
  const titleOf = ({ title }: Linked): string => title || t('post.untitled');
  return (
    <section className={styles.series} aria-labelledby="chapters-title">
      <h2 id="chapters-title">{t('fanStories.chapters')}</h2>
      {storyParent && (
        <p className={styles.quiet}>
          {t('fanStories.partOf')}: <Link to={addressOf(storyParent)}>{titleOf(storyParent)}</Link>
        </p>
      )}
      {chapters.length > 0 && (
        <ol className={styles.chapters}>
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              <Link to={addressOf(chapter)} aria-current={chapter.id === id ? 'page' : undefined}>
                <bdi>{titleOf(chapter)}</bdi>
              </Link>
            </li>
          ))}
        </ol>
      )}
      <nav className={styles.ends} aria-label={t('fanStories.neighbours')}>
        {previous && (
          <Link to={addressOf(previous)} rel="prev" className={styles.end}>
            <ChevronLeft size={18} aria-hidden="true" />
            <span>{t('fanStories.previous', { name: titleOf(previous) })}</span>
          </Link>
        )}
        {next && (
          <Link to={addressOf(next)} rel="next" className={styles.end}>
            <span>{t('fanStories.next', { name: titleOf(next) })}</span>
            <ChevronRight size={18} aria-hidden="true" />
          </Link>
        )}
      </nav>
    </section>
  );
}
