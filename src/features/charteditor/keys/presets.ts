import { EDITOR_ACTIONS, type EditorAction, type KeyPreset } from './actions.ts';

/** What all presets share: nothing of it is another thing in the editors that they follow. */
const COMMON: KeyPreset = {
  use: ['Enter'],
  endSlide: ['Escape'],
  erase: ['Delete', 'Backspace'],
  keep: ['Ctrl+S'],
  undo: ['Ctrl+Z'],
  redo: ['Ctrl+Y', 'Ctrl+Shift+Z'],
  cut: ['Ctrl+X'],
  copy: ['Ctrl+C'],
  paste: ['Ctrl+V'],
  pasteMirrored: ['Ctrl+Shift+V'],
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
  extendLater: ['Shift+ArrowUp'],
  extendEarlier: ['Shift+ArrowDown'],
  extendLeft: ['Shift+ArrowLeft'],
  extendRight: ['Shift+ArrowRight'],
  moveLater: ['Alt+ArrowUp'],
  moveEarlier: ['Alt+ArrowDown'],
  moveLeft: ['Alt+ArrowLeft'],
  moveRight: ['Alt+ArrowRight'],
  mirror: ['M'],
  flip: ['Shift+M'],
  reverse: ['R'],
  stretchTwice: [']'],
  stretchHalf: ['['],
  insertBeat: ['Insert'],
  removeBeat: ['Shift+Delete'],
  toggleFlick: ['F'],
  toggleSkill: ['S'],
  toggleHidden: ['H'],
  join: ['J'],
  split: ['Shift+J'],
  addPoint: ['I'],
  addHiddenPoint: ['Shift+I'],
  snap: ['G'],
  finer: ['.'],
  coarser: [','],
  zoomIn: ['Plus', '='],
  zoomOut: ['-'],
  play: ['Space'],
  loop: ['L'],
  slower: ['<'],
  faster: ['>'],
  metronome: ['K'],
  tapTempo: ['T'],
  testPlay: ['P'],
  help: ['?', 'F1'],
};

const PRESETS = {
  setori: {
    ...COMMON,
    select: ['1'],
    tap: ['2'],
    flick: ['3'],
    side: ['4'],
    slide: ['5'],
    skill: ['6'],
    bpm: ['7'],
    eraser: ['8'],
  },
  garupaEditor: {
    ...COMMON,
    tap: ['1'],
    flick: ['2'],
    skill: ['3'],
    slide: ['4'],
    side: ['5', '6'],
    select: ['7'],
    bpm: ['8'],
    eraser: ['9'],
  },
  bangbangboom: {
    ...COMMON,
    select: ['1'],
    tap: ['2'],
    slide: ['3'],
    eraser: ['4'],
    flick: ['5'],
    side: ['6'],
    skill: ['7'],
    bpm: ['8'],
  },
  mikuMikuWorld: {
    ...COMMON,
    select: ['1'],
    tap: ['2'],
    slide: ['3'],
    addPoint: ['4', 'I'],
    flick: ['5'],
    skill: ['6'],
    side: ['7'],
    bpm: ['8'],
    eraser: ['9'],
    mirror: ['Ctrl+F', 'M'],
    // Its other key for this stops the music.
    erase: ['Delete'],
  },
} as const satisfies Readonly<Record<string, KeyPreset>>;

export type KeyPresetName = keyof typeof PRESETS;

/** Editors whose keys these are, by their own names; the first one is ours. */
export const KEY_PRESETS: readonly { readonly name: KeyPresetName; readonly title: string | null }[] = [
  { name: 'setori', title: null },
  { name: 'garupaEditor', title: 'GarupaEditor' },
  { name: 'bangbangboom', title: 'bangbangboom' },
  { name: 'mikuMikuWorld', title: 'MikuMikuWorld' },
];

export const keyPresetOf = (name: string | null): KeyPresetName =>
  KEY_PRESETS.find((preset) => preset.name === name)?.name ?? 'setori';

/** Keys of an action, the first one to be shown. */
export function keysOfAction(name: KeyPresetName, action: EditorAction): readonly string[] {
  const preset: KeyPreset = PRESETS[name];
  return preset[action] ?? [];
}

/** The action of each key. */
export const actionsOf = (name: KeyPresetName): ReadonlyMap<string, EditorAction> =>
  new Map(
    EDITOR_ACTIONS.flatMap((action) => keysOfAction(name, action).map((chord) => [chord, action] as const)),
  );
