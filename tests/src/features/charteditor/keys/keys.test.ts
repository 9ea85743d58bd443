import { describe, expect, test } from 'vitest';
import { EDITOR_ACTIONS } from '#src/features/charteditor/keys/actions.ts';
import { chordOf } from '#src/features/charteditor/keys/chord.ts';
import { actionsOf, KEY_PRESETS, keyPresetOf, keysOfAction } from '#src/features/charteditor/keys/presets.ts';

const stroke = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('a key', () => {
  test('is named with what is held, and a sign by itself', () => {
    expect(chordOf({ ...stroke, key: 'z', ctrlKey: true, shiftKey: true })).toBe('Ctrl+Shift+Z');
    expect(chordOf({ ...stroke, key: 'z', metaKey: true })).toBe('Ctrl+Z');
    expect(chordOf({ ...stroke, key: '?', shiftKey: true })).toBe('?');
    expect(chordOf({ ...stroke, key: '+', shiftKey: true })).toBe('Plus');
    expect(chordOf({ ...stroke, key: 'ArrowUp', altKey: true })).toBe('Alt+ArrowUp');
  });

  test('is the Latin one in its place where the keyboard writes other letters', () => {
    const ctrl = { ...stroke, ctrlKey: true };
    expect(chordOf({ ...ctrl, key: 'я', code: 'KeyZ' })).toBe('Ctrl+Z');
    expect(chordOf({ ...ctrl, key: 'Я', code: 'KeyZ', shiftKey: true })).toBe('Ctrl+Shift+Z');
    expect(chordOf({ ...stroke, key: 'ㅡ', code: 'KeyM' })).toBe('M');
    expect(chordOf({ ...stroke, key: 'х', code: 'BracketLeft' })).toBe('[');
    expect(chordOf({ ...stroke, key: 'ю', code: 'Period' })).toBe('.');
    expect(chordOf({ ...stroke, key: 'Ю', code: 'Period', shiftKey: true })).toBe('>');
    // Another order of Latin letters is what the keys say, and a letter elsewhere is itself.
    expect(chordOf({ ...ctrl, key: 'y', code: 'KeyZ' })).toBe('Ctrl+Y');
    expect(chordOf({ ...stroke, key: 'ö', code: 'Semicolon' })).toBe('Ö');
  });

  test('is a sign by itself where it takes AltGr or Option', () => {
    expect(chordOf({ ...stroke, key: '[', ctrlKey: true, altKey: true })).toBe('[');
    expect(chordOf({ ...stroke, key: ']', altKey: true })).toBe(']');
    expect(chordOf({ ...stroke, key: '+', ctrlKey: true })).toBe('Ctrl+Plus');
    // Browsers change their tabs by the one, and move their window by the other.
    expect(chordOf({ ...stroke, key: '1', altKey: true })).toBe('Alt+1');
    expect(chordOf({ ...stroke, key: ' ', altKey: true })).toBe('Alt+Space');
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
