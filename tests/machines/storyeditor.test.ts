import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { storyeditorMachine } from '#machines/storyeditor/storyeditor.machine';
import type { StoryEditorCommand } from '#machines/storyeditor/storyeditor.types';
import { storyEditorView } from '#machines/storyeditor/storyeditor.view';
import { applyCommand } from '#model/media/story/editing/commands';
import { emptySheet, type StorySheet } from '#model/media/story/editing/sheet';
import type { JsonObject } from '#model/records/reading';
import { walkMachine } from '../laws/machine-walk.ts';

const line = (body: string): JsonObject => ({ type: 'talk', name: 'Ran', body, characters: [1] });

const EVENTS: readonly StoryEditorCommand[] = [
  { type: 'COMMAND.GIVEN', command: { kind: 'insert', at: 0, actions: [line('Hello.')] } },
  { type: 'EDIT.UNDO' },
  { type: 'EDIT.REDO' },
  { type: 'CURSOR.MOVED', id: 0, mode: 'alone' },
  { type: 'SELECTION.CHANGED', ids: [0] },
  { type: 'SELECTION.COPIED' },
  { type: 'CLIPBOARD.PASTED' },
  { type: 'FILTER.CHANGED', change: { kind: 'talk' } },
  { type: 'SCENE.FOLDED', id: 0, isFolded: true },
  { type: 'NAMES.READ', known: {} },
];

describe('storyeditor machine', () => {
  walkMachine({
    machine: storyeditorMachine,
    events: [
      ...EVENTS,
      { type: 'xstate.after.pause.storyeditor.check.due' },
      { type: 'xstate.done.actor.check', output: [] },
      { type: 'xstate.error.actor.check', error: new Error('out of memory') },
    ],
    deciding: ({ history, checked }) => history.present === checked,
    ignored: {},
  });
});

const storyOf = (...bodies: readonly string[]): StorySheet =>
  applyCommand(emptySheet(0), { kind: 'insert', at: 0, actions: bodies.map(line) });

function start(sheet: StorySheet) {
  const actor = createActor(storyeditorMachine, { input: { sheet } }).start();
  const view = () => storyEditorView(actor.getSnapshot(), actor.send);
  const bodies = () => view().sheet.actions.map(({ json }) => json.body);
  const ids = () => view().sheet.actions.map(({ id }) => id);
  return { actor, view, bodies, ids };
}

