import type { ChartEditorView } from '#machines/charteditor/charteditor.view';
import { isHeld } from '#model/chart/editing/changes';
import { everyNote, partsOf, selectedEntries } from '#model/chart/editing/selection';
import { entryBeat, entryEnd, type Meter, spansOf } from '#model/chart/editing/sheet';
import { GRIDS, gridStep, nextGridBeat } from '#model/chart/editing/tools';
import { beatToSeconds } from '#model/chart/time';
import { keysAtCursor } from '../canvas/at-cursor.ts';
import { drawnCommand } from '../canvas/drawn.ts';
import { type ChartViewport, zoomAfter } from '../canvas/viewport.ts';
import type { SoundActs } from '../playback/use-chart-playback.ts';
import type { EditorAction } from './actions.ts';

export interface ActHost {
  editor(): ChartEditorView;
  readonly view: ChartViewport;
  readonly sound: SoundActs;
  openHelp(): void;
  /** Stores the draft now; it is stored anyway. */
  keep(): void;
  /** Lets the author type the number of a tempo that was just placed. */
  openTempo(): void;
  /** Hands what was copied to other programs as well. */
  shareCopy(): void;
  /** Puts in what this or another program copied. */
  paste(isMirrored: boolean): void;
  pasteText(text: string, isMirrored: boolean): void;
}

/** `at` is the time stamp of the event; now without one. */
type Act = (host: ActHost, at?: number) => void;

const reveal = ({ view, editor }: ActHost, beat: number): void =>
  view.reveal(beatToSeconds(spansOf(editor().sheet), beat));

/** Moves the cursor, and the chart with it. */
function go(host: ActHost, beat: number, lane: number): void {
  host.editor().moveCursor({ beat, lane });
  reveal(host, host.editor().cursor.beat);
}

/** Moves the cursor and selects what is between there and where it was first, as a pointer that draws a box. */
const extendBy =
  (steps: number, lanes: number): Act =>
  (host) => {
    const { cursor, grid, extendTo } = host.editor();
    const beat = steps === 0 ? cursor.beat : nextGridBeat(cursor.beat, grid, steps);
    extendTo({ beat, lane: cursor.lane + lanes });
    reveal(host, host.editor().cursor.beat);
  };

const goBeats =
  (steps: number): Act =>
  (host) => {
    const { cursor, grid } = host.editor();
    go(host, nextGridBeat(cursor.beat, grid, steps), cursor.lane);
  };

const goLanes =
  (lanes: number): Act =>
  (host) => {
    const { cursor } = host.editor();
    go(host, cursor.beat, cursor.lane + lanes);
  };

/** By the length of the bar that the cursor is in, or of the one before. */
const goBar =
  (sign: 1 | -1): Act =>
  (host) => {
    const { cursor, sheet } = host.editor();
    const holds = ({ beat }: Meter): boolean => (sign > 0 ? beat <= cursor.beat : beat < cursor.beat);
    const beats = sheet.meters.findLast(holds)?.beats ?? 0;
    go(host, cursor.beat + sign * beats, cursor.lane);
  };

const goEnd: Act = (host) => {
  const { sheet, cursor } = host.editor();
  go(
    host,
    sheet.entries.reduce((end, { entry }) => Math.max(end, entryEnd(entry)), 0),
    cursor.lane,
  );
};

/** What is selected, or what the cursor is on. */
function target({ sheet, selection, cursor, select }: ChartEditorView): boolean {
  if (selection.size > 0) return true;
  const there = keysAtCursor(sheet, cursor);
  if (there.length > 0) select(there);
  return there.length > 0;
}

/** Does something with what is selected. */
const onSelection =
  (run: (editor: ChartEditorView) => void): Act =>
  (host) => {
    if (target(host.editor())) run(host.editor());
  };

/** Of what is selected, the beat that goes ahead. */
function aheadBeat({ sheet, selection }: ChartEditorView, isLater: boolean): number | null {
  const beats = selectedEntries(sheet, selection).map(({ entry }) =>
    isLater ? entryEnd(entry) : entryBeat(entry),
  );
  return beats.reduce<number | null>(
    (most, beat) => (most === null || (isLater ? beat > most : beat < most) ? beat : most),
    null,
  );
}

/** The chart scrolls along with what is moved. */
const moveBy =
  (steps: number, lanes: number): Act =>
  (host) => {
    onSelection(({ grid, run }) => run({ kind: 'move', beats: steps * gridStep(grid), lanes }))(host);
    const beat = steps === 0 ? null : aheadBeat(host.editor(), steps > 0);
    if (beat !== null) reveal(host, beat);
  };

/** Puts a point at the cursor on the slide that is selected. */
const pointAt =
  (isHidden: boolean): Act =>
  (host) => {
    const { sheet, selection, cursor, run } = host.editor();
    const [slide] = selectedEntries(sheet, selection).filter(({ entry }) => isHeld(entry));
    if (slide) run({ kind: 'addPoint', id: slide.id, point: { ...cursor, isHidden } });
  };

const split: Act = (host) => {
  const { sheet, selection, run } = host.editor();
  for (const [id, part] of partsOf(selection)) {
    const held = sheet.entries.find((each) => each.id === id);
    const [node] = part === 'all' ? [] : part;
    if (held && isHeld(held.entry) && node !== undefined) run({ kind: 'split', id, node });
  }
};

