import { describe, expect, test } from 'vitest';
import { compileSource } from '#model/media/story/compile-source';
import { applyCommand } from '#model/media/story/editing/commands';
import { emptySheet, sourceOf } from '#model/media/story/editing/sheet';
import { NEW_KINDS, newAction } from '#src/features/storyeditor/list/new-action.ts';

const EMPTY = emptySheet(0);
const SPOKEN = applyCommand(EMPTY, {
  kind: 'insert',
  at: 0,
  actions: [
    { type: 'talk', name: 'Ran', body: 'Hello.', characters: [1] },
    { type: 'layout', layoutType: 'appear', character: 2 },
  ],
});

describe('a new action', () => {
  test('has the speaker of the line before, and the figure that was named last', () => {
    expect(newAction('talk', SPOKEN, 2)).toMatchObject({ name: 'Ran', characters: [1], body: '' });
    expect(newAction('motion', SPOKEN, 2)).toMatchObject({ character: 2 });
    expect(newAction('motion', SPOKEN, 1)).toMatchObject({ character: 1 });
    expect(newAction('talk', SPOKEN, 0)).toMatchObject({ name: ' ', characters: [] });
    expect(newAction('layout', EMPTY, 0)).toMatchObject({ character: 0 });
  });

  test.each(NEW_KINDS)('of kind %s is one that readers know', (kind) => {
    const sheet = applyCommand(EMPTY, { kind: 'insert', at: 0, actions: [newAction(kind, EMPTY, 0)] });
    expect(compileSource(sourceOf(sheet))).toMatchObject({ steps: [{ index: 0 }], unknown: [] });
  });
});
