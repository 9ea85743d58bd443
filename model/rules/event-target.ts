/** A point target and how someone plays towards it. All but `target` and `current` per game, whole numbers. */
export interface TargetPlan {
  readonly target: number;
  readonly current: number;
  readonly averagePoints: number;
  readonly boostsPerGame: number;
  readonly boostsPerRefill: number;
  readonly starsPerRefill: number;
  readonly minutesPerGame: number;
}

/** What reaching a target takes. */
export interface TargetCost {
  readonly remaining: number;
  readonly games: number;
  readonly boosts: number;
  readonly refills: number;
  readonly stars: number;
  readonly minutes: number;
}

/** The whole games that reach a target, and what they use up (reference R30); null when games give no points. */
export function targetCost(plan: TargetPlan): TargetCost | null {
  const remaining = Math.max(0, plan.target - plan.current);
  if (remaining > 0 && plan.averagePoints <= 0) return null;
  const games = remaining === 0 ? 0 : Math.ceil(remaining / plan.averagePoints);
  const boosts = games * plan.boostsPerGame;
  const refills = plan.boostsPerRefill > 0 ? Math.ceil(boosts / plan.boostsPerRefill) : 0;
  return {
    remaining,
    games,
    boosts,
    refills,
    stars: refills * plan.starsPerRefill,
    minutes: games * plan.minutesPerGame,
  };
}
