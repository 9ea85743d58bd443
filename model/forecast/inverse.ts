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
