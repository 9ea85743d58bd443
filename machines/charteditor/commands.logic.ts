import type { ChartEdit } from '#model/chart/editing/edit';
import { type ChartSheet, freeId, type SheetEntry } from '#model/chart/editing/sheet';
import type { ChartEntry } from '#model/chart/notes';
import type { ChartEditorContext, EditorCommand } from './charteditor.types.ts';

/** A step, and what is selected after it; the selection stays where it names none. */
interface CommandOutcome {
  readonly edit: ChartEdit;
  readonly selection?: ReadonlySet<string>;
}

const NOTHING: ChartEdit = { remove: [], add: [] };
const LAST_LANE = 6;

type Handlers = {
  readonly [Kind in EditorCommand['kind']]: (
    context: ChartEditorContext,
    command: Extract<EditorCommand, { readonly kind: Kind }>,
  ) => CommandOutcome;
};

const idOf = (key: string): number => Number(key.split('.', 1)[0]);

const named = ({ entries }: ChartSheet, keys: ReadonlySet<string>): readonly SheetEntry[] => {
  const ids = new Set([...keys].map(idOf));
  return entries.filter(({ id }) => ids.has(id));
};

const clampLane = (lane: number): number => Math.min(LAST_LANE, Math.max(0, lane));

function movedEntry(entry: ChartEntry, beats: number, lanes: number): ChartEntry {
  const to = ({ beat, lane }: { readonly beat: number; readonly lane: number }) => ({
    beat: Math.max(0, beat + beats),
    lane: clampLane(lane + lanes),
  });
  switch (entry.type) {
    case 'BPM':
    case 'System':
      return { ...entry, beat: Math.max(0, entry.beat + beats) };
    case 'Single':
    case 'Directional':
      return { ...entry, ...to(entry) };
    case 'Slide':
      return { ...entry, connections: entry.connections.map((node) => ({ ...node, ...to(node) })) };
    case 'Long': {
      const [start, end] = entry.connections;
      return {
        ...entry,
        connections: [
          { ...start, ...to(start) },
          { ...end, ...to(end) },
        ],
      };
    }
  }
}

const HANDLERS: Handlers = {
  place: ({ history: { sheet } }, { entry }) => {
    const id = freeId(sheet);
    const layer = sheet.layers[0]?.id ?? 0;
    return { edit: { remove: [], add: [{ id, entry, layer }] }, selection: new Set([String(id)]) };
  },
  erase: ({ history: { sheet }, selection }, { keys = selection }) => ({
    edit: { remove: named(sheet, keys), add: [] },
    selection: new Set(),
  }),
  move: ({ history: { sheet }, selection }, { beats, lanes }) => {
    const remove = named(sheet, selection);
    const add = remove.map((each) => ({ ...each, entry: movedEntry(each.entry, beats, lanes) }));
    return { edit: beats === 0 && lanes === 0 ? NOTHING : { remove, add } };
  },
  apply: (_context, { edit }) => ({ edit }),
};

/** What a command comes to on the chart as it is. */
export function outcomeOf<Kind extends EditorCommand['kind']>(
  context: ChartEditorContext,
  command: Extract<EditorCommand, { readonly kind: Kind }> & { readonly kind: Kind },
): CommandOutcome {
  return HANDLERS[command.kind](context, command);
}
