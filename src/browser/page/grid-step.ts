/**
 * Where a key moves the active cell of a grid that is filled row by row; null when the key moves nothing.
 * `page` is in rows.
 */
export function gridStep(
  key: string,
  active: number,
  count: number,
  columns: number,
  page: number,
): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: page * columns,
    PageUp: -page * columns,
    Home: -active,
    End: count - 1 - active,
  };
  const step = steps[key];
  if (step === undefined || count === 0) return null;
  return Math.min(Math.max(0, active + step), count - 1);
}
