import { SAME_BEAT } from '#model/chart/editing/beats';
import { layerOr } from '#model/chart/editing/changes';
import { copied } from '#model/chart/editing/clipboard';
import { inverseOf } from '#model/chart/editing/edit';
import { begun, record, redo, undo } from '#model/chart/editing/history';
import { lanesInside } from '#model/chart/editing/lanes';
import { inBox, remaining, type SheetSelection } from '#model/chart/editing/selection';
import { type ChartSheet, sheetOf } from '#model/chart/editing/sheet';
import { GRIDS, gridOf } from '#model/chart/editing/tools';
import { DEFAULT_BPM } from '#model/chart/time';
import { LAST_LANE } from '#model/contract/community/chart-limits';
import type { AboutChange } from '#model/writing/chart/about';
import type {
  ChartCheck,
  ChartEditorContext,
  ChartEditorEvent,
  ChartEditorInput,
  EditorCommand,
  SelectionMode,
  SheetCursor,
} from './charteditor.types.ts';
import { editOf, selectionAfter } from './commands.logic.ts';

type Change = Partial<ChartEditorContext>;

/** A chart without notes. */
const emptySheet = (): ChartSheet => sheetOf({ entries: [{ type: 'BPM', beat: 0, bpm: DEFAULT_BPM }] });

const START: SheetCursor = { beat: 0, lane: 3 };

export function initialContext({ input }: { input?: ChartEditorInput }): ChartEditorContext {
  const sheet = input?.sheet ?? emptySheet();
  return {
    history: begun(sheet),
    selection: new Set<string>(),
    layer: layerOr(sheet, undefined),
    cursor: START,
    anchor: null,
    nodes: [],
    clipboard: null,
    tool: 'tap',
    grid: GRIDS[3],
    isSnapping: true,
    findings: null,
    checked: null,
    musicSeconds: null,
  };
}

const stillThere = (sheet: ChartSheet, selection: SheetSelection): SheetSelection =>
  selection.size === 0 ? selection : remaining(sheet, selection);

/** What depends on the chart, after it changed. */
const settled = ({
  history,
  selection,
  layer,
}: Pick<ChartEditorContext, 'history' | 'selection' | 'layer'>) => ({
  history,
  selection: stillThere(history.sheet, selection),
  layer: layerOr(history.sheet, layer),
});

function run(context: ChartEditorContext, command: EditorCommand): Change {
  const edit = editOf(context, command);
  const history = record(context.history, edit);
  const selection = selectionAfter(context, command, edit, history.sheet);
  if (history === context.history && selection === context.selection) return {};
  return settled({ ...context, history, selection });
}

export const obey = (context: ChartEditorContext, event: ChartEditorEvent): Change =>
  event.type === 'COMMAND.GIVEN' ? run(context, event.command) : {};

/** What a command, or a step back or forth, changes of what is said about the chart. */
export function aboutIn(
  { history: { done, undone } }: ChartEditorContext,
  event: ChartEditorEvent,
): AboutChange | undefined {
  const last = done.at(-1);
  if (event.type === 'COMMAND.GIVEN')
    return event.command.kind === 'apply' ? event.command.edit.about : undefined;
  if (event.type === 'EDIT.UNDO') return last && inverseOf(last).about;
  return event.type === 'EDIT.REDO' ? undone.at(-1)?.about : undefined;
}

export const stepBack = (context: ChartEditorContext): Change =>
  settled({ ...context, history: undo(context.history) });

export const stepForth = (context: ChartEditorContext): Change =>
  settled({ ...context, history: redo(context.history) });

const SELECTIONS: Readonly<
  Record<SelectionMode, (before: SheetSelection, keys: SheetSelection) => SheetSelection>
> = {
  replace: (_before, keys) => keys,
  add: (before, keys) => new Set([...before, ...keys]),
  toggle: (before, keys) => {
    const left = [...before].filter((key) => !keys.has(key));
    return new Set([...left, ...[...keys].filter((key) => !before.has(key))]);
  },
};

