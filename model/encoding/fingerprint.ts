/** FNV-1a's 32-bit prime, and two different places to start from. */
const PRIME = 0x01000193;
const STARTS = [0x811c9dc5, 0x9e3779b9] as const;

/** Both in one walk: texts of collections have hundreds of thousands of letters. */
function hashes(text: string): readonly number[] {
  let [one, other]: [number, number] = [...STARTS];
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    one = Math.imul(one ^ letter, PRIME);
    one ^= one >>> 15;
    other = Math.imul(other ^ letter, PRIME);
    other ^= other >>> 15;
  }
  return [one, other];
}

/** A short text that differs for different texts as good as surely; not for secrets. */
export const fingerprint = (text: string): string =>
  [text.length, ...hashes(text).map((hash) => hash >>> 0)].map((part) => part.toString(36)).join('.');
