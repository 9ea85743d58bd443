interface Bounds {
  readonly final: number;
  readonly low: number;
  readonly high: number;
}

/**
 * A better rank never ends below a worse one; where two forecasts cross, the better rank's is lifted. A value that is known stays, and
 * tiers that are not in `read` have no part in it: what no one read cannot correct what someone did.
 */
export function inOrderOfRank<Value extends Bounds>(
  tiers: ReadonlyMap<string, Value>,
  read: ReadonlySet<string>,
): Map<string, Value> {
  const lifted = new Map<string, Value>();
  let floor: Bounds = { final: 0, low: 0, high: 0 };
  for (const [tier, value] of [...tiers].toSorted(([a], [b]) => Number(b) - Number(a))) {
    const isFixed = !read.has(tier) || value.low === value.high;
    const above = {
      final: Math.max(floor.final, value.final),
      low: Math.max(floor.low, value.low),
      high: Math.max(floor.high, value.high),
    };
    lifted.set(tier, isFixed ? value : { ...value, ...above });
    if (read.has(tier)) floor = isFixed ? value : above;
  }
  return lifted;
}
