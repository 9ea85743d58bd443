/** What a ridge regression foretells at one place. */
export interface RidgeAnswer {
  readonly value: number;
  /** How far each row would have been missed by a regression that had not seen it; in the order of the rows. */
  readonly misses: readonly number[];
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** A place further away than rows ever are says no more than one at this distance. */
const FURTHEST = 5;
const clamp = (value: number): number => Math.min(Math.max(value, -FURTHEST), FURTHEST);

/** The inverse of a symmetric positive matrix, by Gauss and Jordan; such a matrix needs no pivots. */
export function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...Array.from({ length: size }, (_, j) => (i === j ? 1 : 0))]);
  for (const [i, row] of rows.entries()) {
    const pivot = row[i] ?? 1;
    for (let j = 0; j < 2 * size; j += 1) row[j] = (row[j] ?? 0) / pivot;
    for (const [k, other] of rows.entries()) {
      const factor = other[i] ?? 0;
      if (k === i || factor === 0) continue;
      for (let j = i; j < 2 * size; j += 1) other[j] = (other[j] ?? 0) - factor * (row[j] ?? 0);
    }
  }
  return rows.map((row) => row.slice(size));
}

/**
 * Ridge regression of `targets` (n) on `rows` (n × p, each column brought to mean 0 and deviation 1) at `place` (p). The misses follow
 * from the share that each row has in its own fitted value. Needs at least two rows.
 */
export function ridge(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  place: readonly number[],
  penalty: number,
): RidgeAnswer {
  const raw = place.map((_, j) => rows.map((row) => row[j] ?? 0));
  const scales = raw.map((column) => {
    const mean = meanOf(column);
    return { mean, deviation: Math.sqrt(meanOf(column.map((value) => (value - mean) ** 2))) + 1e-6 };
  });
  const standard = (row: readonly number[]): number[] =>
    scales.map(({ mean, deviation }, j) => clamp(((row[j] ?? 0) - mean) / deviation));
  const matrix = rows.map(standard);
  const columns = place.map((_, j) => matrix.map((row) => row[j] ?? 0));
  const solved = inverse(columns.map((a, i) => columns.map((b, j) => dot(a, b) + (i === j ? penalty : 0))));
  const mean = meanOf(targets);
  const centred = targets.map((target) => target - mean);
  const sums = columns.map((column) => dot(column, centred));
  const slopes = solved.map((row) => dot(row, sums));
  const misses = matrix.map((row, i) => {
    const own =
      1 / rows.length +
      dot(
        row,
        solved.map((one) => dot(one, row)),
      );
    return ((centred[i] ?? 0) - dot(row, slopes)) / Math.max(1 - own, 0.05);
  });
  return { value: mean + dot(standard(place), slopes), misses };
}
