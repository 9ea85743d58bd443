import { begun, record, redo, undo } from '#model/chart/editing/history';
import { type ChartSheet, sheetOf } from '#model/chart/editing/sheet';
import { GRIDS, gridOf } from '#model/chart/editing/tools';
import type { Connection } from '#model/chart/notes';
import type {
  ChartEditorCommand,
  ChartEditorContext,
  ChartEditorInput,
  EditorCommand,
  SelectionMode,
  SheetCursor,
} from './charteditor.types.ts';
import { outcomeOf } from './commands.logic.ts';

type Change = Partial<ChartEditorContext>;

const FIRST_BPM = 120;

/** A chart without notes. */
const emptySheet = (): ChartSheet => sheetOf({ entries: [{ type: 'BPM', beat: 0, bpm: FIRST_BPM }] });

const NONE: ReadonlySet<string> = new Set();
const START: SheetCursor = { beat: 0, lane: 3 };

const opened = (sheet: ChartSheet) => ({
  history: begun(sheet),
  selection: NONE,
  cursor: START,
  nodes: [],
});

export const initialContext = ({ input }: { input?: ChartEditorInput }): ChartEditorContext => ({
  ...opened(input?.sheet ?? emptySheet()),
  tool: 'tap',
  grid: GRIDS[3],
  isSnapping: true,
});

/** Without the keys of what is no longer there. */
function stillThere({ entries }: ChartSheet, keys: ReadonlySet<string>): ReadonlySet<string> {
  if (keys.size === 0) return keys;
  const there = new Set<string>();
  for (const { id, entry } of entries) {
    const own = String(id);
    if (keys.has(own)) there.add(own);
    if ('connections' in entry)
      entry.connections.forEach((_node, index) => {
        if (keys.has(`${own}.${index}`)) there.add(`${own}.${index}`);
      });
  }
  return there.size === keys.size ? keys : there;
}

function run(context: ChartEditorContext, command: EditorCommand): Change {
  const { edit, selection = context.selection } = outcomeOf(context, command);
  const history = record(context.history, edit);
  return { history, selection: stillThere(history.sheet, selection) };
}

export const obey = (context: ChartEditorContext, event: ChartEditorCommand): Change =>
  event.type === 'COMMAND.GIVEN' ? run(context, event.command) : {};

function walked({ history: before, selection }: ChartEditorContext, step: typeof undo): Change {
  const history = step(before);
  return { history, selection: stillThere(history.sheet, selection) };
}

export const stepBack = (context: ChartEditorContext): Change => walked(context, undo);
export const stepForth = (context: ChartEditorContext): Change => walked(context, redo);

export const open = (event: ChartEditorCommand): Change =>
  event.type === 'SHEET.OPENED' ? opened(event.sheet) : {};

const SELECTIONS: Readonly<
  Record<SelectionMode, (before: ReadonlySet<string>, keys: ReadonlySet<string>) => ReadonlySet<string>>
> = {
  replace: (_before, keys) => keys,
  add: (before, keys) => new Set([...before, ...keys]),
  toggle: (before, keys) =>
    new Set([...[...before].filter((key) => !keys.has(key)), ...[...keys].filter((key) => !before.has(key))]),
};

export function select({ selection, history }: ChartEditorContext, event: ChartEditorCommand): Change {
  if (event.type !== 'SELECTION.CHANGED') return {};
  const keys = new Set(event.keys);
  return { selection: stillThere(history.sheet, SELECTIONS[event.mode](selection, keys)) };
}

export const chooseTool = (event: ChartEditorCommand): Change =>
  event.type === 'TOOL.CHOSEN' ? { tool: event.tool } : {};

export const chooseGrid = (event: ChartEditorCommand): Change =>
  event.type === 'GRID.CHOSEN' ? { grid: gridOf(event.grid) } : {};

export const toggleSnap = ({ isSnapping }: ChartEditorContext): Change => ({ isSnapping: !isSnapping });

const LAST_LANE = 6;

export const moveCursor = (event: ChartEditorCommand): Change => {
  if (event.type !== 'CURSOR.MOVED') return {};
  const { beat, lane } = event.cursor;
  return { cursor: { beat: Math.max(0, beat), lane: Math.min(LAST_LANE, Math.max(0, lane)) } };
};

export const addNode = ({ nodes, cursor }: ChartEditorContext): Change => ({
  nodes: [...nodes.filter(({ beat }) => beat !== cursor.beat), cursor].sort((a, b) => a.beat - b.beat),
});

export const dropNodes = (): Change => ({ nodes: [] });

const nodeAt = ({ beat, lane }: SheetCursor): Connection => ({
  beat,
  lane,
  flick: false,
  skill: false,
  charge: false,
  hidden: false,
});

export const isSlide = ({ nodes }: ChartEditorContext): boolean => nodes.length > 1;

/** A slide of the nodes that keys set. */
export const placeSlide = (context: ChartEditorContext): Change => ({
  ...run(context, {
    kind: 'place',
    entry: { type: 'Slide', connections: context.nodes.map(nodeAt) },
  }),
  nodes: [],
});
