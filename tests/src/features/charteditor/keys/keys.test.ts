import { describe, expect, test } from 'vitest';
import { EDITOR_ACTIONS } from '#src/features/charteditor/keys/actions.ts';
import { chordOf } from '#src/features/charteditor/keys/chord.ts';
import { actionsOf, KEY_PRESETS, keyPresetOf, keysOfAction } from '#src/features/charteditor/keys/presets.ts';

const stroke = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('a key', () => {
  test('is named with what is held, and a sign by itself', () => {
    expect(chordOf({ ...stroke, key: 'z', ctrlKey: true, shiftKey: true })).toBe('Ctrl+Shift+Z');
    expect(chordOf({ ...stroke, key: 'z', metaKey: true })).toBe('Ctrl+Z');
    expect(chordOf({ ...stroke, key: '?', shiftKey: true })).toBe('?');
    expect(chordOf({ ...stroke, key: '+', shiftKey: true })).toBe('Plus');
    expect(chordOf({ ...stroke, key: 'ArrowUp', altKey: true })).toBe('Alt+ArrowUp');
  });
});

describe.each(KEY_PRESETS)('the keys of $name', ({ name }) => {
  test('reach every action', () => {
    expect(EDITOR_ACTIONS.filter((action) => keysOfAction(name, action).length === 0)).toEqual([]);
  });

  test('do one thing each', () => {
    const chords = EDITOR_ACTIONS.flatMap((action) => keysOfAction(name, action));
    expect(chords.filter((chord, index) => chords.indexOf(chord) !== index)).toEqual([]);
    expect(actionsOf(name).size).toBe(chords.length);
  });
});

test('keys of an unknown name are our own', () => {
  expect([keyPresetOf('mikuMikuWorld'), keyPresetOf('toString'), keyPresetOf(null)]).toEqual([
    'mikuMikuWorld',
    'setori',
    'setori',
  ]);
});
