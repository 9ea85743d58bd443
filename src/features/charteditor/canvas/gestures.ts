import type { ChartEditorView } from '#machines/charteditor/charteditor.view';
import { gridBeat } from '#model/chart/editing/tools';
import { type StageGeometry, type StageSpot, secondsAt, spotAt } from './geometry.ts';
import { keyAt, keysBetween, keysWithin } from './hit.ts';
import { movedGhosts, tempoAt } from './moved.ts';
import { drawnEntry } from './notes-of.ts';
import type { StageOverlay } from './paint-stage.ts';
import type { ChartViewport } from './viewport.ts';

export interface StageHost {
  editor(): ChartEditorView;
  geometry(): StageGeometry;
  readonly view: ChartViewport;
  readonly overlay: StageOverlay;
  /** Draws the next frame. */
  draw(): void;
  /** A tempo was put or chosen: its number is asked for. */
  openTempo(): void;
}

/** What a press does until it is released. */
interface PressGesture {
  move(spot: StageSpot): void;
  end(spot: StageSpot): void;
}

interface PressKeys {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const NO_IDS: ReadonlySet<number> = new Set();
/** A hand trembles. */
const SLACK_PX = 4;

export const idOfKey = (key: string): number => Number(key.split('.', 1)[0]);

function clear(host: StageHost): void {
  host.overlay.ghosts = [];
  host.overlay.lifted = NO_IDS;
  host.overlay.box = null;
  host.draw();
}

/** Shows what the tool would put there, and puts it when it is released. */
function putting(host: StageHost, start: StageSpot): PressGesture {
  const entryAt = (spot: StageSpot) => {
    const { tool, grid, sheet } = host.editor();
    return drawnEntry(tool, start, spot, { grid, bpm: tempoAt(sheet, spot.snappedBeat) });
  };
  const move = (spot: StageSpot) => {
    const entry = entryAt(spot);
    host.overlay.ghosts = entry ? [entry] : [];
    host.draw();
  };
  move(start);
  return {
    move,
    end: (spot) => {
      const entry = entryAt(spot);
      clear(host);
      if (!entry) return;
      const editor = host.editor();
      editor.run({ kind: 'place', entry });
      editor.moveCursor({ beat: spot.snappedBeat, lane: spot.lane });
      if (entry.type === 'BPM') host.openTempo();
    },
  };
}

/** Moves what is selected, with a ghost until it is released. */
function dragging(host: StageHost, start: StageSpot): PressGesture {
  const offset = (spot: StageSpot) => {
    const { grid, isSnapping } = host.editor();
    const lanes = spot.lane - start.lane;
    const beats = spot.snappedBeat - (isSnapping ? gridBeat(start.beat, grid) : start.snappedBeat);
    const isNear = Math.abs(spot.y - start.y) < SLACK_PX && Math.abs(spot.x - start.x) < SLACK_PX;
    return isNear ? { beats: 0, lanes: 0 } : { beats, lanes };
  };
  return {
    move: (spot) => {
      const { beats, lanes } = offset(spot);
      const { sheet, selection } = host.editor();
      const isMoved = beats !== 0 || lanes !== 0;
      host.overlay.ghosts = isMoved ? movedGhosts(sheet, selection, { beats, lanes }) : [];
      host.overlay.lifted = isMoved ? new Set([...selection].map(idOfKey)) : NO_IDS;
      host.draw();
    },
    end: (spot) => {
      const { beats, lanes } = offset(spot);
      clear(host);
      if (beats !== 0 || lanes !== 0) host.editor().run({ kind: 'move', beats, lanes });
    },
  };
}

function boxing(host: StageHost, start: StageSpot, isAdding: boolean): PressGesture {
  const before = isAdding ? host.editor().selection : new Set<string>();
  // The chart may scroll below the pointer.
  const from = { x: start.x, seconds: secondsAt(host.geometry(), start.y) };
  const boxTo = (spot: StageSpot) => {
    const at = host.geometry();
    const y1 = at.height - (from.seconds - at.from) * at.pxPerSecond;
    return { x1: from.x, y1, x2: spot.x, y2: spot.y };
  };
  const choose = (spot: StageSpot) => {
    const keys = keysWithin(host.editor().sheet, host.geometry(), boxTo(spot));
    host.editor().select([...before, ...keys]);
  };
  return {
    move: (spot) => {
      host.overlay.box = boxTo(spot);
      choose(spot);
      host.draw();
    },
    end: (spot) => {
      const isClick = Math.abs(spot.x - start.x) < SLACK_PX && Math.abs(spot.y - start.y) < SLACK_PX;
      clear(host);
      if (isClick && !isAdding) host.editor().select([]);
      if (isClick) host.editor().moveCursor({ beat: spot.snappedBeat, lane: spot.lane });
    },
  };
}

/** Along the bars: everything between two moments. */
function spanning(host: StageHost, start: StageSpot): PressGesture {
  const choose = (spot: StageSpot) => {
    const [from, to] = [start.snappedBeat, spot.snappedBeat].sort((a, b) => a - b);
    host.editor().select(keysBetween(host.editor().sheet, from ?? 0, to ?? 0));
  };
  return {
    move: (spot) => {
      const { left, right } = host.geometry();
      host.overlay.box = { x1: left, y1: start.y, x2: right, y2: spot.y };
      choose(spot);
      host.draw();
    },
    end: (spot) => {
      clear(host);
      choose(spot);
    },
  };
}

function erasing(host: StageHost, start: StageSpot): PressGesture {
  const keys = new Set<string>();
  const add = ({ x, y }: StageSpot) => {
    const key = keyAt(host.editor().sheet, host.geometry(), x, y);
    if (key !== null) keys.add(key);
    host.overlay.lifted = new Set([...keys].map(idOfKey));
    host.draw();
  };
  add(start);
  return {
    move: add,
    end: () => {
      clear(host);
      if (keys.size > 0) host.editor().run({ kind: 'erase', keys });
    },
  };
}

/** Puts the playhead where the press is, along the waveform. */
function seeking(host: StageHost, start: StageSpot): PressGesture {
  const move = ({ y }: StageSpot) => host.view.set({ playhead: Math.max(0, secondsAt(host.geometry(), y)) });
  move(start);
  return { move, end: move };
}

function pressing(host: StageHost, start: StageSpot, keys: PressKeys): PressGesture {
  const editor = host.editor();
  const isAdding = keys.shiftKey || keys.ctrlKey || keys.metaKey;
  if (editor.tool === 'erase') return erasing(host, start);
  if (start.zone === 'wave') return seeking(host, start);
  if (start.zone === 'bars') return spanning(host, start);
  const key = keyAt(editor.sheet, host.geometry(), start.x, start.y);
  if (key !== null) {
    if (isAdding) editor.select([key], 'toggle');
    else if (!isSelected(editor.selection, key)) editor.select([key]);
    editor.moveCursor({ beat: start.snappedBeat, lane: start.lane });
    return dragging(host, start);
  }
  if (editor.tool === 'select' || isAdding) return boxing(host, start, isAdding);
  if (start.zone === 'right' && editor.tool !== 'bpm') return seeking(host, start);
  return putting(host, start);
}

const isSelected = (selection: ReadonlySet<string>, key: string): boolean =>
  selection.has(key) || selection.has(String(idOfKey(key)));

/** One pointer on the chart: what it does is chosen when it comes down. */
export class StagePress {
  readonly #host: StageHost;
  #gesture: PressGesture | null = null;

