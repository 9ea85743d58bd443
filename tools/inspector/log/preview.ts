const MAX_DEPTH = 3;
const MAX_PARTS = 12;
const MAX_LETTERS = 600;

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

function listed(parts: readonly string[], size: number, [open, close]: readonly [string, string]): string {
  const rest = size - parts.length;
  return `${open}${[...parts, ...(rest > 0 ? [`… ${rest} more`] : [])].join(', ')}${close}`;
}

function preview(value: unknown, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(cut(value, MAX_LETTERS / 4));
  if (typeof value === 'function') return 'ƒ';
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Error) return `${value.name}: ${cut(value.message, MAX_LETTERS / 4)}`;
  if (depth === MAX_DEPTH) return Array.isArray(value) ? '[…]' : '{…}';
  if (Array.isArray(value)) {
    const parts = value.slice(0, MAX_PARTS).map((part) => preview(part, depth + 1));
    return listed(parts, value.length, ['[', ']']);
  }
  if (value instanceof Map || value instanceof Set) return `${value.constructor.name}(${value.size})`;
  const keys = Object.keys(value);
  const parts = keys
    .slice(0, MAX_PARTS)
    .map((key) => `${key}: ${preview(Reflect.get(value, key), depth + 1)}`);
  return listed(parts, keys.length, ['{ ', ' }']);
}

/** A value in a few words however large it is: events of a search carry thousands of cards. */
export const previewOf = (value: unknown): string => cut(preview(value, 0), MAX_LETTERS);

/** What an event carries besides its type; empty when that is nothing. */
export function payloadPreview({ type: _, ...payload }: { readonly type: string }): string {
  return Object.keys(payload).length === 0 ? '' : previewOf(payload);
}
