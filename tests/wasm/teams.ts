import type { TeamQuestion } from '#model/compute/team';
import type { Packed } from '#wasm/host/pack';
import * as L from '#wasm/layout';
import { allowedTeams } from '#wasm/reference/search';
import type { Kernels } from './kernels.ts';
import type { SmallProblem } from './problems.ts';

/** Teams of a packed problem by the kernels' card indices. */

/** The question with some of its parts changed. */
export const asking = (problem: SmallProblem, part: Partial<TeamQuestion>): SmallProblem => ({
  ...problem,
  question: { ...problem.question, ...part },
});

/** The question without a lowest power and for so many teams that no card is dropped as dominated. */
export const forAllTeams = (problem: SmallProblem): SmallProblem =>
  asking(problem, { top: 50, constraints: { ...problem.question.constraints, minPower: 0 } });

export const indexOf = ({ cards }: Packed, id: number): number => cards.findIndex((card) => card.id === id);

/** All allowed teams as ids and as indices. */
export function teamsOf({ question, data }: SmallProblem, packed: Packed) {
  return [...allowedTeams(question, data)].map((ids) => ({
    ids,
    cards: ids.map((id) => indexOf(packed, id)),
  }));
}

/** The element a random number chooses; there must be one. */
export function choose<T>(values: readonly T[], random: number): T {
  const value = values[random % values.length];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
}

/** Forms a team from its cards in any order, gives it its items and scores it. */
export function scoreTeam(wasm: Kernels, cards: readonly number[], turn = 0): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = [...cards.slice(turn % 5), ...cards.slice(0, turn % 5)];
  wasm.kernels.formTeam(a, b, c, d, e);
  wasm.kernels.equipTeam();
  wasm.kernels.scoreTeam();
}

/** Indices of the cards that survived dominance. */
export const keptCards = (wasm: Kernels): number[] => wasm.i32s(L.KEPT, wasm.read('kept'));
