import type { EditorAction, KeyPreset } from './actions.ts';

/** Keys of this editor. */
const OWN: KeyPreset = {
  select: ['1'],
  tap: ['2'],
  flick: ['3'],
  side: ['4'],
  slide: ['5'],
  skill: ['6'],
  bpm: ['7'],
  eraser: ['8'],
  use: ['Enter', 'Space'],
  endSlide: ['Escape'],
  erase: ['Delete', 'Backspace'],
  undo: ['Ctrl+Z'],
  redo: ['Ctrl+Y', 'Ctrl+Shift+Z'],
  selectAll: ['Ctrl+A'],
  selectNone: ['Ctrl+D'],
  later: ['ArrowUp'],
  earlier: ['ArrowDown'],
  barLater: ['PageUp'],
  barEarlier: ['PageDown'],
  laneLeft: ['ArrowLeft'],
  laneRight: ['ArrowRight'],
  start: ['Home'],
  end: ['End'],
  moveLater: ['Alt+ArrowUp'],
  moveEarlier: ['Alt+ArrowDown'],
  moveLeft: ['Alt+ArrowLeft'],
  moveRight: ['Alt+ArrowRight'],
  snap: ['G'],
  finer: ['.'],
  coarser: [','],
  zoomIn: ['Plus', '='],
  zoomOut: ['-'],
  help: ['?'],
};

const PRESETS = { setori: OWN } as const satisfies Readonly<Record<string, KeyPreset>>;
export type KeyPresetName = keyof typeof PRESETS;

/** The action of each key. */
export function actionsOf(name: KeyPresetName): ReadonlyMap<string, EditorAction> {
  const entries = Object.entries(PRESETS[name]) as [EditorAction, readonly string[]][];
  return new Map(entries.flatMap(([action, chords]) => chords.map((chord) => [chord, action] as const)));
}
