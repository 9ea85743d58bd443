import { readWords } from './read-rich-words.ts';
import { asArray, asNumber, asText, isJsonObject, type JsonObject, withoutNulls } from './reading.ts';
import { RICH_OBJECTS, type RichNode, type RichObject } from './rich-text.ts';

/** Articles nest lists once; deeper ones, or endless ones, are a mistake or an attack. */
const DEEPEST_LIST = 4;
const LATEST_TIME = 8.64e15;

/** How much of a text may still be read. `problem` takes a phrase that completes "news 12 …". */
export interface ReadingBudget {
  left: number;
  readonly most: number;
  /** Whether pieces of kinds that no one knows are shown by their words. */
  readonly showsUnknown: boolean;
  readonly problem: (phrase: string) => void;
}

/** Counts a piece; false when there have been too many. */
export function isLeft(reading: ReadingBudget): boolean {
  if (reading.left === 0) return false;
  reading.left -= 1;
  if (reading.left === 0) reading.problem(`is longer than ${reading.most} pieces and is cut there`);
  return true;
}

export const nameOf = (node: unknown): string =>
  isJsonObject(node) && typeof node.type === 'string' ? `"${node.type.slice(0, 40)}"` : 'without a type';

/** Other sites by http(s) only. A path of ours must not begin with two slashes (or a backslash), which lead elsewhere. */
const ADDRESS = /^(?:https?:\/\/[^\s/@\\]+(?:[/?#]\S*)?|\/(?![/\\])[^\s\\]*)$/i;
const FOLDER = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
const ID = /^\d{1,15}$/;
const EMOJI = /^[\w-]{1,64}$/;
const USERNAME = /^[^\s/\\?#]{1,40}$/;

const textOf = (value: unknown): string | null => (typeof value === 'number' ? String(value) : asText(value));

/** `song-single`, `card-info`, `card-icon` … */
export function objectOf(target: unknown, ends: readonly string[]): RichObject | null {
  const found = RICH_OBJECTS.find((object) => ends.some((end) => target === `${object}-${end}`));
  return found ?? null;
}

export const idOf = (value: unknown): number | null => {
  const text = textOf(value);
  return text !== null && ID.test(text) ? Number(text) : null;
};

function readLink(node: JsonObject): RichNode | null {
  const data = textOf(node.data);
  const words = readWords(node.text);
  if (data === null) return null;
  if (node.target === 'url') return ADDRESS.test(data) ? { type: 'address', address: data, words } : null;
  if (node.target === 'asset-single') return FOLDER.test(data) ? { type: 'folder', path: data, words } : null;
  const object = objectOf(node.target, ['single']);
  const id = idOf(data);
  if (object === null || id === null) return null;
  return { type: 'object', object, id, isRich: node.rich === true, words };
}

type NodeReader = (node: JsonObject, reading: ReadingBudget, depth: number) => RichNode | null;

const READERS: Readonly<Record<string, NodeReader>> = {
  text: (node) => {
    const words = readWords(node.data);
    return words && { type: 'text', words };
  },
  ul: (node, reading, depth) => {
    if (!Array.isArray(node.data) || depth >= DEEPEST_LIST) return null;
    const items = node.data.map((item: unknown) =>
      isLeft(reading) ? readNodes(item, reading, depth + 1) : null,
    );
    return { type: 'bullets', items: withoutNulls(items) };
  },
  link: readLink,
  br: () => ({ type: 'break' }),
  date: (node) => {
    const time = asNumber(node.data);
    return time !== null && Math.abs(time) <= LATEST_TIME ? { type: 'date', time } : null;
  },
  emoji: (node) => {
    const id = textOf(node.data);
    return id !== null && EMOJI.test(id) ? { type: 'emoji', id } : null;
  },
  mention: (node) => {
    const username = asText(node.data);
    return username !== null && USERNAME.test(username) ? { type: 'mention', username } : null;
  },
};

/** What is left of a piece that no one knows or that is not safe: its words as plain text, if it has any. */
function plainWords(node: JsonObject, isKnown: boolean, { showsUnknown }: ReadingBudget): RichNode | null {
  if (!isKnown && !showsUnknown) return null;
  const words = readWords(node.text) ?? (isKnown ? null : readWords(node.data));
  return words && { type: 'text', words };
}

/** One piece; null when nothing of it can be shown. */
export function readNode(node: unknown, reading: ReadingBudget, depth = 0): RichNode | null {
  if (!isLeft(reading)) return null;
  const type = isJsonObject(node) ? asText(node.type) : null;
  const read = type !== null && Object.hasOwn(READERS, type) ? READERS[type] : undefined;
  const made = isJsonObject(node) && read ? read(node, reading, depth) : null;
  if (made) return made;
  reading.problem(`has a piece ${nameOf(node)} that cannot be shown`);
  return isJsonObject(node) ? plainWords(node, read !== undefined, reading) : null;
}

export const readNodes = (value: unknown, reading: ReadingBudget, depth = 0): readonly RichNode[] =>
  withoutNulls(asArray(value).map((node) => readNode(node, reading, depth)));