const shiftBy =
  (sign: 1 | -1): Act =>
  (host) => {
    const { cursor, run } = host.editor();
    run({ kind: 'shift', from: cursor.beat, beats: sign });
  };

const changeGrid =
  (by: 1 | -1): Act =>
  (host) => {
    const { grid, divide } = host.editor();
    const next = by > 0 ? GRIDS.find((each) => each > grid) : GRIDS.findLast((each) => each < grid);
    if (next !== undefined) divide(next);
  };

/** Does at the cursor what the tool does where a pointer presses. */
const applyTool: Act = (host) => {
  const editor = host.editor();
  const { tool, cursor, sheet, grid } = editor;
  const there = keysAtCursor(sheet, cursor);
  if (tool === 'select') editor.select(there, 'toggle');
  else if (tool === 'slide') editor.continueSlide();
  else if (tool === 'erase') editor.run({ kind: 'erase', keys: new Set(there) });
  else {
    const { beat, lane } = cursor;
    const spot = { x: 0, y: 0, seconds: 0, beat, snappedBeat: beat, lane, zone: 'lanes' } as const;
    const command = drawnCommand(tool, spot, spot, { grid, sheet });
    if (command) editor.run(command);
    if (tool === 'bpm') host.openTempo();
  }
};

const endSlide: Act = (host) => {
  const { nodes, endSlide: end, select } = host.editor();
  if (nodes.length > 0) end();
  else select([]);
};

const copy: Act = (host) => {
  if (!target(host.editor())) return;
  host.editor().copy();
  host.shareCopy();
};

const zoom =
  (steps: 1 | -1): Act =>
  ({ view }) =>
    view.zoomTo(zoomAfter(view.state.pxPerSecond, steps));

/** What each action does. */
export const ACTS: { readonly [Action in EditorAction]: Act } = {
  select: (host) => host.editor().choose('select'),
  tap: (host) => host.editor().choose('tap'),
  flick: (host) => host.editor().choose('flick'),
  side: (host) => host.editor().choose('side'),
  slide: (host) => host.editor().choose('slide'),
  skill: (host) => host.editor().choose('skill'),
  bpm: (host) => host.editor().choose('bpm'),
  eraser: (host) => host.editor().choose('erase'),
  use: applyTool,
  endSlide,
  later: goBeats(1),
  earlier: goBeats(-1),
  barLater: goBar(1),
  barEarlier: goBar(-1),
  laneLeft: goLanes(-1),
  laneRight: goLanes(1),
  start: (host) => go(host, 0, host.editor().cursor.lane),
  end: goEnd,
  keep: (host) => host.keep(),
  undo: (host) => host.editor().undo(),
  redo: (host) => host.editor().redo(),
  cut: (host) => {
    copy(host);
    const { selection, run } = host.editor();
    if (selection.size > 0) run({ kind: 'erase' });
  },
  copy,
  paste: (host) => host.paste(false),
  pasteMirrored: (host) => host.paste(true),
  erase: onSelection(({ run }) => run({ kind: 'erase' })),
  selectAll: (host) => host.editor().select(everyNote(host.editor().sheet)),
  selectNone: (host) => host.editor().select([]),
  extendLater: extendBy(1, 0),
  extendEarlier: extendBy(-1, 0),
  extendLeft: extendBy(0, -1),
  extendRight: extendBy(0, 1),
  moveLater: moveBy(1, 0),
  moveEarlier: moveBy(-1, 0),
  moveLeft: moveBy(0, -1),
  moveRight: moveBy(0, 1),
  mirror: onSelection(({ run }) => run({ kind: 'mirror' })),
  flip: onSelection(({ run }) => run({ kind: 'flip' })),
  reverse: onSelection(({ run }) => run({ kind: 'reverse' })),
  stretchTwice: onSelection(({ run }) => run({ kind: 'stretch', factor: 2 })),
  stretchHalf: onSelection(({ run }) => run({ kind: 'stretch', factor: 0.5 })),
  insertBeat: shiftBy(1),
  removeBeat: shiftBy(-1),
  toggleFlick: onSelection(({ run }) => run({ kind: 'toggleMark', mark: 'flick' })),
  toggleSkill: onSelection(({ run }) => run({ kind: 'toggleMark', mark: 'skill' })),
  toggleHidden: onSelection(({ run }) => run({ kind: 'toggleHidden' })),
  join: onSelection(({ run }) => run({ kind: 'join' })),
  split,
  addPoint: pointAt(false),
  addHiddenPoint: pointAt(true),
  snap: (host) => host.editor().toggleSnap(),
  finer: changeGrid(1),
  coarser: changeGrid(-1),
  zoomIn: zoom(1),
  zoomOut: zoom(-1),
  play: ({ sound }) => sound.play(),
  loop: ({ sound }) => sound.loop(),
  slower: ({ sound }) => sound.changeRate(-1),
  faster: ({ sound }) => sound.changeRate(1),
  metronome: ({ sound }) => sound.metronome(),
  tapTempo: ({ sound }, at = performance.now()) => sound.tap(at),
  testPlay: ({ sound }) => sound.testPlay(),
  help: (host) => host.openHelp(),
};
