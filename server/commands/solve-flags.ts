/** A mistake in the flags, reported in one line. */
export class SolveError extends Error {}

export const oneOf = (flag: string, words: readonly string[], text: string): SolveError =>
  new SolveError(`${flag} takes one of ${words.join(', ')}, not "${text}"`);

export function choose<T extends string>(flag: string, words: readonly T[], text: string): T {
  const word = words.find((one) => one === text);
  if (word === undefined) throw oneOf(flag, words, text);
  return word;
}

export function readNumber(flag: string, text: string, min: number, max: number, whole = false): number {
  const value = Number(text);
  const fits = text.trim() !== '' && value >= min && value <= max && (!whole || Number.isInteger(value));
  if (!fits) throw new SolveError(`${flag} takes a number from ${min} to ${max}, not "${text}"`);
  return value;
}

export const readId = (flag: string, text: string): number => readNumber(flag, text, 1, 2 ** 31 - 1, true);

export const readIds = (flag: string, text: string | undefined): readonly number[] =>
  text === undefined || text === '' ? [] : text.split(',').map((part) => readId(flag, part.trim()));

interface Flag {
  readonly type: 'string' | 'boolean';
  readonly default?: string | boolean;
}

/** What a flag is when no one gives it. */
export const usualOf = (flag: Flag): string | boolean | undefined => flag.default;
