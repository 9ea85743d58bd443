import type { ListedPost } from '#model/contract/community/post';
import { readRichText } from '#model/records/read-rich-text';
import type { RichNode, RichObject, RichText, RichWords } from '#model/records/rich-text';

const MAX_LETTERS = 200;
const MAX_PICTURES = 3;

/** Mature and explicit: a list says so, and shows nothing of it. */
const MATURE = 2;

/** What a row shows of a post besides its facts. */
export interface RowContent {
  readonly excerpt: string;
  readonly cards: readonly number[];
  readonly songs: readonly number[];
  /** Paths of uploads. */
  readonly images: readonly string[];
}

const NOTHING: RowContent = { excerpt: '', cards: [], songs: [], images: [] };

const wordsOf = (words: RichWords | null): string => (words?.kind === 'literal' ? words.text : '');

function textOf(node: RichNode): string {
  if (node.type === 'text' || node.type === 'address') return wordsOf(node.words);
  if (node.type === 'mention') return `@${node.username}`;
  return node.type === 'bullets' ? node.items.flat().map(textOf).join(' ') : ' ';
}

function excerptOf(text: RichText): string {
  const words = text.flatMap((block) => (block.type === 'content' ? block.nodes.map(textOf) : []));
  const line = [...words.join('').replaceAll(/\s+/gu, ' ').trim()];
  return line.length > MAX_LETTERS ? `${line.slice(0, MAX_LETTERS).join('')}…` : line.join('');
}

const read = new WeakMap<readonly unknown[], RowContent>();

function contentOf(content: readonly unknown[]): RowContent {
  const text = readRichText(content, () => undefined);
  const idsOf = (object: string) =>
    text
      .flatMap((block) => (block.type === 'objects' && block.object === object ? block.ids : []))
      .slice(0, MAX_PICTURES);
  const images = text.flatMap((block) => (block.type === 'images' ? block.paths : [])).slice(0, 1);
  return { excerpt: excerptOf(text), cards: idsOf('card'), songs: idsOf('song').slice(0, 1), images };
}

export const isMature = ({ rating }: Pick<ListedPost, 'rating'>): boolean => (rating ?? 0) >= MATURE;

/** Worked out once for each post; nothing of a mature one. */
export function rowContent(post: ListedPost): RowContent {
  if (isMature(post)) return NOTHING;
  const known = read.get(post.content) ?? contentOf(post.content);
  read.set(post.content, known);
  return known;
}

/** Kinds of things whose pictures rows show. */
export const kindsOfRows = (posts: readonly ListedPost[]): readonly RichObject[] =>
  posts.flatMap((post) => {
    const { cards, songs, images } = rowContent(post);
    if (images.length > 0) return [];
    return cards.length > 0 ? ['card'] : songs.length > 0 ? ['song'] : [];
  });
