/** Digits that keyboards for Japanese and Chinese write. */
const WIDE_DIGIT = /[０-９]/g;
const WIDE_ZERO = '０'.codePointAt(0) ?? 0;

/** A player's number as a text of 1–20 digits without leading zeros; null for anything else, 0 included. */
export function playerId(typed: string): string | null {
  const text = typed
    .trim()
    .replace(WIDE_DIGIT, (digit) => String((digit.codePointAt(0) ?? WIDE_ZERO) - WIDE_ZERO));
  if (!/^\d{1,20}$/.test(text)) return null;
  return text.replace(/^0+/, '') || null;
}
