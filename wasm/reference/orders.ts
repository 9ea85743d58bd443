import type { TeamQuestion } from '#model/compute/team';
import { notePoints, type ReferenceSong, total } from './notes.ts';
import { type Activations, lineOf, skillPoints, skillsBeside, startTimes } from './skills.ts';

/** A team whose score is wanted. */
export interface LedTeam {
  readonly cards: readonly number[];
  readonly leader: number;
  /** Whose skill is the sixth activation: the leader, or a card outside the team. */
  readonly sixth: number;
  /** Power in units. */
  readonly units: number;
}

export function* permutations<T>(items: readonly T[]): Generator<readonly T[]> {
  if (items.length === 0) yield [];
  for (const [i, first] of items.entries()) {
    for (const rest of permutations(items.filter((_, j) => j !== i))) yield [first, ...rest];
  }
}

/** The score of one order: all notes, and what each activation adds. */
export function scoreOfOrder(
  question: TeamQuestion,
  data: ReferenceSong,
  units: number,
  skills: Activations,
): number {
  const points = notePoints(question, data, units);
  const starts = startTimes(question, data, skills);
  return skills.reduce(
    (score, skill, window) => score + skillPoints(question, data, points, skill, window, starts[window]),
    total(points),
  );
}

/** The scores of all 120 orders of the first five activations, for each skill that may come sixth. */
export function scoresOfOrders(question: TeamQuestion, data: ReferenceSong, team: LedTeam): number[] {
  const { cards, leader, sixth, units } = team;
  const skillOf = skillsBeside(question, data, cards);
  const line = lineOf(question);
  const orders = [...permutations(line.firstFive(cards.map(skillOf), skillOf(leader)))];
  return line
    .encores(skillOf(sixth))
    .flatMap((last) => orders.map((order) => scoreOfOrder(question, data, units, [...order, last])));
}
