import { inverse } from './inverse.ts';

/** What a ridge regression foretells at one place. */
export interface RidgeAnswer {
  readonly value: number;
  readonly slopes: readonly number[];
  /** How far each row would have been missed by a regression that had not seen it; in the order of the rows. */
  readonly misses: readonly number[];
}

export function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of each column. */
const centreOf = (rows: readonly (readonly number[])[]): readonly number[] =>
  (rows[0] ?? []).map((_, j) => meanOf(rows.map((row) => row[j] ?? 0)));

/** A place further away than rows ever are says no more than one at this distance. */
const FURTHEST = 4;
const clamp = (value: number): number => Math.min(Math.max(value, -FURTHEST), FURTHEST);

/** How rows are brought to mean 0 and deviation 1 in each column, and any place with them. */
export function standardOf(
  rows: readonly (readonly number[])[],
): (row: readonly number[]) => readonly number[] {
  const centre = centreOf(rows);
  const deviations = centre.map(
    (mean, j) => Math.sqrt(meanOf(rows.map((row) => ((row[j] ?? 0) - mean) ** 2))) + 1e-6,
  );
  return (row) => row.map((value, j) => clamp((value - (centre[j] ?? 0)) / (deviations[j] ?? 1)));
}

/**
 * Ridge regression of `targets` (n) on `rows` (n × p) at `place` (p), with a penalty for each column. The misses follow from the share
 * that each row has in its own fitted value. Needs at least two rows.
 */
export function ridge(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  place: readonly number[],
  penalties: readonly number[],
): RidgeAnswer {
  const centre = centreOf(rows);
  const centred = (row: readonly number[]): readonly number[] => row.map((one, j) => one - (centre[j] ?? 0));
  const matrix = rows.map(centred);
  const columns = place.map((_, j) => matrix.map((row) => row[j] ?? 0));
  const solved = inverse(
    columns.map((a, i) => columns.map((b, j) => dot(a, b) + (i === j ? (penalties[i] ?? 0) : 0))),
  );
  const mean = meanOf(targets);
  const errors = targets.map((target) => target - mean);
  const sums = columns.map((column) => dot(column, errors));
  const slopes = solved.map((row) => dot(row, sums));
  const misses = matrix.map((row, i) => {
    const own =
      1 / rows.length +
      dot(
        row,
        solved.map((one) => dot(one, row)),
      );
    return ((errors[i] ?? 0) - dot(row, slopes)) / Math.max(1 - own, 0.05);
  });
  return { value: mean + dot(centred(place), slopes), slopes, misses };
}
