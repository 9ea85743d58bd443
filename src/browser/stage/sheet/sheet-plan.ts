interface Size {
  readonly width: number;
  readonly height: number;
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

export interface SheetPlan extends Size {
  /** The upper left corner of each, in the order in which they were asked for. */
  readonly corners: readonly Corner[];
}

const powerOfTwo = (atLeast: number): number => 2 ** Math.ceil(Math.log2(Math.max(atLeast, 1)));

/** Rows from the top, the tallest first. */
function rows(sizes: readonly Size[], width: number, gap: number): SheetPlan {
  const corners: Corner[] = new Array(sizes.length);
  const order = sizes.map((_, index) => index).sort((a, b) => sizes[b]!.height - sizes[a]!.height);
  let [x, y, row] = [gap, gap, 0];
  for (const index of order) {
    const size = sizes[index]!;
    if (x + size.width + gap > width) [x, y, row] = [gap, y + row + gap, 0];
    corners[index] = { x, y };
    x += size.width + gap;
    row = Math.max(row, size.height);
  }
  return { width, height: powerOfTwo(y + row + gap), corners };
}

/**
 * Puts pictures beside each other, `gap` pixels apart, on a sheet whose sides are powers of two: smaller copies of it, which far
 * notes are drawn from, then need no more than that gap.
 */
export function planSheet(sizes: readonly Size[], gap: number): SheetPlan {
  const widest = Math.max(0, ...sizes.map(({ width }) => width)) + 2 * gap;
  const area = sizes.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
  const width = powerOfTwo(Math.max(widest, Math.sqrt(area)));
  return rows(sizes, width, gap);
}
