import type { ListedPost } from '#model/contract/community/post';
import { readPostText } from '#model/records/read-rich-text';
import type { RichObject } from '#model/records/rich-text';
import { plainTextOf } from '#model/rules/rich-text';

const MAX_LETTERS = 200;
const MAX_PICTURES = 3;

/** What a row shows of a post besides its facts. */
export interface RowContent {
  readonly excerpt: string;
  readonly cards: readonly number[];
  readonly songs: readonly number[];
  /** Path of the jacket of music that a member uploaded. */
  readonly cover: string | null;
  /** Paths of uploads. */
  readonly images: readonly string[];
}

const NOTHING: RowContent = { excerpt: '', cards: [], songs: [], cover: null, images: [] };

const read = new WeakMap<readonly unknown[], RowContent>();

function contentOf({ content, song }: ListedPost): RowContent {
  const text = readPostText(content);
  const idsOf = (object: string) =>
    text
      .flatMap((block) => (block.type === 'objects' && block.object === object ? block.ids : []))
      .slice(0, MAX_PICTURES);
  const images = text.flatMap((block) => (block.type === 'images' ? block.paths : [])).slice(0, 1);
  const excerpt = plainTextOf(text, MAX_LETTERS);
  // A chart is known by its jacket.
  if (song?.type === 'bandori') return { ...NOTHING, excerpt, songs: [song.id] };
  if (song) return { ...NOTHING, excerpt, cover: song.type === 'custom' ? (song.cover ?? null) : null };
  return {
    ...NOTHING,
    excerpt,
    cards: idsOf('card'),
    songs: idsOf('song').slice(0, 1),
    images,
  };
}

/** Worked out once for each post; nothing of one that is held back. */
export function rowContent(post: ListedPost, isHeldBack: boolean): RowContent {
  if (isHeldBack) return NOTHING;
  const known = read.get(post.content) ?? contentOf(post);
  read.set(post.content, known);
  return known;
}

/** Without the song of a chart, which a row names anyway. */
export const rowTags = ({ tags, song }: ListedPost): ListedPost['tags'] =>
  song?.type === 'bandori'
    ? tags.filter(({ type, data }) => type !== 'song' || data !== String(song.id))
    : tags;

/** Kinds of things whose pictures rows show. */
export const kindsOfRows = (
  posts: readonly ListedPost[],
  isHeldBack: (post: ListedPost) => boolean,
): readonly RichObject[] =>
  posts.flatMap((post) => {
    const { cards, songs, images } = rowContent(post, isHeldBack(post));
    if (images.length > 0) return [];
    return cards.length > 0 ? ['card'] : songs.length > 0 ? ['song'] : [];
  });
