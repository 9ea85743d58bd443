import type { ChartEditorView } from '#machines/charteditor/charteditor.view';
import { move } from '#model/chart/editing/commands/move';
import { inBox, isSelected, readKey } from '#model/chart/editing/selection';
import { gridBeat } from '#model/chart/editing/tools';
import { drawnCommand, ghostsOf } from './drawn.ts';
import { beatAt, type StageGeometry, type StageSpot, secondsAt, spotAt, yOfSeconds } from './geometry.ts';
import { keyAt } from './hit.ts';
import type { StageOverlay } from './paint-stage.ts';
import type { ChartViewport } from './viewport.ts';

export interface StageHost {
  editor(): ChartEditorView;
  geometry(): StageGeometry;
  readonly view: ChartViewport;
  readonly overlay: StageOverlay;
  /** Draws the next frame. */
  draw(): void;
  /** Lets the author type the number of a tempo that was just placed. */
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

const idsOf = (keys: Iterable<string>): ReadonlySet<number> =>
  new Set([...keys].map((key) => readKey(key).id));

/** Where the beginning of a press is now: the chart may have scrolled below the pointer. */
const yNow = (host: StageHost, start: StageSpot): number => yOfSeconds(host.geometry(), start.seconds);

const isNear = (host: StageHost, spot: StageSpot, start: StageSpot): boolean =>
  Math.abs(spot.x - start.x) < SLACK_PX && Math.abs(spot.y - yNow(host, start)) < SLACK_PX;

function clear(host: StageHost): void {
  host.overlay.ghosts = [];
  host.overlay.lifted = NO_IDS;
  host.overlay.box = null;
  host.draw();
}

/** Shows what the tool would put there, and puts it when it is released. */
function putting(host: StageHost, start: StageSpot): PressGesture {
  const commandAt = (spot: StageSpot) => {
    const { tool, grid, sheet } = host.editor();
    return drawnCommand(tool, start, spot, { grid, sheet });
  };
  const show = (spot: StageSpot) => {
    host.overlay.ghosts = ghostsOf(host.editor().sheet, commandAt(spot));
    host.draw();
  };
  show(start);
  return {
    move: show,
    end: (spot) => {
      const command = commandAt(spot);
      clear(host);
      if (!command) return;
      const editor = host.editor();
      editor.run(command);
      editor.moveCursor({ beat: spot.snappedBeat, lane: spot.lane });
      if (command.kind === 'tempo') host.openTempo();
    },
  };
}

/** Puts a point on a slide or hold. */
function pointing(host: StageHost, id: number, isHidden: boolean): PressGesture {
  return {
    move: () => undefined,
    end: ({ snappedBeat: beat, lane }) =>
      host.editor().run({ kind: 'addPoint', id, point: { beat, lane, isHidden } }),
  };
}

/** Moves what is selected, with a ghost until it is released. */
function dragging(host: StageHost, start: StageSpot): PressGesture {
  const offset = (spot: StageSpot) => {
    if (isNear(host, spot, start)) return { beats: 0, lanes: 0 };
    const { grid, isSnapping } = host.editor();
    const from = isSnapping ? gridBeat(start.beat, grid) : start.snappedBeat;
    return { beats: spot.snappedBeat - from, lanes: spot.lane - start.lane };
  };
  return {
    move: (spot) => {
      const { sheet, selection } = host.editor();
      const { add } = move(sheet, selection, offset(spot));
      host.overlay.ghosts = add.map(({ entry }) => entry);
      host.overlay.lifted = new Set(add.map(({ id }) => id));
      host.draw();
    },
    end: (spot) => {
      const by = offset(spot);
      clear(host);
      if (by.beats !== 0 || by.lanes !== 0) host.editor().run({ kind: 'move', ...by });
    },
  };
}

function boxing(host: StageHost, start: StageSpot, isAdding: boolean): PressGesture {
  const before = isAdding ? host.editor().selection : new Set<string>();
  const boxTo = ({ x, y }: StageSpot) => ({ x1: start.x, y1: yNow(host, start), x2: x, y2: y });
  const choose = ({ x1, y1, x2, y2 }: ReturnType<typeof boxTo>) => {
    const at = host.geometry();
    const laneAt = (x: number): number => (x - at.left) / at.laneWidth - 0.5;
    const box = {
      fromBeat: beatAt(at, Math.max(y1, y2)),
      toBeat: beatAt(at, Math.min(y1, y2)),
      lanes: { from: laneAt(Math.min(x1, x2)), to: laneAt(Math.max(x1, x2)) },
    };
    host.editor().select([...before, ...inBox(host.editor().sheet, box)]);
  };
  return {
    move: (spot) => {
      host.overlay.box = boxTo(spot);
      if (!isNear(host, spot, start)) choose(host.overlay.box);
      host.draw();
    },
    end: (spot) => {
      clear(host);
      if (!isNear(host, spot, start)) return;
      if (!isAdding) host.editor().select([]);
      host.editor().moveCursor({ beat: spot.snappedBeat, lane: spot.lane });
    },
  };
}

/** Along the bars: everything between two moments. */
function spanning(host: StageHost, start: StageSpot): PressGesture {
  const choose = (spot: StageSpot) => {
    const [a, b] = [start.snappedBeat, spot.snappedBeat];
    const box = { fromBeat: Math.min(a, b), toBeat: Math.max(a, b) };
    host.editor().select(inBox(host.editor().sheet, box));
  };
  return {
    move: (spot) => {
      const { left, right } = host.geometry();
      host.overlay.box = { x1: left, y1: yNow(host, start), x2: right, y2: spot.y };
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
    host.overlay.lifted = idsOf(keys);
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

/** Puts the playhead where the press is, beside the lanes. */
function seeking(host: StageHost, start: StageSpot): PressGesture {
  const seek = ({ y }: StageSpot) => host.view.set({ playhead: Math.max(0, secondsAt(host.geometry(), y)) });
  seek(start);
  return { move: seek, end: seek };
}

/** The slide that is selected, for points of it that lie elsewhere. */
function selectedSlide({ selection, sheet }: ChartEditorView): number | null {
  const [id, ...others] = idsOf(selection);
  if (id === undefined || others.length > 0) return null;
  return sheet.entries.some((each) => each.id === id && 'connections' in each.entry) ? id : null;
}

/** On a note it is selected and moved, whatever the tool; but the slide tool puts points on slides. */
function onNote(
  host: StageHost,
  start: StageSpot,
  key: string,
  { altKey, ...keys }: PressKeys,
): PressGesture {
  const editor = host.editor();
  const isRibbon =
    !key.includes('.') &&
    editor.sheet.entries.some(({ id, entry }) => String(id) === key && 'connections' in entry);
  if (editor.tool === 'slide' && isRibbon) return pointing(host, Number(key), altKey);
  if (keys.shiftKey || keys.ctrlKey || keys.metaKey) editor.select([key], 'toggle');
  else if (!isSelected(editor.selection, key)) editor.select([key]);
  editor.moveCursor({ beat: start.snappedBeat, lane: start.lane });
  return dragging(host, start);
}

function pressing(host: StageHost, start: StageSpot, keys: PressKeys): PressGesture {
  const editor = host.editor();
  if (editor.tool === 'erase') return erasing(host, start);
  if (start.zone === 'wave') return seeking(host, start);
  if (start.zone === 'bars') return spanning(host, start);
  const key = keyAt(editor.sheet, host.geometry(), start.x, start.y);
  if (key !== null) return onNote(host, start, key, keys);
  const isAdding = keys.shiftKey || keys.ctrlKey || keys.metaKey;
  if (editor.tool === 'select' || isAdding) return boxing(host, start, isAdding);
  if (start.zone === 'right' && editor.tool !== 'bpm') return seeking(host, start);
  const slide = editor.tool === 'slide' && keys.altKey ? selectedSlide(editor) : null;
  return slide === null ? putting(host, start) : pointing(host, slide, false);
}

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
    const command = isFree ? drawnCommand(tool, spot, spot, { grid, sheet }) : null;
    host.overlay.ghosts = ghostsOf(sheet, command);
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
