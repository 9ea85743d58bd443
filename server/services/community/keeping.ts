import type { PostMetadata } from '#model/contract/community/post';
import type { NewPost } from '#model/contract/community/posts';
import { warningBits, warningsOf } from '#model/contract/community/warnings';
import { wordsOf } from '#model/writing/post/words';
import { putFiles } from '../../store/community/files.ts';
import { addTags, removeTags } from '../../store/community/tags.ts';
import { putTerms } from '../../store/community/terms.ts';
import type { Db, Store } from '../../store/store.ts';
import { touchUploads } from '../../store/uploads/rows.ts';
import { Refusal } from '../refusal.ts';
import { given } from './rows.ts';
import { tagNames, tidyLine } from './tags.ts';
import { termsOf } from './terms.ts';
import { hashesOf, hashOf } from './text.ts';

type Content = NewPost['content'];

/** The words by which a post is found, the most relevant first. */
export const wordsToFind = (facts: PostMetadata, content: Content): string =>
  [facts.title, ...facts.tags.map(({ data }) => data), facts.artists, facts.summary, wordsOf(content)]
    .filter((part) => typeof part === 'string')
    .join('\n');

/** The uploads of a post: those in its text, and the song's. */
export function filesOf({ song }: Pick<PostMetadata, 'song'>, content: Content): readonly string[] {
  const paths = song?.type === 'custom' ? [song.audio, song.cover] : [];
  const ofSong = paths.flatMap((path) => (typeof path === 'string' ? (hashOf(path) ?? []) : []));
  return [...new Set([...hashesOf(content), ...ofSong])];
}

type Wanted = Partial<Pick<NewPost, 'tags' | Exclude<keyof PostMetadata, 'tags'>>>;

/** The facts of a post as they are kept: tidy, and without what was left out. */
export function factsOf(asked: Wanted): PostMetadata {
  const { title, artists, diff, level, summary, rating, song, storyType, tags, ...others } = asked;
  const { warningViolence, warningDeath, warningNonCon, warningUnderage } = others;
  const line = (text: string | null | undefined): string | null => (text ? tidyLine(text) : null);
  const warnings = { warningViolence, warningDeath, warningNonCon, warningUnderage };
  const own = { diff, level, summary, rating, song, storyType, ...warnings };
  const kept = given({ title: line(title), artists: line(artists), ...own });
  return { ...kept, tags: tagNames(tags ?? []).map(({ type, data }) => ({ type, data })) };
}

/** What charts and stories are listed by. */
export const listColumns = ({ song, diff, level, rating, ...others }: PostMetadata) => ({
  rating: rating ?? 0,
  warnings: warningBits(warningsOf(others)),
  songType: song?.type ?? null,
  songId: song && song.type !== 'custom' ? song.id : null,
  diff: diff ?? null,
  level: level ?? null,
});

interface Kept {
  readonly id: number;
  readonly categoryId: string;
  readonly facts: PostMetadata;
  readonly content: Content;
}

/** Keeps, in the transaction of the post itself, what the post shows, is found by and stands under. */
export async function keepAround(trx: Db, store: Store, post: Kept, isNew: boolean): Promise<void> {
  const { id, facts, content } = post;
  const hashes = filesOf(facts, content);
  if (!(await touchUploads(trx, hashes, store.now()))) {
    throw new Refusal('CONTENT_INVALID', { fields: { content: 'INVALID' } });
  }
  if (!isNew) await removeTags(trx, id);
  await putFiles(trx, id, hashes);
  await putTerms(trx, id, termsOf(wordsToFind(facts, content)));
  await addTags(trx, store.newId, id, post.categoryId, tagNames(facts.tags));
}
