import fc from 'fast-check';
import { history, redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import { type Command, EditorState, NodeSelection } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import type { PostNode } from '#model/contract/rich-text';
import { nodesOfDocument, normalNodes } from '#model/writing/post/document';
import { knownNode } from '#model/writing/post/nodes';
import {
  caretAt,
  insertNodes,
  insertPicture,
  insertPiece,
  insertWords,
  isInHeading,
  joinHeading,
  moveBlock,
  nameAtCaret,
  nodesOfSlice,
  replaceAll,
  toggleHeading,
} from '#src/features/studio/editor/commands.ts';
import { docOf, documentIn } from '#src/features/studio/editor/schema.ts';
import { anyNode, postNode } from '#tests/arbitraries/post';

const open = (nodes: Parameters<typeof docOf>[0]) =>
  EditorState.create({ doc: docOf(nodes), plugins: [history()] });
const nodesIn = (state: EditorState) => nodesOfDocument(documentIn(state.doc));

/** The state after a command; the same one when it can do nothing. */
function run(state: EditorState, command: Command): EditorState {
  let next = state;
  command(state, (transaction) => {
    next = state.apply(transaction);
  });
  return next;
}

type Deed = (state: EditorState) => EditorState;

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.nat().map(
    (at): Deed =>
      (state) =>
        state.apply(caretAt(state, at % (state.doc.content.size + 1))),
  ),
  fc.nat().map(
    (index): Deed =>
      (state) => {
        const at = state.doc.resolve(0).posAtIndex(index % state.doc.childCount, 0);
        if (state.doc.nodeAt(at)?.isAtom !== true) return state;
        return state.apply(state.tr.setSelection(NodeSelection.create(state.doc, at)));
      },
  ),
  fc.array(anyNode, { maxLength: 4 }).map(
    (nodes): Deed =>
      (state) =>
        state.apply(insertNodes(state, nodes)),
  ),
  fc.string({ minLength: 1, maxLength: 5 }).map(
    (words): Deed =>
      (state) =>
        state.apply(insertWords(state, words)),
  ),
  postNode
    .filter(({ type }) => type === 'mention' || type === 'link' || type === 'emoji')
    .map(
      (node): Deed =>
        (state) =>
          state.apply(insertPiece(state, node, null)),
    ),
  fc.constantFrom<Deed>(
    (state) => run(state, toggleHeading),
    (state) => run(state, moveBlock(1)),
    (state) => run(state, moveBlock(-1)),
  ),
  fc.nat().map(
    (at): Deed =>
      (state) => {
        const path = `/api/upload/file/${'b'.repeat(40)}`;
        return state.apply(insertPicture(state, at % (state.doc.content.size + 1), path, []));
      },
  ),
  fc.array(postNode, { maxLength: 4 }).map(
    (nodes): Deed =>
      (state) =>
        state.apply(replaceAll(state, nodes)),
  ),
);