export function select({ selection, history }: ChartEditorContext, event: ChartEditorEvent): Change {
  if (event.type !== 'SELECTION.CHANGED') return {};
  const next = SELECTIONS[event.mode](selection, new Set(event.keys));
  return { selection: stillThere(history.sheet, next) };
}

/** Nothing selected leaves what was copied before. */
export const copy = ({ history, selection, clipboard }: ChartEditorContext): Change => ({
  clipboard: selection.size > 0 ? copied(history.sheet, selection) : clipboard,
});

export const chooseTool = (event: ChartEditorEvent): Change =>
  event.type === 'TOOL.CHOSEN' ? { tool: event.tool } : {};

export const chooseGrid = (event: ChartEditorEvent): Change =>
  event.type === 'GRID.CHOSEN' ? { grid: gridOf(event.grid) } : {};

export const toggleSnap = ({ isSnapping }: ChartEditorContext): Change => ({ isSnapping: !isSnapping });

export const chooseLayer = ({ history }: ChartEditorContext, event: ChartEditorEvent): Change =>
  event.type === 'LAYER.CHOSEN' ? { layer: layerOr(history.sheet, event.id) } : {};

const onChart = ({ beat, lane }: SheetCursor): SheetCursor => ({
  beat: Math.max(0, beat),
  lane: lanesInside(lane, 0, LAST_LANE),
});

export const moveCursor = (event: ChartEditorEvent): Change =>
  event.type === 'CURSOR.MOVED' ? { cursor: onChart(event.cursor), anchor: null } : {};

/** Selects what lies in the box between where the cursor began and where it is now. */
export function extend(context: ChartEditorContext, event: ChartEditorEvent): Change {
  if (event.type !== 'CURSOR.EXTENDED') return {};
  const anchor = context.anchor ?? context.cursor;
  const cursor = onChart(event.cursor);
  const [first, last] = anchor.beat <= cursor.beat ? [anchor, cursor] : [cursor, anchor];
  const selection = inBox(context.history.sheet, {
    fromBeat: first.beat - SAME_BEAT,
    toBeat: last.beat + SAME_BEAT,
    lanes: { from: Math.min(anchor.lane, cursor.lane), to: Math.max(anchor.lane, cursor.lane) },
  });
  return { anchor, cursor, selection };
}

export const addNode = ({ nodes, cursor }: ChartEditorContext): Change => ({
  nodes: [...nodes.filter(({ beat }) => beat !== cursor.beat), cursor].sort((a, b) => a.beat - b.beat),
});

export const dropNodes = (): Change => ({ nodes: [] });

export const isSlide = ({ nodes }: ChartEditorContext): boolean => nodes.length > 1;

/** A slide of the points that keys set. */
export const placeSlide = (context: ChartEditorContext): Change => ({
  ...run(context, { kind: 'place', note: { kind: 'slide', points: context.nodes } }),
  nodes: [],
});

/** Forgets what was found, since it depended on the music. */
export const takeMusic = (event: ChartEditorEvent): Change =>
  event.type === 'MUSIC.CHANGED' ? { musicSeconds: event.seconds, checked: null } : {};

export const isUnchecked = ({ history, checked }: ChartEditorContext): boolean => history.sheet !== checked;

export const checkOf = ({ context }: { context: ChartEditorContext }): ChartCheck => ({
  sheet: context.history.sheet,
  musicSeconds: context.musicSeconds,
});

export const noteCheck = ({ history }: ChartEditorContext): Change => ({ checked: history.sheet });

export const keepFindings = (event: ChartEditorEvent): Change =>
  event.type === 'xstate.done.actor.check' ? { findings: event.output } : {};

/** Long enough for the next note, short enough to see what the last one did. */
export const CHECK_PAUSE_MS = 250;
