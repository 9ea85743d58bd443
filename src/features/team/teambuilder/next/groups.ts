import type { RankedUpgrade } from '#model/compute/upgrades';

/** A step and those behind it that are of its kind and bring the same. */
export interface StepGroup {
  readonly first: RankedUpgrade;
  readonly others: readonly RankedUpgrade[];
}

/** Steps in their order; a band's instruments often bring the same to the point, and seven alike hide what comes next. */
export function groupedSteps(steps: readonly RankedUpgrade[]): readonly StepGroup[] {
  const groups: { readonly first: RankedUpgrade; readonly others: RankedUpgrade[] }[] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    const isAlike = last?.first.gain === step.gain && last.first.upgrade.kind === step.upgrade.kind;
    if (last && isAlike) last.others.push(step);
    else groups.push({ first: step, others: [] });
  }
  return groups;
}
