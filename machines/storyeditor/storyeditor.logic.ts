import { applyCommand, type StoryCommand } from '#model/media/story/editing/commands';
import { emptySheet, type SheetAction, type StorySheet } from '#model/media/story/editing/sheet';
import type { JsonObject } from '#model/records/reading';
import { begun, settled as closed, type History, record, redo, undo } from '#model/records/undo';
import type {
  CursorMode,
  SheetCheck,
  StoryEditorContext,
  StoryEditorEvent,
  StoryEditorInput,
} from './storyeditor.types.ts';

type Change = Partial<StoryEditorContext>;

const JAPAN = 0;

export function initialContext({ input }: { input?: StoryEditorInput }): StoryEditorContext {
  const sheet = input?.sheet ?? emptySheet(JAPAN);
  const first = sheet.actions[0]?.id ?? null;
  return {
    history: begun(sheet),
    selection: new Set(first === null ? [] : [first]),
    cursor: first,
    anchor: first,
    clipboard: [],
    filter: { kind: null, words: '' },
    folded: new Set(),
    findings: null,
    known: {},
    checked: null,
  };
}

const idsOf = (actions: readonly SheetAction[]): ReadonlySet<number> => new Set(actions.map(({ id }) => id));

type Marked = Pick<StoryEditorContext, 'cursor' | 'anchor' | 'selection' | 'folded'>;

const only = (id: number | null): Pick<Marked, 'cursor' | 'anchor' | 'selection'> => ({
  cursor: id,
  anchor: id,
  selection: new Set(id === null ? [] : [id]),
});

/** The action that took the place of one that is gone, else the last; null for a story without any. */
function neighbour(
  before: StorySheet,
  after: StorySheet,
  ids: ReadonlySet<number>,
  id: number,
): number | null {
  const at = before.actions.findIndex((action) => action.id === id);
  const next = before.actions.slice(at + 1).find((action) => ids.has(action.id));
  return next?.id ?? after.actions.at(-1)?.id ?? null;
}

/** What is marked, after the story became another one. */
function remaining(before: StorySheet, after: StorySheet, marked: Marked): Marked {
  const ids = idsOf(after.actions);
  const { cursor, anchor } = marked;
  const folded = new Set([...marked.folded].filter((id) => ids.has(id)));
  if (cursor !== null && !ids.has(cursor)) return { ...only(neighbour(before, after, ids, cursor)), folded };
  const selection = new Set([...marked.selection].filter((id) => ids.has(id)));
  return { cursor, anchor: anchor !== null && ids.has(anchor) ? anchor : cursor, selection, folded };
}

/** Actions that came with a step are selected, the cursor at the last of them. */
function arrived(
  before: StorySheet,
  after: StorySheet,
): Pick<Marked, 'cursor' | 'anchor' | 'selection'> | null {
  const known = idsOf(before.actions);
  const fresh = after.actions.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  const last = fresh.at(-1);
  return last === undefined ? null : { cursor: last, anchor: last, selection: new Set(fresh) };
}

function settled(context: StoryEditorContext, history: History<StorySheet>): Change {
  const before = context.history.present;
  if (history.present === before) return { history };
  return { history, ...remaining(before, history.present, context) };
}

/** Commands whose new actions are what the author goes on with. */
const ADDS: ReadonlySet<StoryCommand['kind']> = new Set(['insert', 'duplicate']);

function run(context: StoryEditorContext, command: StoryCommand, key?: string): Change {
  const before = context.history.present;
  const sheet = applyCommand(before, command);
  if (sheet === before) return {};
  const change = settled(context, record(context.history, sheet, key ?? null));
  return ADDS.has(command.kind) ? { ...change, ...arrived(before, sheet) } : change;
}

export const obey = (context: StoryEditorContext, event: StoryEditorEvent): Change =>
  event.type === 'COMMAND.GIVEN' ? run(context, event.command, event.key) : {};

export const stepBack = (context: StoryEditorContext): Change => settled(context, undo(context.history));
export const stepForth = (context: StoryEditorContext): Change => settled(context, redo(context.history));

