/** Published data is nested a dozen times at most; what is nested without end can be parsed, but not written again. */
const DEEPEST = 64;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Where a string ends whose first quote is at `start`: behind its last quote. */
function afterString(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at + 1;
}

/** Whether JSON is nested deeper than anything that is published. */
export function isDeep(bytes: Uint8Array): boolean {
  let depth = 0;
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) {
      at = afterString(bytes, at);
      continue;
    }
    if (OPENING.has(byte)) depth++;
    else if (CLOSING.has(byte)) depth--;
    if (depth > DEEPEST) return true;
    at++;
  }
  return false;
}
