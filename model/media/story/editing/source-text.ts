import type { JsonObject } from '#model/records/reading';

/**
 * JSON by where its parts stand in its text, so that what does not change is written back as it was read: spacing, order, forms of
 * numbers. The text is known to be JSON.
 */

const [QUOTE, BACKSLASH, COMMA] = [34, 92, 44];
const isOpening = (code: number): boolean => code === 123 || code === 91;
const isClosing = (code: number): boolean => code === 125 || code === 93;

/** Where the quote that ends the string beginning at `at` stands. */
function endOfString(text: string, at: number): number {
  for (let end = text.indexOf('"', at + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

/** Lists and objects in one another at the deepest place. */
export function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (isOpening(code)) deepest = Math.max(deepest, ++depth);
    else if (isClosing(code)) depth -= 1;
  }
  return deepest;
}

interface JsonItems {
  /** Each with the space around it. */
  readonly items: readonly { readonly start: number; readonly text: string }[];
  /** Where the list or object closes. */
  readonly end: number;
}

/** What the list or object that opens at `open` holds. */
export function itemsAt(text: string, open: number): JsonItems {
  const items: { start: number; text: string }[] = [];
  let start = open + 1;
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (isOpening(code)) depth += 1;
    else if (isClosing(code) && depth > 0) depth -= 1;
    else if (isClosing(code) || (code === COMMA && depth === 0)) {
      const item = { start, text: text.slice(start, at) };
      if (code === COMMA) items.push(item);
      else return { items: item.text.trim() === '' ? items : [...items, item], end: at };
      start = at + 1;
    }
  }
  return { items, end: text.length };
}

/** One field of an object: `text` is `  "key" : value `, whose value begins at `valueAt`. */
interface FieldText {
  readonly key: string;
  readonly start: number;
  readonly text: string;
  readonly valueAt: number;
}

/** The fields of an object in their order; of several of one key the last one counts. */
export function fieldsAt(text: string, open: number): readonly FieldText[] {
  return itemsAt(text, open).items.map(({ start, text: item }) => {
    const from = item.indexOf('"');
    const to = endOfString(item, from) + 1;
    const colon = item.indexOf(':', to) + 1;
    const space = item.slice(colon).length - item.slice(colon).trimStart().length;
    return { key: String(JSON.parse(item.slice(from, to))), start, text: item, valueAt: colon + space };
  });
}

const endSpace = (text: string): string => text.slice(text.trimEnd().length);

/** A new field, spaced as the last one is. */
function added(last: FieldText | undefined, key: string, json: string): string {
  const name = JSON.stringify(key);
  if (last === undefined) return `${name}:${json}`;
  const from = last.text.indexOf('"');
  const colon = last.text.slice(endOfString(last.text, from) + 1, last.valueAt);
  return last.text.slice(0, from) + name + colon + json;
}

/** The text of an object with other fields; undefined takes one out. All others stay letter for letter. */
export function withFields(object: string, changes: JsonObject): string {
  const open = object.indexOf('{');
  const fields = fieldsAt(object, open);
  const last = fields.at(-1);
  // The space before the end belongs to whichever field is last in the end.
  const trailing = endSpace(last?.text ?? '');
  const rest = new Map(Object.entries(changes));
  const kept: string[] = [];
  for (const field of fields.toReversed()) {
    const text = field === last ? field.text.trimEnd() : field.text;
    if (!Object.hasOwn(changes, field.key)) kept.unshift(text);
    // Of several of one key only the last one counted.
    else if (rest.delete(field.key) && changes[field.key] !== undefined)
      kept.unshift(text.slice(0, field.valueAt) + JSON.stringify(changes[field.key]) + endSpace(text));
  }
  for (const [key, value] of rest)
    if (value !== undefined) kept.push(added(last, key, JSON.stringify(value)));
  const inner = kept.length === 0 ? '' : kept.join(',') + trailing;
  return object.slice(0, open + 1) + inner + object.slice(itemsAt(object, open).end);
}
