import type { ChartInput } from './inputs.ts';

/** Of one moment: what comes down is there before what goes up lets go, so that fingers can relieve each other. */
const ORDER = { down: 0, move: 1, flick: 2, up: 3 } as const satisfies Record<ChartInput['kind'], number>;

/**
 * Inputs of one moment in an order that does not depend on the order in which fingers were reported: first what each finger did first. What one
 * finger did stays in its order.
 */
export function inRounds(inputs: readonly ChartInput[]): readonly ChartInput[] {
  if (inputs.length < 2) return inputs;
  const turns = new Map<number, number>();
  const withRounds = inputs.map((input) => {
    const round = turns.get(input.finger) ?? 0;
    turns.set(input.finger, round + 1);
    return { input, round };
  });
  return withRounds
    .sort(
      (a, b) =>
        a.round - b.round || ORDER[a.input.kind] - ORDER[b.input.kind] || a.input.finger - b.input.finger,
    )
    .map(({ input }) => input);
}
