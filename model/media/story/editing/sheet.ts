import { MAX_STORY_DEPTH, MAX_STORY_LETTERS } from '#model/contract/community/story-limits';
import { isJsonObject, type JsonObject } from '#model/records/reading';
import { MAX_STORY_STEPS, type StoryProblem } from '../limits.ts';
import { depthOf, fieldsAt, itemsAt } from './source-text.ts';

/** One action as it is edited. */
export interface SheetAction {
  /** Stays while the action changes and moves. */
  readonly id: number;
  /** All its fields in their order, unknown ones, too. */
  readonly json: JsonObject;
  /** The same as text: what was read, but for fields that were changed. */
  readonly written: string;
  /** What stands between the action before and this one. */
  readonly gap: string;
}

/** What stands around the actions. */
interface SourceFrame {
  /** The source with an empty list of actions, and how much of it comes before the actions. */
  readonly text: string;
  readonly before: number;
  /** The whole text that was read, where the source was a text in JSON; else null. */
  readonly packed: string | null;
}

/** A story under edit (reference R144). Never changed in place: a command gives another one, which shares what stayed the same. */
export interface StorySheet {
  /** All fields of the source but `actions`, in their order. */
  readonly head: JsonObject;
  readonly actions: readonly SheetAction[];
  /** No action ever had it. */
  readonly nextId: number;
  readonly frame: SourceFrame;
}

/** More is no story, whatever the limits of what is published: twice that a scenario of the game may be. */
const MAX_SHEET_LETTERS = 8_000_000;

const ACTIONS = 'actions';

/** Undefined where the text is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields that no list of actions is among. */
export function headOf(source: JsonObject): JsonObject {
  const { [ACTIONS]: _, ...head } = source;
  return head;
}

/** Where the list of actions of a source opens. */
export function listAt(text: string): number {
  const open = text.indexOf('{');
  const field = fieldsAt(text, open).findLast(({ key }) => key === ACTIONS);
  return field ? field.start + field.valueAt : -1;
}

const UNREADABLE: StoryProblem = { problem: 'unreadable' };

interface Bounds {
  readonly actions: number;
  readonly depth: number;
}

const OF_SOURCES: Bounds = { actions: MAX_STORY_STEPS, depth: MAX_STORY_DEPTH };
const NONE: Bounds = { actions: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY };

function readSheet(
  text: string,
  source: JsonObject,
  packed: string | null,
  bounds: Bounds,
): StorySheet | StoryProblem {
  const values = source[ACTIONS];
  if (!Array.isArray(values)) return UNREADABLE;
  if (values.length > bounds.actions) return { problem: 'tooMany' };
  if (depthOf(text) > bounds.depth || !values.every(isJsonObject)) return UNREADABLE;
  const open = listAt(text);
  const { items, end } = itemsAt(text, open);
  const actions = values.map((json: JsonObject, id): SheetAction => {
    const item = items[id]?.text ?? '';
    const written = item.trim();
    // The space after the last one stays before the end of the list.
    const [space, after] = [item.slice(0, item.indexOf('{')), items[id - 1]?.text ?? ''];
    const gap = id === 0 ? space : `${after.slice(after.trimEnd().length)},${space}`;
    return { id, json, written, gap };
  });
  const last = items.at(-1)?.text;
  const rest = text.slice(last === undefined ? open + 1 : end - last.length + last.trimEnd().length);
  const frame = { text: text.slice(0, open + 1) + rest, before: open + 1, packed };
  return { head: headOf(source), actions, nextId: actions.length, frame };
}

function readText(text: string, bounds: Bounds): StorySheet | StoryProblem {
  const value = parsed(text);
  if (isJsonObject(value)) return readSheet(text, value, null, bounds);
  const source = typeof value === 'string' ? parsed(value) : null;
  return typeof value === 'string' && isJsonObject(source)
    ? readSheet(value, source, text, bounds)
    : UNREADABLE;
}

/** Any source that the site accepts: an object, or a text that holds the JSON of one. */
export const sheetOf = (text: string): StorySheet | StoryProblem =>
  text.length > MAX_SHEET_LETTERS ? { problem: 'tooLong' } : readText(text, OF_SOURCES);

/** What `sourceText` wrote, however large the story became under edit. */
export const writtenSheetOf = (text: string): StorySheet | StoryProblem => readText(text, NONE);

export function emptySheet(server: number): StorySheet {
  const head = { server, voice: '', bgm: null, background: null };
  const text = JSON.stringify({ ...head, actions: [] });
  return { head, actions: [], nextId: 0, frame: { text, before: listAt(text) + 1, packed: null } };
}

/** What was read, letter for letter, but for what changed. */
export function sourceText({ frame, actions }: StorySheet): string {
  const { text, before, packed } = frame;
  const parts = actions.map(({ gap, written }, at) => {
    const comma = gap.indexOf(',');
    if (at === 0) return gap.slice(comma + 1) + written;
    return (comma < 0 ? `,${gap}` : gap) + written;
  });
  const whole = text.slice(0, before) + parts.join('') + text.slice(before);
  if (packed === null) return whole;
  return JSON.parse(packed) === whole ? packed : JSON.stringify(whole);
}

/** Each letter of a text is at most six in JSON: `\ud800`. */
const MAX_ESCAPED = 6;

/** Whether it holds more than `sheetOf` would read again: a draft of it could not be opened. */
export function isTooLarge(sheet: StorySheet): boolean {
  const { actions, frame } = sheet;
  // Between two actions there may be a comma more than their gaps say.
  const letters = actions.reduce(
    (sum, { gap, written }) => sum + gap.length + written.length + 1,
    frame.text.length,
  );
  if (actions.length > MAX_STORY_STEPS) return true;
  const isNear = letters * (frame.packed === null ? 1 : MAX_ESCAPED) > MAX_SHEET_LETTERS;
  return isNear && sourceText(sheet).length > MAX_SHEET_LETTERS;
}

/** An action lies in the list of the source. */
export const isTooDeep = (action: string): boolean => depthOf(action) + 2 > MAX_STORY_DEPTH;

/** The source as it is compiled and published. */
export const sourceOf = ({ head, actions }: StorySheet): JsonObject => ({
  ...head,
  actions: actions.map(({ json }) => json),
});

/**
 * How long the source is when it is published, as far as it may be too long: most are published as objects, whose spacing does not count.
 * One that is published as its text may be longer.
 */
export function publishedLetters(sheet: StorySheet): number {
  const { length } = sourceText(sheet);
  return length > MAX_STORY_LETTERS ? JSON.stringify(sourceOf(sheet)).length : length;
}