describe('a story under edit', () => {
  test('begins at its first action', () => {
    const { view, ids } = start(storyOf('a', 'b'));
    expect([view().cursor, [...view().selection]]).toEqual([ids()[0], [ids()[0]]]);
    expect(start(emptySheet(0)).view().cursor).toBeNull();
  });

  test('selects what was added, and undoes and redoes it', () => {
    const { view, bodies } = start(storyOf('a'));
    view().run({ kind: 'insert', at: 1, actions: [line('b'), line('c')] });
    expect([bodies(), view().selection.size]).toEqual([['a', 'b', 'c'], 2]);
    view().undo();
    expect([bodies(), view().selection.size, view().canUndo, view().canRedo]).toEqual([
      ['a'],
      1,
      false,
      true,
    ]);
    view().redo();
    expect(bodies()).toEqual(['a', 'b', 'c']);
  });

  test('takes back what was typed into one field as one step, until the cursor moves', () => {
    const { view, bodies, ids } = start(storyOf('a', 'b'));
    const [id = 0] = ids();
    const type = (body: string) => view().run({ kind: 'change', id, fields: { body } }, `${id} body`);
    type('ab');
    type('abc');
    view().moveTo(id);
    type('abcd');
    view().undo();
    expect(bodies()).toEqual(['abc', 'b']);
    view().undo();
    expect(bodies()).toEqual(['a', 'b']);
  });

  test('goes on at the next action when the one at the cursor is removed, else at the last', () => {
    const { view, ids } = start(storyOf('a', 'b', 'c'));
    const [, b = 0, c = 0] = ids();
    view().moveTo(b);
    view().run({ kind: 'remove', ids: [b] });
    expect([view().cursor, [...view().selection]]).toEqual([c, [c]]);
    view().run({ kind: 'remove', ids: [c] });
    expect(view().cursor).toBe(ids()[0]);
    view().run({ kind: 'remove', ids: ids() });
    expect([view().cursor, view().selection.size]).toEqual([null, 0]);
  });

  test('selects a range in either direction, and single ones besides', () => {
    const { view, ids } = start(storyOf('a', 'b', 'c', 'd'));
    const [a = 0, b = 0, c = 0, d = 0] = ids();
    view().moveTo(c);
    view().moveTo(a, 'extend');
    expect([...view().selection]).toEqual([a, b, c]);
    view().moveTo(d, 'extend');
    expect([...view().selection]).toEqual([c, d]);
    view().moveTo(a, 'toggle');
    view().moveTo(c, 'toggle');
    expect([...view().selection].sort()).toEqual([a, d].sort());
    view().moveTo(99);
    expect(view().cursor).toBe(c);
  });

  test('pastes behind the cursor what was copied here or elsewhere', () => {
    const { view, bodies, ids } = start(storyOf('a', 'b'));
    view().copy();
    view().moveTo(ids()[1] ?? 0);
    view().paste();
    expect(bodies()).toEqual(['a', 'b', 'a']);
    view().moveTo(null);
    view().paste([line('z')]);
    expect(bodies()).toEqual(['z', 'a', 'b', 'a']);
  });

  test('forgets folds of scenes that are gone', () => {
    const { view, ids } = start(storyOf('a', 'b'));
    const [a = 0] = ids();
    view().fold(a, true);
    expect([...view().folded]).toEqual([a]);
    view().run({ kind: 'remove', ids: [a] });
    expect([...view().folded]).toEqual([]);
  });

  test('looks a story through a moment after the last edit, and again when more is known', async () => {
    const looked: number[] = [];
    const machine = storyeditorMachine.provide({
      delays: { pause: 1 },
      actors: {
        check: fromPromise(({ input }) => {
          looked.push(input.sheet.actions.length);
          return Promise.resolve([]);
        }),
      },
    });
    const actor = createActor(machine, { input: { sheet: storyOf('a') } }).start();
    const view = () => storyEditorView(actor.getSnapshot(), actor.send);
    view().run({ kind: 'insert', at: 1, actions: [line('b')] });
    await expect.poll(() => [looked, view().findings, view().isChecking]).toEqual([[2], [], false]);
    view().learn({});
    await expect.poll(() => looked).toEqual([2, 2]);
  });

  test('never selects what is not there, whatever is done', () => {
    const id = fc.nat(8);
    const command = fc.oneof(
      fc.record({
        kind: fc.constant('insert' as const),
        at: fc.nat(5),
        actions: fc.array(fc.constant(line('x')), { maxLength: 3 }),
      }),
      fc.record({ kind: fc.constantFrom('remove' as const, 'duplicate' as const), ids: fc.array(id) }),
      fc.record({ kind: fc.constant('move' as const), ids: fc.array(id), to: fc.nat(5) }),
    );
    const event: fc.Arbitrary<StoryEditorCommand> = fc.oneof(
      fc.record({ type: fc.constant('COMMAND.GIVEN' as const), command }),
      fc.constantFrom<StoryEditorCommand>({ type: 'EDIT.UNDO' }, { type: 'EDIT.REDO' }),
      fc.record({
        type: fc.constant('CURSOR.MOVED' as const),
        id: fc.option(id),
        mode: fc.constantFrom('alone' as const, 'extend' as const, 'toggle' as const),
      }),
      fc.record({ type: fc.constant('SELECTION.CHANGED' as const), ids: fc.array(id) }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { actor, view, ids } = start(storyOf('a', 'b', 'c'));
        for (const each of events) {
          actor.send(each);
          const there = new Set(ids());
          const marked = [...view().selection, view().cursor].filter((one) => one !== null);
          expect(marked.filter((one) => !there.has(one))).toEqual([]);
        }
        actor.stop();
      }),
    );
  });
});
