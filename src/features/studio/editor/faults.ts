import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { JsonObject } from '#model/records/reading';
import { type PlacedNode, placedNodes } from '#model/writing/post/document';
import { faultOfNode, type NodeFault } from '#model/writing/post/faults';
import { documentIn } from './schema.ts';

/** Something wrong with a node, and where it stands in the editor's document. */
export interface FaultyNode {
  readonly fault: NodeFault;
  readonly node: JsonObject;
  readonly from: number;
  readonly to: number;
}

/** The range of a node of the post; the line for what has no place of its own. */
function rangeOf(doc: Node, { block, piece }: PlacedNode): { readonly from: number; readonly to: number } {
  let from = 0;
  for (let index = 0; index < block; index++) from += doc.child(index).nodeSize;
  const line = doc.child(block);
  if (piece === null) return { from, to: from + line.nodeSize };
  from += 1;
  for (let index = 0; index < piece; index++) from += line.child(index).nodeSize;
  return { from, to: from + line.child(piece).nodeSize };
}

const isAmong = (nodes: readonly JsonObject[], node: JsonObject): boolean => {
  const text = JSON.stringify(node);
  return nodes.some((each) => JSON.stringify(each) === text);
};

/** Everything wrong with a document: what this page knows, and the nodes that the site refused. */
function faultyNodes(doc: Node, refused: readonly JsonObject[]): readonly FaultyNode[] {
  return placedNodes(documentIn(doc)).flatMap((placed) => {
    const { node } = placed;
    const fault = faultOfNode(node) ?? (refused.length > 0 && isAmong(refused, node) ? 'refused' : null);
    return fault ? [{ fault, node, ...rangeOf(doc, placed) }] : [];
  });
}

interface Faults {
  readonly refused: readonly JsonObject[];
  readonly found: readonly FaultyNode[];
}

export const FAULTS = new PluginKey<Faults>('faults');

const judge = (doc: Node, refused: readonly JsonObject[]): Faults => ({
  refused,
  found: faultyNodes(doc, refused),
});

/** Marks the nodes that the site would refuse, or has refused. The meta of a transaction names the refused ones. */
export const faultMarks = (): Plugin =>
  new Plugin<Faults>({
    key: FAULTS,
    state: {
      init: (_config, { doc }) => judge(doc, []),
      apply: (transaction, before) => {
        const refused: readonly JsonObject[] | undefined = transaction.getMeta(FAULTS);
        if (refused === undefined && !transaction.docChanged) return before;
        return judge(transaction.doc, refused ?? before.refused);
      },
    },
    props: {
      decorations: (state) => {
        const marks = (FAULTS.getState(state)?.found ?? []).map(({ from, to }) => {
          const isText = state.doc.nodeAt(from)?.isText === true;
          const attributes = { class: 'is-faulty' };
          return isText ? Decoration.inline(from, to, attributes) : Decoration.node(from, to, attributes);
        });
        return DecorationSet.create(state.doc, marks);
      },
    },
  });
