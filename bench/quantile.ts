/** The value that a share of all values, 0–1, do not reach; NaN of none. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ??
  Number.NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);
