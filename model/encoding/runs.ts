import { asInteger } from '../records/reading.ts';

export type RunValue = number | boolean | null;

/** `[count, value, count, value, …]` of a list, count first (reference R36). */
export function writeRuns(values: readonly RunValue[]): readonly RunValue[] {
  const runs: RunValue[] = [];
  let start = 0;
  for (let i = 1; i <= values.length; i++) {
    if (i < values.length && values[i] === values[start]) continue;
    runs.push(i - start, values[start] ?? null);
    start = i;
  }
  return runs;
}

/**
 * Unpacks runs to exactly `length` entries, whatever the counts claim: a short list repeats its last value, an endless
 * one is cut. Undefined when there is nothing to unpack.
 */
export function readRuns(runs: unknown, length: number): readonly unknown[] | undefined {
  if (!Array.isArray(runs)) return undefined;
  const values: unknown[] = [];
  for (let i = 0; i + 1 < runs.length && values.length < length; i += 2) {
    const count = asInteger(runs[i]) ?? 0;
    const end = Math.min(length, values.length + Math.max(0, count));
    while (values.length < end) values.push(runs[i + 1]);
  }
  if (values.length === 0) return undefined;
  const last = values.at(-1);
  while (values.length < length) values.push(last);
  return values;
}

/** How many entries the counts of runs claim, `most` at most. */
export function runsLength(runs: unknown, most: number): number {
  if (!Array.isArray(runs)) return 0;
  let length = 0;
  for (let i = 0; i + 1 < runs.length && length < most; i += 2)
    length += Math.max(0, asInteger(runs[i]) ?? 0);
  return Math.min(length, most);
}
