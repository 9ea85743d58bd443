import type { TeamData, TeamQuestion } from '#model/compute/team';
import { POWER_UNITS } from '#model/rules/power';
import { usableCards } from './cards.ts';
import { bestChoice, type ScoredTeam, withoutIdleSixth } from './choice.ts';
import { bestPower } from './power.ts';

/** All sets of five cards of different characters that the constraints allow, whatever their power. */
export function* allowedTeams(asked: TeamQuestion, data: TeamData): Generator<readonly number[]> {
  const question = withoutIdleSixth(asked);
  const { must, leader } = question.constraints;
  const usable = usableCards(question, data);
  const required = leader === null ? must : [...must, leader];
  if (typeof question.sixth === 'number' && !usable.includes(question.sixth)) return;
  if (question.sixth === 'best' && usable.length <= 5) return;
  const playable = usable.filter((id) => id !== question.sixth);
  const characterOf = (id: number) => data.cards.get(id)?.characterId;
  function* grow(cards: readonly number[], left: readonly number[]): Generator<readonly number[]> {
    if (cards.length === 5) {
      if (required.every((id) => cards.includes(id))) yield cards;
      return;
    }
    for (const [i, id] of left.entries()) {
      const isTaken = cards.some((other) => characterOf(other) === characterOf(id));
      if (!isTaken) yield* grow([...cards, id], left.slice(i + 1));
    }
  }
  yield* grow([], playable);
}

/** An allowed team with its best items, leader and sixth card. */
export const scoredTeam = (question: TeamQuestion, data: TeamData, cards: readonly number[]): ScoredTeam =>
  bestChoice(question, data, cards, bestPower(question, data, cards));

/** Best first: by score, then power, then the lowest card ids. */
export function compareTeams(a: ScoredTeam, b: ScoredTeam): number {
  const first = a.cards.findIndex((id, i) => id !== b.cards[i]);
  return b.score - a.score || b.units - a.units || (a.cards[first] ?? 0) - (b.cards[first] ?? 0);
}

export const isStrongEnough = ({ constraints }: TeamQuestion, { units }: { readonly units: number }) =>
  units >= constraints.minPower * POWER_UNITS;

/** Every allowed team that is strong enough, best first. */
export const bestTeams = (question: TeamQuestion, data: TeamData): ScoredTeam[] =>
  [...allowedTeams(question, data)]
    .map((cards) => scoredTeam(question, data, cards))
    .filter((team) => isStrongEnough(question, team))
    .sort(compareTeams);
