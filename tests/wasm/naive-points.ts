import type { TeamData, TeamQuestion } from '#model/compute/team';
import { cardParameters } from '#model/rules/card-parameters';
import { pointRate, supportRate } from '#model/rules/event-bonus';
import { eventPoints } from '#model/rules/event-points';
import { rateUnits } from '#model/rules/rates';
import { allowedTeams, candidates, compareTeams, entryOf, type NaiveTeam, naiveTeam } from './naive.ts';

/** Event points written out once more without any cleverness. */

export interface PaidTeam extends NaiveTeam {
  /** Without boosts. */
  readonly points: number;
  readonly bonusPercent: number;
  readonly supportPower: number;
}

const MULTIPLIED = ['story', 'challenge', 'live_try', 'mission_live'];
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Power of the best five cards of different characters outside the team; the best of each character compete. */
export function naiveSupport(question: TeamQuestion, data: TeamData, team: readonly number[]): number {
  const bonus = question.points?.bonus;
  if (!bonus) return 0;
  const best = new Map<number, number>();
  for (const id of candidates(question, data)) {
    if (team.includes(id)) continue;
    const { card, entry } = entryOf(question, data, id);
    const potential = question.profile.items.potentials[card.characterId - 1] ?? 1;
    const power = sum(cardParameters(card, entry, potential).params);
    const rate = rateUnits(supportRate(bonus, card, card.characterId, entry.master));
    best.set(card.characterId, Math.max(best.get(card.characterId) ?? 0, power * (100_000 + rate)));
  }
  return Math.floor(sum([...best.values()].sort((a, b) => b - a).slice(0, 5)) / 100_000);
}

/** What the team earns in one live without boosts. */
export function naivePoints(question: TeamQuestion, data: TeamData, team: NaiveTeam): PaidTeam {
  const play = question.points;
  if (!play) throw new Error('no event');
  const isMultiplied = MULTIPLIED.includes(play.kind);
  const units = team.cards.map((id) => {
    const { card, entry } = entryOf(question, data, id);
    return rateUnits(pointRate(play.bonus, card, card.characterId, entry.master));
  });
  const bonusPercent = isMultiplied ? Math.round(sum(units) / 1000) : 0;
  const supportPower = play.kind === 'mission_live' ? naiveSupport(question, data, team.cards) : 0;
  const power = team.units / 100_000;
  const perPower = power > 0 ? team.average / power : 0;
  const roomScore =
    question.live === 'multi'
      ? Math.floor(team.average + perPower * 4 * question.room.averagePower + 1e-5)
      : team.score;
  const outcome = {
    ...play,
    ownScore: team.score,
    roomScore,
    bonusPercent,
    supportPower,
    boosts: 0 as const,
  };
  return { ...team, bonusPercent, supportPower, points: eventPoints(play.kind, play.formula, outcome) };
}

/** Every allowed team, the best paid first; the same points by score, power and cards. */
export const bestPaid = (question: TeamQuestion, data: TeamData): PaidTeam[] =>
  [...allowedTeams(question, data)]
    .map((cards) => naivePoints(question, data, naiveTeam(question, data, cards)))
    .filter(({ units }) => units >= question.constraints.minPower * 100_000)
    .sort((a, b) => b.points - a.points || compareTeams(a, b));
