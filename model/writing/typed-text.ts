import { LINK_TARGETS } from '../contract/community/text-limits.ts';
import type { PostNode } from '../contract/rich-text.ts';
import { RICH_OBJECTS } from '../records/rich-text.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { addressOfThing, thingAt } from './site-address.ts';

/** What a member writes into a field: words with names and addresses in them, and pictures below. */
export interface Typed {
  readonly text: string;
  /** Paths of uploaded pictures. */
  readonly pictures: readonly string[];
  /** The time of a chart that it is about. */
  readonly seconds?: number;
}

export const NOTHING_TYPED: Typed = { text: '', pictures: [] };

const THUMBNAIL = 1;

/** A link to an address, or to the thing whose page it is. */
export function addressNode(address: string, home: string): PostNode {
  const thing = address.startsWith(`${home}/`) ? thingAt(address.slice(home.length)) : null;
  const target = thing && LINK_TARGETS.find((each) => each === `${thing.object}-single`);
  return thing && target
    ? { type: 'link', target, data: String(thing.id) }
    : { type: 'link', target: 'url', data: address };
}

/** A piece of a typed line as a node. */
export function nodeOfPiece(piece: Piece, home: string): PostNode {
  if (piece.kind === 'name') return { type: 'mention', data: piece.username };
  return piece.kind === 'address' ? addressNode(piece.address, home) : { type: 'text', data: piece.text };
}

/** Not within a word or a time of day: `10:30:20` names no emoji. */
const EMOJI = /(?<![\p{L}\p{N}]):([0-9A-Za-z_-]{1,64}):(?![\p{L}\p{N}])/gu;

/** Plain words with the emoji of the site in them, `:name:`; other names stay words. */
function emojiIn(words: string, names: ReadonlySet<string>): readonly PostNode[] {
  const nodes: PostNode[] = [];
  let end = 0;
  for (const { 0: mark, 1: name = '', index } of words.matchAll(EMOJI)) {
    if (!names.has(name)) continue;
    if (index > end) nodes.push({ type: 'text', data: words.slice(end, index) });
    nodes.push({ type: 'emoji', data: name });
    end = index + mark.length;
  }
  if (end < words.length) nodes.push({ type: 'text', data: words.slice(end) });
  return nodes;
}

/** Lines of a text without spaces at their ends and without empty ones around it. */
const linesOf = (text: string): readonly string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/^\n+|\n+$/g, '')
    .split('\n');

const NO_EMOJI: ReadonlySet<string> = new Set();

/** What is sent for what was typed; `home` is the site's origin, `emoji` the names of its emoji. Empty when nothing was. */
export function nodesOf(
  { text, pictures }: Typed,
  home: string,
  emoji: ReadonlySet<string> = NO_EMOJI,
): readonly PostNode[] {
  const lines = linesOf(text).map((line) =>
    piecesOf(line).flatMap((piece) =>
      piece.kind === 'words' ? emojiIn(piece.text, emoji) : [nodeOfPiece(piece, home)],
    ),
  );
  const running = lines.flatMap((line, index): PostNode[] =>
    index === 0 ? line : [{ type: 'br' }, ...line],
  );
  if (pictures.length === 0) return running;
  return [...running, { type: 'image', display: THUMBNAIL, objects: [...pictures] }];
}

/** How an emoji of the site is typed. */
export const emojiMark = (name: string): string => `:${name}:`;

/** Whether a text may name emoji, so that their names are worth asking for. */
export const mayNameEmoji = (text: string): boolean => text.search(EMOJI) >= 0;

/** How a node is typed; null for those that cannot be. */
function textOf(node: PostNode, home: string): string | null {
  if (node.type === 'text') return node.data;
  if (node.type === 'br') return '\n';
  if (node.type === 'mention') return `@${node.data}`;
  if (node.type === 'emoji') return emojiMark(node.data);
  if (node.type !== 'link') return null;
  if (node.target === 'url') return node.data;
  const object = RICH_OBJECTS.find((each) => node.target === `${each}-single`);
  return object === undefined ? null : addressOfThing(home, { object, id: Number(node.data) });
}

const picturesIn = (node: PostNode | undefined): readonly string[] =>
  node?.type === 'image' && node.display === THUMBNAIL ? node.objects : [];

/** What was typed for these nodes; null when some of them cannot be typed, so that no edit loses anything. */
export function typedFrom(nodes: readonly PostNode[], home: string): Typed | null {
  const pictures = picturesIn(nodes.at(-1));
  const running = pictures.length > 0 ? nodes.slice(0, -1) : nodes;
  const texts = running.map((node) => textOf(node, home));
  if (texts.includes(null)) return null;
  const typed: Typed = { text: texts.join(''), pictures };
  const emoji = new Set(running.flatMap((node) => (node.type === 'emoji' ? [node.data] : [])));
  return JSON.stringify(nodesOf(typed, home, emoji)) === JSON.stringify(nodes) ? typed : null;
}

/** Characters as a reader counts them, near enough: an emoji is one, a line break too. */
export const lengthOf = (text: string): number => [...text].length;
