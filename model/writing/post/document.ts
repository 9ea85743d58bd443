import type { PostNode } from '../../contract/rich-text.ts';
import type { JsonObject } from '../../records/reading.ts';
import { type Display, knownNode } from './nodes.ts';

/**
 * The document in which a post is edited, and the way from its nodes and back (reference R16). Running text is cut into
 * lines where it breaks; each line is a paragraph of the editor. Everything else is a block.
 */

/** A piece of a line. */
type Piece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'emoji'; readonly attrs: { readonly name: string } }
  | { readonly type: 'mention'; readonly attrs: { readonly username: string } }
  | { readonly type: 'link'; readonly attrs: Pick<LinkNode, 'target' | 'data'> }
  | { readonly type: 'foreign'; readonly attrs: { readonly node: JsonObject } };

type LinkNode = Extract<PostNode, { type: 'link' }>;
type ListNode = Extract<PostNode, { type: 'list' }>;

interface PicturesAttrs {
  readonly display: Display;
  readonly objects: readonly string[];
}
interface ThingsAttrs {
  readonly target: ListNode['target'];
  readonly display: Display;
  readonly objects: readonly number[];
}

type Block =
  | { readonly type: 'paragraph'; readonly content?: readonly Piece[] }
  | {
      readonly type: 'heading';
      readonly attrs: { readonly margin: 'top' | null };
      readonly content?: readonly { readonly type: 'text'; readonly text: string }[];
    }
  | { readonly type: 'pictures'; readonly attrs: PicturesAttrs }
  | { readonly type: 'things'; readonly attrs: ThingsAttrs };

export interface PostDocument {
  readonly type: 'doc';
  readonly content: readonly Block[];
}

/** A text of the contract holds this many letters; a longer one becomes several. */
const MAX_RUN = 10_000;
const HIGH_SURROGATE = /[\ud800-\udbff]$/;

function pieceOf(node: JsonObject): Piece {
  const known = knownNode(node);
  if (known?.type === 'text') return { type: 'text', text: known.data };
  if (known?.type === 'emoji') return { type: 'emoji', attrs: { name: known.data } };
  if (known?.type === 'mention') return { type: 'mention', attrs: { username: known.data } };
  if (known?.type === 'link') return { type: 'link', attrs: { target: known.target, data: known.data } };
  return { type: 'foreign', attrs: { node } };
}

function blockOf(node: PostNode | null): Block | null {
  if (node?.type === 'heading') {
    const attrs = { margin: node.margin ?? null };
    return node.data === ''
      ? { type: 'heading', attrs }
      : { type: 'heading', attrs, content: [{ type: 'text', text: node.data }] };
  }
  if (node?.type === 'image') return { type: 'pictures', attrs: pictures(node) };
  if (node?.type === 'list') return { type: 'things', attrs: things(node) };
  return null;
}

export const displayOf = (display: number): Display => (display === 1 || display === 2 ? display : 0);
const pictures = ({ display, objects }: Extract<PostNode, { type: 'image' }>): PicturesAttrs => ({
  display: displayOf(display),
  objects,
});
const things = ({ target, display, objects }: ListNode): ThingsAttrs => ({
  target,
  display: displayOf(display),
  objects,
});

const paragraph = (pieces: readonly Piece[]): Block =>
  pieces.length === 0 ? { type: 'paragraph' } : { type: 'paragraph', content: pieces };

/** Texts beside each other are one; empty ones are none. */
function withPiece(line: readonly Piece[], piece: Piece): readonly Piece[] {
  if (piece.type !== 'text') return [...line, piece];
  const last = line.at(-1);
  if (piece.text === '') return line;
  if (last?.type !== 'text') return [...line, piece];
  return [...line.slice(0, -1), { type: 'text', text: last.text + piece.text }];
}

/** The document of a post's nodes. It has a line to write in, also after what no one can write in. */
export function documentOf(nodes: readonly JsonObject[]): PostDocument {
  const blocks: Block[] = [];
  let lines: (readonly Piece[])[] = [];
  const close = () => {
    blocks.push(...lines.map(paragraph));
    lines = [];
  };
  for (const node of nodes) {
    const block = blockOf(knownNode(node));
    if (block) {
      close();
      blocks.push(block);
    } else if (knownNode(node)?.type === 'br') {
      if (lines.length === 0) lines.push([]);
      lines.push([]);
    } else {
      const line = withPiece(lines.pop() ?? [], pieceOf(node));
      lines.push(line);
    }
  }
  close();
  const last = blocks.at(-1)?.type;
  if (last === undefined || last === 'pictures' || last === 'things') blocks.push(paragraph([]));
  return { type: 'doc', content: blocks };
}

function textNodes(text: string): readonly PostNode[] {
  const nodes: PostNode[] = [];
  for (let from = 0; from < text.length; ) {
    const part = text.slice(from, from + MAX_RUN);
    const isCut = from + MAX_RUN < text.length && HIGH_SURROGATE.test(part);
    const data = isCut ? part.slice(0, -1) : part;
    nodes.push({ type: 'text', data });
    from += data.length;
  }
  return nodes;
}

function nodesOfPiece(piece: Piece): readonly JsonObject[] {
  if (piece.type === 'text') return textNodes(piece.text);
  if (piece.type === 'emoji') return [{ type: 'emoji', data: piece.attrs.name }];
  if (piece.type === 'mention') return [{ type: 'mention', data: piece.attrs.username }];
  if (piece.type === 'link') return [{ type: 'link', ...piece.attrs }];
  return [piece.attrs.node];
}

/** A node with the place in the document that it comes from. */
export interface PlacedNode {
  readonly node: JsonObject;
  readonly block: number;
  /** Of a line's pieces; null for the block itself. */
  readonly piece: number | null;
}

function nodeOfBlock(block: Exclude<Block, { type: 'paragraph' }>): JsonObject {
  if (block.type === 'pictures') return { type: 'image', ...block.attrs, objects: [...block.attrs.objects] };
  if (block.type === 'things') return { type: 'list', ...block.attrs, objects: [...block.attrs.objects] };
  const data = (block.content ?? []).map(({ text }) => text).join('');
  return block.attrs.margin === 'top' ? { type: 'heading', data, margin: 'top' } : { type: 'heading', data };
}

/** The nodes of a document, each with its place. */
export function placedNodes({ content }: PostDocument): readonly PlacedNode[] {
  const placed: PlacedNode[] = [];
  let isLine = false;
  for (const [block, each] of content.entries()) {
    if (each.type !== 'paragraph') {
      placed.push({ node: nodeOfBlock(each), block, piece: null });
      isLine = false;
      continue;
    }
    if (isLine) placed.push({ node: { type: 'br' }, block, piece: null });
    for (const [piece, part] of (each.content ?? []).entries())
      placed.push(...nodesOfPiece(part).map((node) => ({ node, block, piece })));
    isLine = true;
  }
  return placed;
}

export const nodesOfDocument = (document: PostDocument): readonly JsonObject[] =>
  placedNodes(document).map(({ node }) => node);

/** The one form of nodes that say the same: texts beside each other are one, as long as it may be, and none is empty. */
export const normalNodes = (nodes: readonly JsonObject[]): readonly JsonObject[] =>
  nodesOfDocument(documentOf(nodes));
