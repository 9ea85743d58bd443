/** Longer names are cut: an address should stay readable (our choice). */
const LONGEST = 120;

/**
 * The readable end of an address: runs of anything but letters and digits collapse to one dash (reference R42). Letters of every
 * script count, so Japanese titles keep their words. Null when nothing is left.
 */
export function slugOf(name: string): string | null {
  const dashed = name
    .slice(0, LONGEST)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return dashed === '' ? null : dashed;
}
