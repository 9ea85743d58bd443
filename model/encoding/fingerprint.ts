/** FNV-1a's 32-bit prime, and two different places to start from. */
const PRIME = 0x01000193;
const STARTS = [0x811c9dc5, 0x9e3779b9] as const;

function hash(text: string, start: number): string {
  let state = start;
  for (let i = 0; i < text.length; i++) {
    state = Math.imul(state ^ text.charCodeAt(i), PRIME);
    state ^= state >>> 15;
  }
  return (state >>> 0).toString(36);
}

/** A short text that differs for different texts as good as surely; not for secrets. */
export const fingerprint = (text: string): string =>
  [text.length.toString(36), ...STARTS.map((start) => hash(text, start))].join('.');
