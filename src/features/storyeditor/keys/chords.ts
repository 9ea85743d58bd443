/** What keys do in the editor, in the order in which the help lists it. */
export const STORY_ACTS = [
  'up',
  'down',
  'first',
  'last',
  'extendUp',
  'extendDown',
  'selectAll',
  'write',
  'addTalk',
  'addLayout',
  'addMotion',
  'addEffect',
  'addSound',
  'addBackground',
  'moveUp',
  'moveDown',
  'fold',
  'unfold',
  'duplicate',
  'remove',
  'copy',
  'cut',
  'paste',
  'undo',
  'redo',
  'keep',
  'play',
  'find',
  'help',
] as const;
export type EditorAct = (typeof STORY_ACTS)[number];

export const STORY_CHORDS: Readonly<Record<EditorAct, readonly string[]>> = {
  up: ['ArrowUp'],
  down: ['ArrowDown'],
  first: ['Home'],
  last: ['End'],
  extendUp: ['Shift+ArrowUp'],
  extendDown: ['Shift+ArrowDown'],
  selectAll: ['Ctrl+A'],
  write: ['Enter'],
  addTalk: ['T', 'Ctrl+Enter'],
  addLayout: ['F'],
  addMotion: ['M'],
  addEffect: ['E'],
  addSound: ['S'],
  addBackground: ['B'],
  moveUp: ['Alt+ArrowUp'],
  moveDown: ['Alt+ArrowDown'],
  fold: ['ArrowLeft'],
  unfold: ['ArrowRight'],
  duplicate: ['Ctrl+D'],
  remove: ['Delete', 'Backspace'],
  copy: ['Ctrl+C'],
  cut: ['Ctrl+X'],
  paste: ['Ctrl+V'],
  undo: ['Ctrl+Z'],
  redo: ['Ctrl+Y', 'Ctrl+Shift+Z'],
  keep: ['Ctrl+S'],
  play: ['Space', 'P'],
  find: ['Ctrl+F', '/'],
  help: ['?'],
};

const BY_CHORD: ReadonlyMap<string, EditorAct> = new Map(
  STORY_ACTS.flatMap((act) => STORY_CHORDS[act].map((chord) => [chord, act] as const)),
);

export const actOfChord = (chord: string): EditorAct | null => BY_CHORD.get(chord) ?? null;

/** Only while the list has the focus: elsewhere on the page these keys belong to what has it. */
export const OF_THE_LIST: ReadonlySet<EditorAct> = new Set([
  'up',
  'down',
  'first',
  'last',
  'extendUp',
  'extendDown',
  'selectAll',
  'write',
  'fold',
  'unfold',
  'remove',
]);

/** The browser says itself when these are pressed, and hands over the clipboard without a question. */
export const NATIVE: ReadonlySet<EditorAct> = new Set(['copy', 'cut', 'paste']);

/** In every field of the page, too: there the browser would save the page. */
export const IN_FIELDS: ReadonlySet<string> = new Set(['Ctrl+S']);
/** In fields of an action besides: elsewhere no one goes on to the next line. */
export const IN_ACTION_FIELDS: ReadonlySet<string> = new Set(['Ctrl+Enter']);

/** They go on as long as their key is held. */
export const REPEATED: ReadonlySet<EditorAct> = new Set([
  'up',
  'down',
  'extendUp',
  'extendDown',
  'moveUp',
  'moveDown',
  'undo',
  'redo',
]);
