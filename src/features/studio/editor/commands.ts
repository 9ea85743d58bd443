import { Fragment, type Node, type NodeType, Slice } from 'prosemirror-model';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { MAX_PICTURES } from '#model/contract/community/text-limits';
import type { PostNode } from '#model/contract/rich-text';
import type { JsonObject } from '#model/records/reading';
import type { NameUnderWay } from '#model/writing/completion';
import { nameUnderWay } from '#model/writing/completion';
import { nodesOfDocument } from '#model/writing/post/document';
import { docOf, documentIn, schema } from './schema.ts';

/** Takes the place of what a piece without text is called where only its letter counts. */
const LEAF = '\ufffc';

/** A change that goes on from the selection; a selected block stays, and what comes stands in a line below it. */
function belowBlock(state: EditorState): Transaction {
  const { selection } = state;
  const isBlock = selection instanceof NodeSelection && selection.node.isBlock;
  if (!isBlock) return state.tr;
  const transaction = state.tr.insert(selection.to, schema.node('paragraph'));
  return transaction.setSelection(TextSelection.create(transaction.doc, selection.to + 1));
}

const { emoji: EMOJI, mention: MENTION } = schema.nodes;
const isLine = (node: Node | null): boolean => node?.type === schema.nodes.paragraph;

/** Nodes as a slice whose outer lines join those around it. */
function sliceOf(nodes: readonly JsonObject[]): Slice {
  const { content } = docOf(nodes);
  const last = content.lastChild;
  // The line to write in, which every document ends with, is not part of what is put in.
  const before = content.childCount > 1 ? content.child(content.childCount - 2) : null;
  const isSpare = isLine(last) && last?.childCount === 0 && before?.isAtom === true;
  const fragment = isSpare ? content.cut(0, content.size - (last?.nodeSize ?? 0)) : content;
  return new Slice(fragment, isLine(fragment.firstChild) ? 1 : 0, isLine(fragment.lastChild) ? 1 : 0);
}

/** Puts nodes in at the selection. Lines join the line around them; blocks stand between lines. */
export const insertNodes = (state: EditorState, nodes: readonly JsonObject[]): Transaction =>
  withLine(belowBlock(state).replaceSelection(sliceOf(nodes))).scrollIntoView();

/** Puts a text in at the selection. */
export const insertWords = (state: EditorState, text: string): Transaction =>
  belowBlock(state).insertText(text).scrollIntoView();

/** Whatever stands last, there is a line to write in below it, where the selection goes when it has no line. */
function withLine(transaction: Transaction): Transaction {
  if (transaction.doc.lastChild?.isAtom === true) {
    transaction.insert(transaction.doc.content.size, schema.node('paragraph'));
  }
  const { selection } = transaction;
  if (selection instanceof TextSelection) return transaction;
  return transaction.setSelection(Selection.near(transaction.doc.resolve(selection.to), 1));
}

/** The caret at a place, or at the nearest one that can hold it. */
export const caretAt = (state: EditorState, at: number): Transaction =>
  state.tr.setSelection(Selection.near(state.doc.resolve(at)));

/** The document with these nodes and no others, as one change that can be undone. */
export const replaceAll = (state: EditorState, nodes: readonly JsonObject[]): Transaction =>
  state.tr.replaceWith(0, state.doc.content.size, docOf(nodes).content);

/** Puts a picture where it is awaited, into the pictures that came along with it if there are any. */
export function insertPicture(
  state: EditorState,
  at: number,
  path: string,
  companions: readonly string[],
): Transaction {
  let place: number | null = null;
  state.doc.forEach((node, offset) => {
    const objects: unknown = node.attrs.objects;
    const isTheirs = Array.isArray(objects) && companions.some((each) => objects.includes(each));
    if (node.type.name === 'pictures' && isTheirs && node.attrs.objects.length < MAX_PICTURES) place = offset;
  });
  const beside = place === null ? null : state.doc.nodeAt(place);
  if (beside && place !== null)
    return state.tr.setNodeMarkup(place, undefined, {
      ...beside.attrs,
      objects: [...beside.attrs.objects, path],
    });
  const node = schema.node('pictures', { display: 0, objects: [path] });
  const around = state.doc.resolve(at);
  const transaction =
    around.parent.type === schema.nodes.paragraph && around.parent.childCount === 0
      ? state.tr.replaceRangeWith(around.before(), around.after(), node)
      : state.tr.replaceRangeWith(at, at, node);
  return withLine(transaction);
}

const blockType = (type: NodeType, state: EditorState): boolean => state.selection.$from.parent.type === type;

export const isInHeading = (state: EditorState): boolean => blockType(schema.nodes.heading, state);

/** Whether a piece says as much as its text; a link or a foreign node says more. */
const isWords = ({ type }: Node): boolean => type.isText || type === EMOJI || type === MENTION;

