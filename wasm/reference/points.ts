import type { TeamData, TeamQuestion } from '#model/compute/team';
import { characterRates } from '#model/profile/potentials';
import { cardParameters } from '#model/rules/card-parameters';
import { pointRate, supportRate } from '#model/rules/event-bonus';
import { eventPoints } from '#model/rules/event-points';
import { POWER_UNITS } from '#model/rules/power';
import { rateUnits } from '#model/rules/rates';
import { countedCard, usableCards } from './cards.ts';
import type { ScoredTeam } from './choice.ts';
import { total } from './notes.ts';
import { allowedTeams, compareTeams, isStrongEnough, scoredTeam } from './search.ts';

export interface PaidTeam extends ScoredTeam {
  /** Without boosts, which only multiply them. */
  readonly points: number;
  readonly bonusPercent: number;
  readonly supportPower: number;
}

/** Kinds of live in which a team's bonus multiplies points. */
const MULTIPLIED = ['story', 'challenge', 'live_try', 'mission_live', 'festivalFree'];

/**
 * Power of the support band of a mission live: five cards outside the team, of different characters, each worth its power and the
 * event's bonus. The best card of each character competes, and the best five win.
 */
function supportPower(question: TeamQuestion, data: TeamData, team: readonly number[]): number {
  const bonus = question.points?.bonus;
  if (!bonus) return 0;
  const best = new Map<number, number>();
  for (const id of usableCards(question, data)) {
    if (team.includes(id)) continue;
    const { card, entry } = countedCard(question, data, id);
    const rates = characterRates(question.profile.items, card.characterId);
    const power = total(cardParameters(card, entry, rates).params);
    const rate = rateUnits(supportRate(bonus, card, card.characterId, entry.master));
    best.set(card.characterId, Math.max(best.get(card.characterId) ?? 0, power * (POWER_UNITS + rate)));
  }
  return Math.floor(total([...best.values()].sort((a, b) => b - a).slice(0, 5)) / POWER_UNITS);
}

/**
 * What the team earns in one live: whole points from its own score and the room's, raised by its bonus in whole per cent. The other
 * four players score as much per point of power as we do.
 */
export function paidTeam(question: TeamQuestion, data: TeamData, team: ScoredTeam): PaidTeam {
  const play = question.points;
  if (!play) throw new Error('no event');
  const units = team.cards.map((id) => {
    const { card, entry } = countedCard(question, data, id);
    return rateUnits(pointRate(play.bonus, card, card.characterId, entry.master));
  });
  const bonusPercent = MULTIPLIED.includes(play.kind) ? Math.round(total(units) / 1000) : 0;
  const support = play.kind === 'mission_live' ? supportPower(question, data, team.cards) : 0;
  const outcome = {
    ...play,
    ownScore: team.score,
    roomScore: roomScore(question, team),
    bonusPercent,
    supportPower: support,
    boosts: 0 as const,
  };
  const points = eventPoints(play.kind, play.formula, outcome);
  return { ...team, bonusPercent, supportPower: support, points };
}

/** All scores of the room together. The small addend keeps a product that is whole from being floored to one less. */
function roomScore({ live, room }: TeamQuestion, { units, average, score }: ScoredTeam): number {
  if (live !== 'multi') return score;
  const power = units / POWER_UNITS;
  const perPower = power > 0 ? average / power : 0;
  return Math.floor(average + perPower * 4 * room.averagePower + 1e-5);
}

/** Every allowed team that is strong enough, the best paid first; equal points by score, power and cards. */
export const bestPaid = (question: TeamQuestion, data: TeamData): PaidTeam[] =>
  [...allowedTeams(question, data)]
    .map((cards) => paidTeam(question, data, scoredTeam(question, data, cards)))
    .filter((team) => isStrongEnough(question, team))
    .sort((a, b) => b.points - a.points || compareTeams(a, b));
