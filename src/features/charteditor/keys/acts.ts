import type { ChartEditorView } from '#machines/charteditor/charteditor.view';
import { spansOf } from '#model/chart/editing/sheet';
import { GRIDS, gridStep, nextGridBeat, type Tool } from '#model/chart/editing/tools';
import { beatToSeconds } from '#model/chart/time';
import { keysAtCursor } from '../canvas/at-cursor.ts';
import { tempoAt } from '../canvas/moved.ts';
import { drawnEntry } from '../canvas/notes-of.ts';
import { entryEnd } from '../canvas/scene.ts';
import { type ChartViewport, zoomAfter } from '../canvas/viewport.ts';
import type { EditorAction } from './actions.ts';

export interface ActHost {
  editor(): ChartEditorView;
  readonly view: ChartViewport;
  openHelp(): void;
  openTempo(): void;
}

const BAR_BEATS = 4;
const LAST_LANE = 6;

/** Moves the cursor, and the chart with it. */
function go(host: ActHost, beat: number, lane: number): void {
  const editor = host.editor();
  const to = { beat: Math.max(0, beat), lane: Math.min(LAST_LANE, Math.max(0, lane)) };
  editor.moveCursor(to);
  host.view.reveal(beatToSeconds(spansOf(editor.sheet), to.beat));
}

function goBeats(host: ActHost, steps: number): void {
  const { cursor, grid } = host.editor();
  go(host, nextGridBeat(cursor.beat, grid, steps), cursor.lane);
}

const goBars = (host: ActHost, bars: number): void => {
  const { cursor } = host.editor();
  go(host, cursor.beat + bars * BAR_BEATS, cursor.lane);
};

const goLanes = (host: ActHost, lanes: number): void => {
  const { cursor } = host.editor();
  go(host, cursor.beat, cursor.lane + lanes);
};

function goEnd(host: ActHost): void {
  const { sheet, cursor } = host.editor();
  const last = sheet.entries.reduce((end, { entry }) => Math.max(end, entryEnd(entry)), 0);
  go(host, last, cursor.lane);
}

const move = (host: ActHost, steps: number, lanes: number): void => {
  const editor = host.editor();
  if (editor.selection.size > 0) editor.run({ kind: 'move', beats: steps * gridStep(editor.grid), lanes });
};

function changeGrid(host: ActHost, by: 1 | -1): void {
  const { grid, divide } = host.editor();
  const next = by > 0 ? GRIDS.find((each) => each > grid) : GRIDS.findLast((each) => each < grid);
  if (next !== undefined) divide(next);
}

/** Does at the cursor what the tool does where a pointer presses. */
function applyTool(host: ActHost): void {
  const editor = host.editor();
  const { tool, cursor, sheet } = editor;
  const there = keysAtCursor(sheet, cursor);
  if (tool === 'select') editor.select(there, 'toggle');
  else if (tool === 'slide') editor.continueSlide();
  else if (tool === 'erase') editor.run({ kind: 'erase', keys: new Set(there) });
  else putAt(host, tool);
}

function putAt(host: ActHost, tool: Tool): void {
  const editor = host.editor();
  const { cursor, sheet, grid } = editor;
  const spot = {
    x: 0,
    y: 0,
    beat: cursor.beat,
    snappedBeat: cursor.beat,
    lane: cursor.lane,
    zone: 'lanes',
  } as const;
  const entry = drawnEntry(tool, spot, spot, { grid, bpm: tempoAt(sheet, cursor.beat) });
  if (entry) editor.run({ kind: 'place', entry });
  if (tool === 'bpm') host.openTempo();
}

function eraseThere(host: ActHost): void {
  const { selection, sheet, cursor, run } = host.editor();
  const keys = selection.size > 0 ? selection : new Set(keysAtCursor(sheet, cursor));
  if (keys.size > 0) run({ kind: 'erase', keys });
}

function endSlide(host: ActHost): void {
  const { nodes, endSlide: end, select } = host.editor();
  if (nodes.length > 0) end();
  else select([]);
}

const zoom = ({ view }: ActHost, steps: 1 | -1): void =>
  view.zoomTo(zoomAfter(view.state.pxPerSecond, steps));

/** What each action does. */
export const ACTS: { readonly [Action in EditorAction]: (host: ActHost) => void } = {
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
  erase: eraseThere,
  undo: (host) => host.editor().undo(),
  redo: (host) => host.editor().redo(),
  selectAll: (host) => host.editor().select(host.editor().sheet.entries.map(({ id }) => String(id))),
  selectNone: (host) => host.editor().select([]),
  later: (host) => goBeats(host, 1),
  earlier: (host) => goBeats(host, -1),
  barLater: (host) => goBars(host, 1),
  barEarlier: (host) => goBars(host, -1),
  laneLeft: (host) => goLanes(host, -1),
  laneRight: (host) => goLanes(host, 1),
  start: (host) => go(host, 0, host.editor().cursor.lane),
  end: goEnd,
  moveLater: (host) => move(host, 1, 0),
  moveEarlier: (host) => move(host, -1, 0),
  moveLeft: (host) => move(host, 0, -1),
  moveRight: (host) => move(host, 0, 1),
  snap: (host) => host.editor().toggleSnap(),
  finer: (host) => changeGrid(host, 1),
  coarser: (host) => changeGrid(host, -1),
  zoomIn: (host) => zoom(host, 1),
  zoomOut: (host) => zoom(host, -1),
  help: (host) => host.openHelp(),
};