describe('the editor', () => {
  test('gives back the nodes it was opened with', () => {
    fc.assert(
      fc.property(fc.array(anyNode, { maxLength: 20 }), (nodes) => {
        expect(nodesIn(open(nodes))).toEqual(normalNodes(nodes));
      }),
    );
  });

  test('holds a sound document after any deeds, undoes all of them and does them again', () => {
    fc.assert(
      fc.property(fc.array(anyNode, { maxLength: 8 }), fc.array(deed, { maxLength: 12 }), (nodes, deeds) => {
        const first = open(nodes);
        let state = first;
        for (const act of deeds) {
          state = act(state);
          state.doc.check();
          expect(normalNodes(nodesIn(state))).toEqual(nodesIn(state));
        }
        const last = state.doc;
        while (undoDepth(state) > 0) state = run(state, undo);
        expect(state.doc.toJSON()).toEqual(first.doc.toJSON());
        while (redoDepth(state) > 0) state = run(state, redo);
        expect(state.doc.toJSON()).toEqual(last.toJSON());
      }),
    );
  });

  test('keeps foreign nodes to the letter whatever is put in around them', () => {
    const foreign = { type: 'sparkle', data: { deep: [1] } };
    const around = fc.array(postNode, { maxLength: 5 });
    fc.assert(
      fc.property(fc.nat(), around, (at, nodes) => {
        const state = open([foreign]);
        const placed = state.apply(caretAt(state, at % (state.doc.content.size + 1)));
        const next = placed.apply(insertNodes(placed, nodes));
        expect(nodesIn(next)).toContainEqual(foreign);
      }),
    );
  });

  test('puts in again what was copied', () => {
    fc.assert(
      fc.property(fc.array(anyNode, { minLength: 1, maxLength: 8 }), (nodes) => {
        const state = open(nodes);
        const all = nodesOfSlice(state.doc.slice(0, state.doc.content.size));
        expect(nodesIn(open(all))).toEqual(nodesIn(state));
      }),
    );
  });

  test('keeps a selected block when something is put in, and goes on below it', () => {
    const picture = { type: 'image', display: 0, objects: [`/api/upload/file/${'a'.repeat(40)}`] };
    const state = open([picture]);
    const selected = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 0)));
    const next = selected.apply(insertWords(selected, 'below'));
    expect(nodesIn(next).map((node) => knownNode(node)?.type)).toEqual(['image', 'text', 'br']);
  });

  test('makes a heading of a line, and a line of a heading', () => {
    const state = open([{ type: 'text', data: 'Team' }]);
    const heading = run(state, toggleHeading);
    expect(nodesIn(heading)).toEqual([{ type: 'heading', data: 'Team' }]);
    expect(isInHeading(heading)).toBe(true);
    expect(nodesIn(run(heading, toggleHeading))).toEqual([{ type: 'text', data: 'Team' }]);
  });

  const song = { type: 'link', target: 'song-single', data: '12' };
  const foreign = { type: 'sparkle', data: { deep: [1] } };
  const heading = { type: 'heading', data: 'Team' };

  test('keeps links and foreign nodes of a line that becomes a heading in the line below', () => {
    const line = [{ type: 'text', data: 'Team ' }, { type: 'mention', data: 'mika_7' }, song, foreign];
    const state = open([...line, { type: 'br' }, { type: 'text', data: 'next' }]);
    const made = run(state, toggleHeading);
    expect(nodesIn(made)).toEqual([
      { type: 'heading', data: 'Team @mika_7' },
      song,
      foreign,
      { type: 'br' },
      { type: 'text', data: 'next' },
    ]);
    expect(isInHeading(made)).toBe(true);
    expect(run(made, undo).doc.eq(state.doc)).toBe(true);
  });

  test.each([
    ['Backspace', 7, -1],
    ['Delete', 5, 1],
  ] as const)('keeps the links of a line that %s joins with the heading above', (_key, at, step) => {
    const state = open([heading, song, foreign]);
    const placed = state.apply(caretAt(state, at));
    const joined = run(placed, joinHeading(step));
    expect(nodesIn(joined)).toEqual([{ type: 'text', data: 'Team' }, song, foreign]);
    expect(joined.selection.from).toBe(5);
  });

  test('puts a link from the picker below the heading, and a name into it as text', () => {
    const state = open([heading]);
    const end = state.apply(caretAt(state, 5));
    const link: PostNode = { type: 'link', target: 'song-single', data: '12' };
    expect(nodesIn(end.apply(insertPiece(end, link, null)))).toEqual([heading, link]);
    const name: PostNode = { type: 'mention', data: 'mika_7' };
    expect(nodesIn(end.apply(insertPiece(end, name, null)))).toEqual([
      { type: 'heading', data: 'Team@mika_7' },
    ]);
  });

  test('keeps every link and foreign node that is put into a heading', () => {
    const nodes = fc.array(fc.constantFrom(song, foreign, { type: 'text', data: 'a' }), { maxLength: 5 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), nodes, (at, put) => {
        const state = open([heading]);
        const placed = state.apply(caretAt(state, at));
        const next = nodesIn(placed.apply(insertNodes(placed, put)));
        const isPiece = ({ type }: { readonly type?: unknown }) => type === 'link' || type === 'sparkle';
        expect(next.filter(isPiece)).toEqual(put.filter(isPiece));
      }),
    );
  });

  test('finds the name at the caret, also behind a link', () => {
    const state = open([
      { type: 'link', target: 'url', data: 'https://example.com' },
      { type: 'text', data: ' @mi' },
    ]);
    const end = state.apply(caretAt(state, state.doc.content.size - 1));
    expect(nameAtCaret(end)).toEqual({ from: 3, begun: 'mi' });
    const named = end.apply(insertPiece(end, { type: 'mention', data: 'mika_7' }, 3));
    expect(nodesIn(named).slice(1)).toEqual([
      { type: 'text', data: ' ' },
      { type: 'mention', data: 'mika_7' },
      { type: 'text', data: ' ' },
    ]);
  });
});
