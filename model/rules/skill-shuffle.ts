/** Line-up places, and activations before the encore. */
const SIZE = 5;
/** Where a skill can be put back: one of the first four places of the list. */
const PLACES = 4;

/** Every way the game's shuffle can go; all are equally likely (reference R27). */
export const SHUFFLE_PATHS = PLACES ** SIZE;

/** Takes what stands at `from` and puts it back at `to`. */
function reinserted(list: readonly number[], from: number, to: number): readonly number[] {
  const rest = list.filter((_, place) => place !== from);
  return [...rest.slice(0, to), list[from] ?? 0, ...rest.slice(to)];
}

function lists(list: readonly number[], step: number): readonly (readonly number[])[] {
  if (step === SIZE) return [list];
  return Array.from({ length: PLACES }, (_, to) => lists(reinserted(list, step, to), step + 1)).flat();
}

/**
 * How many of the paths lead to each order of the five line-up places: one after the other, what stands at place
 * 0 to 4 is taken out and put back at one of the first four places. 24 of the 120 orders never come.
 */
export function shuffleOrders(): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const order of lists([0, 1, 2, 3, 4], 0)) {
    const key = order.join('-');
    weights.set(key, (weights.get(key) ?? 0) + 1);
  }
  return weights;
}

/** Of the paths, how many let the skill at line-up place [place] be the activation [window]. */
export function shuffleWeights(): readonly (readonly number[])[] {
  const counts = Array.from({ length: SIZE }, () => Array<number>(SIZE).fill(0));
  for (const order of lists([0, 1, 2, 3, 4], 0)) {
    order.forEach((place, window) => {
      const row = counts[place];
      if (row) row[window] = (row[window] ?? 0) + 1;
    });
  }
  return counts;
}
