/** What each operator becomes. */
export const OPPOSITE = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
} as const;

/** A whole number becomes the next one; of a fraction, half is left. */
export const changedNumber = (value: number): number => (Number.isInteger(value) ? value + 1 : value / 2);