/** The line as a heading, which holds text alone. What is more than its text stands in a line below. */
function headingOf(line: Node): readonly [Node, ...Node[]] {
  const words = line.children.filter(isWords).map(({ textContent }) => textContent);
  const rest = line.children.filter((piece) => !isWords(piece));
  const text = words.join('');
  const heading = schema.node('heading', null, text === '' ? [] : [schema.text(text)]);
  return rest.length === 0 ? [heading] : [heading, schema.node('paragraph', null, rest)];
}

/** Makes a heading of the line at the caret, and a line of a heading. */
export const toggleHeading: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.depth === 0) return false;
  const { parent } = $from;
  const at = $from.before();
  if (!dispatch) return true;
  const next = isInHeading(state) ? [schema.node('paragraph', null, parent.content)] : headingOf(parent);
  const transaction = state.tr.replaceWith(at, at + parent.nodeSize, next);
  const caret = Math.min(at + 1 + $from.parentOffset, at + (next[0]?.nodeSize ?? 0) - 1);
  dispatch(transaction.setSelection(TextSelection.create(transaction.doc, caret)).scrollIntoView());
  return true;
};

/** Joins a heading with a line below that a heading could not hold: both become a line. -1 from below, 1 from the heading. */
export const joinHeading =
  (step: -1 | 1): Command =>
  (state, dispatch) => {
    const { $from, empty } = state.selection;
    if (!empty || $from.depth === 0) return false;
    const edge = step < 0 ? $from.start() : $from.end();
    if ($from.pos !== edge) return false;
    const at = step < 0 ? $from.before() : $from.after();
    const { nodeBefore, nodeAfter } = state.doc.resolve(at);
    if (nodeBefore?.type !== schema.nodes.heading || !isLine(nodeAfter)) return false;
    if (nodeAfter?.children.every(({ isText }) => isText)) return false;
    dispatch?.(
      state.tr
        .setNodeMarkup(at - nodeBefore.nodeSize, schema.nodes.paragraph)
        .join(at)
        .scrollIntoView(),
    );
    return true;
  };

/** Moves a block up or down past its neighbour. */
export const moveBlock =
  (step: -1 | 1): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const index = $from.index(0);
    const other = index + step;
    if (other < 0 || other >= state.doc.childCount) return false;
    if (!dispatch) return true;
    const block = state.doc.child(index);
    const from = $from.posAtIndex(index, 0);
    const transaction = state.tr.delete(from, from + block.nodeSize);
    const to = step < 0 ? from - state.doc.child(other).nodeSize : from + state.doc.child(other).nodeSize;
    transaction.insert(to, block);
    const moved = to + ($from.pos - from);
    const selection =
      state.selection instanceof NodeSelection
        ? NodeSelection.create(transaction.doc, to)
        : TextSelection.near(transaction.doc.resolve(moved));
    dispatch(transaction.setSelection(selection).scrollIntoView());
    return true;
  };

/** The name that is being typed at the caret; null when none is. */
export function nameAtCaret({ selection }: EditorState): NameUnderWay | null {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type !== schema.nodes.paragraph) return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, LEAF);
  const name = nameUnderWay(before, before.length);
  return name && { from: $from.start() + name.from, begun: name.begun };
}

/** Inserts a node in place of the selection, or of everything from a position on, followed by a space except after an emoji. A heading takes names and emoji as text; a link goes below it. */
export function insertPiece(state: EditorState, node: PostNode, begun: number | null): Transaction {
  const piece = docOf([node]).firstChild?.firstChild;
  const transaction = belowBlock(state);
  if (!piece) return transaction;
  const { selection, doc } = transaction;
  const from = begun ?? selection.from;
  const { to } = selection;
  if (!isLine(selection.$from.parent))
    return isWords(piece) ? transaction.insertText(piece.textContent, from, to) : insertNodes(state, [node]);
  const hasSpace = /^\s/.test(doc.textBetween(to, Math.min(to + 1, doc.content.size), '', LEAF));
  const needsSpace = piece.type !== EMOJI;
  transaction.replaceWith(from, to, needsSpace && !hasSpace ? [piece, schema.text(' ')] : [piece]);
  const caret = from + piece.nodeSize + (needsSpace ? 1 : 0);
  return transaction.setSelection(TextSelection.create(transaction.doc, caret)).scrollIntoView();
}

/** The nodes of a selection, for the clipboard. */
export function nodesOfSlice({ content }: Slice): readonly JsonObject[] {
  const isInline = content.firstChild?.isInline === true;
  const blocks = isInline ? Fragment.from(schema.node('paragraph', null, content)) : content;
  return blocks.childCount === 0 ? [] : nodesOfDocument(documentIn(schema.node('doc', null, blocks)));
}
