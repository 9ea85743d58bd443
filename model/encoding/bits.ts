/** Small numbers side by side, in characters that an address takes as they are: six bits in each. */

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SIGN_BITS = 6;

/** A whole number from 0 on, and how many bits it takes. What is larger is written as the largest that they hold. */
export type Bits = readonly [value: number, width: number];

export function writeBits(parts: readonly Bits[]): string {
  const bits = parts.map(([value, width]) => {
    const held = Math.min(Math.max(0, Math.floor(value)), 2 ** width - 1);
    return held.toString(2).padStart(width, '0');
  });
  const all = bits.join('');
  const signs = all.padEnd(Math.ceil(all.length / SIGN_BITS) * SIGN_BITS, '0').match(/.{6}/g) ?? [];
  return signs.map((sign) => SIGNS.charAt(Number.parseInt(sign, 2))).join('');
}

/** Gives the next number of so many bits, null beyond the end; null for a text with other characters. */
export function bitReader(text: string): ((width: number) => number | null) | null {
  const places = [...text].map((sign) => SIGNS.indexOf(sign));
  if (places.includes(-1)) return null;
  const bits = places.map((place) => place.toString(2).padStart(SIGN_BITS, '0')).join('');
  let at = 0;
  return (width) => {
    if (at + width > bits.length) return null;
    at += width;
    return Number.parseInt(bits.slice(at - width, at), 2);
  };
}