  constructor(host: StageHost) {
    this.#host = host;
  }

  get isDown(): boolean {
    return this.#gesture !== null;
  }

  #spot(x: number, y: number): StageSpot {
    const { grid, isSnapping } = this.#host.editor();
    return spotAt(this.#host.geometry(), x, y, isSnapping ? grid : null);
  }

  down(x: number, y: number, keys: PressKeys, isErasing: boolean): void {
    const spot = this.#spot(x, y);
    this.#gesture = isErasing ? erasing(this.#host, spot) : pressing(this.#host, spot, keys);
  }

  /** Without a press it shows what one would put there. */
  move(x: number, y: number): void {
    const spot = this.#spot(x, y);
    if (this.#gesture) this.#gesture.move(spot);
    else this.#hover(spot);
  }

  #hover(spot: StageSpot): void {
    const host = this.#host;
    const { tool, grid, sheet } = host.editor();
    const isFree = spot.zone === 'lanes' && keyAt(sheet, host.geometry(), spot.x, spot.y) === null;
    const options = { grid, bpm: tempoAt(sheet, spot.snappedBeat) };
    const entry = isFree ? drawnEntry(tool, spot, spot, options) : null;
    host.overlay.ghosts = entry ? [entry] : [];
    host.draw();
  }

  up(x: number, y: number): void {
    const gesture = this.#gesture;
    this.#gesture = null;
    gesture?.end(this.#spot(x, y));
  }

  /** Leaves everything as it was. */
  cancel(): void {
    this.#gesture = null;
    clear(this.#host);
  }
}
