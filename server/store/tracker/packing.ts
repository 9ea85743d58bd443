/** A value at a time: points of a rank, or points or score of a player. */
export interface PackedSample {
  /** Epoch milliseconds */
  readonly time: number;
  readonly value: number;
}

const BASE = 36;
/** A run stays within some ten kilobytes. */
export const MAX_RUN = 1_000;

const digits = (value: number): string => value.toString(BASE);

/**
 * The text of a run: the first value, then for each sample after it how much later it is and how much more, all to the
 * base 36. The time of the first one is the key of the row. Expects at least one sample, by time.
 */
export function packed(samples: readonly PackedSample[]): string {
  const parts: string[] = [];
  let before: PackedSample | null = null;
  for (const sample of samples) {
    if (before) parts.push(digits(sample.time - before.time));
    parts.push(digits(sample.value - (before?.value ?? 0)));
    before = sample;
  }
  return parts.join(' ');
}

/** The samples of a row. */
export function unpacked({ at, body }: { readonly at: number; readonly body: string }): PackedSample[] {
  const [first = '', ...rest] = body.split(' ');
  let [time, value] = [at, Number.parseInt(first, BASE)];
  const samples = [{ time, value }];
  for (let index = 0; index + 1 < rest.length; index += 2) {
    time += Number.parseInt(rest[index] ?? '', BASE);
    value += Number.parseInt(rest[index + 1] ?? '', BASE);
    samples.push({ time, value });
  }
  return samples;
}