/** All actions between two, both included, in either order. */
function between({ actions }: StorySheet, one: number, other: number): ReadonlySet<number> {
  const ends = [one, other]
    .map((id) => actions.findIndex((action) => action.id === id))
    .sort((a, b) => a - b);
  const [first = 0, last = 0] = ends;
  return new Set(actions.slice(Math.max(first, 0), last + 1).map(({ id }) => id));
}

function toggled(selection: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return selection.has(id)
    ? new Set([...selection].filter((each) => each !== id))
    : new Set([...selection, id]);
}

const MOVES: Readonly<Record<CursorMode, (context: StoryEditorContext, id: number) => Change>> = {
  alone: (_, id) => only(id),
  extend: ({ history, anchor }, id) => ({
    cursor: id,
    anchor: anchor ?? id,
    selection: between(history.present, anchor ?? id, id),
  }),
  toggle: ({ selection }, id) => ({ cursor: id, anchor: id, selection: toggled(selection, id) }),
};

export function moveCursor(context: StoryEditorContext, event: StoryEditorEvent): Change {
  if (event.type !== 'CURSOR.MOVED') return {};
  const { id, mode } = event;
  // What is typed after one was elsewhere is a step of its own.
  const history = closed(context.history);
  if (id === null) return { history, ...only(null) };
  const isThere = history.present.actions.some((action) => action.id === id);
  return isThere ? { history, ...MOVES[mode](context, id) } : {};
}

export function select({ history }: StoryEditorContext, event: StoryEditorEvent): Change {
  if (event.type !== 'SELECTION.CHANGED') return {};
  const wanted = new Set(event.ids);
  const selected = history.present.actions.filter(({ id }) => wanted.has(id)).map(({ id }) => id);
  const [first] = selected;
  if (first === undefined) return { selection: new Set() };
  return { selection: new Set(selected), cursor: selected.at(-1) ?? first, anchor: first };
}

/** Nothing selected leaves what was copied before. */
export function copy({ history, selection, clipboard }: StoryEditorContext): Change {
  const copied = history.present.actions.filter(({ id }) => selection.has(id)).map(({ json }) => json);
  return { clipboard: copied.length > 0 ? copied : clipboard };
}

/** Where something new goes: behind the cursor. */
function placeAfter({ actions }: StorySheet, cursor: number | null): number {
  return cursor === null ? 0 : actions.findIndex(({ id }) => id === cursor) + 1;
}

export function paste(context: StoryEditorContext, event: StoryEditorEvent): Change {
  if (event.type !== 'CLIPBOARD.PASTED') return {};
  const actions: readonly JsonObject[] = event.actions ?? context.clipboard;
  if (actions.length === 0) return {};
  const at = placeAfter(context.history.present, context.cursor);
  return run(context, { kind: 'insert', at, actions });
}

export const filter = (context: StoryEditorContext, event: StoryEditorEvent): Change =>
  event.type === 'FILTER.CHANGED' ? { filter: { ...context.filter, ...event.change } } : {};

export function fold({ folded }: StoryEditorContext, event: StoryEditorEvent): Change {
  if (event.type !== 'SCENE.FOLDED' || folded.has(event.id) === event.isFolded) return {};
  return { folded: toggled(folded, event.id) };
}

export const isUnchecked = ({ history, checked }: StoryEditorContext): boolean => history.present !== checked;
export const checkOf = ({ context }: { context: StoryEditorContext }): SheetCheck => ({
  sheet: context.history.present,
  known: context.known,
});
export const noteCheck = ({ history }: StoryEditorContext): Change => ({ checked: history.present });

/** Forgets what was looked at, since it depended on the names. */
export const learnNames = (event: StoryEditorEvent): Change =>
  event.type === 'NAMES.READ' ? { known: event.known, checked: null } : {};

export const keepFindings = (event: StoryEditorEvent): Change =>
  event.type === 'xstate.done.actor.check' ? { findings: event.output } : {};

/** Long enough for the next letters, short enough to see what the last ones did. */
export const CHECK_PAUSE_MS = 400;
