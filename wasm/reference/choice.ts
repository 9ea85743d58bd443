import type { TeamData, TeamQuestion } from '#model/compute/team';
import type { ResolvedSkill } from '#model/rules/skills';
import { usableCards } from './cards.ts';
import { memoized } from './memoized.ts';
import { notePoints, type ReferenceSong, total } from './notes.ts';
import { type LedTeam, permutations } from './orders.ts';
import { type Activations, lineOf, skillPoints, skillsBeside, startTimes } from './skills.ts';

export interface ScoredTeam extends LedTeam {
  /** The mean over all orders. */
  readonly average: number;
  /** The same in whole points. */
  readonly score: number;
}

/** In a room where another player always has the encore, no card of ours comes sixth. */
export const withoutIdleSixth = (question: TeamQuestion): TeamQuestion =>
  question.live === 'multi' && question.room.encore === 'other' ? { ...question, sixth: 'leader' } : question;

type AverageOf = (leader: number, sixth: number) => number;

/**
 * The mean over all 120 orders without playing them: each of the five skills is in each of the first five windows equally often,
 * and skills add up.
 *
 *     notes + (sum over windows and skills) / 5 + encore
 */
function averages(
  question: TeamQuestion,
  data: ReferenceSong,
  cards: readonly number[],
  units: number,
): AverageOf {
  const points = notePoints(question, data, units);
  const skillOf = skillsBeside(question, data, cards);
  const line = lineOf(question);
  const inWindow = (skill: ResolvedSkill, window: number) =>
    skillPoints(question, data, points, skill, window);
  const turnsOf = memoized((skill: ResolvedSkill) =>
    total([0, 1, 2, 3, 4].map((window) => inWindow(skill, window))),
  );
  return (leader, sixth) => {
    const turns = line.firstFive(cards.map(skillOf), skillOf(leader)).map(turnsOf);
    const last = line.encores(skillOf(sixth)).map((skill) => inWindow(skill, 5));
    return (5 * total(points) + total(turns) + (5 / last.length) * total(last)) / 5;
  };
}

/** Where skills wait, what one adds depends on those before it: every order is played. */
function queuedAverages(
  question: TeamQuestion,
  data: ReferenceSong,
  cards: readonly number[],
  units: number,
): AverageOf {
  const addedBy = queuedPoints(question, data, units);
  const plain = total(notePoints(question, data, units));
  const skillOf = skillsBeside(question, data, cards);
  const line = lineOf(question);
  return (leader, sixth) => {
    const last = line.encores(skillOf(sixth));
    let added = 0;
    for (const order of permutations(line.firstFive(cards.map(skillOf), skillOf(leader)))) {
      for (const skill of last) added += addedBy([...order, skill]);
    }
    const ways = 120 * last.length;
    return (ways * plain + added) / ways;
  };
}

/** What six activations that wait for each other add. */
export function queuedPoints(question: TeamQuestion, data: ReferenceSong, units: number) {
  const points = notePoints(question, data, units);
  const addedBy = memoized((skill: ResolvedSkill) =>
    memoized((window: number) =>
      memoized((start: number) => skillPoints(question, data, points, skill, window, start)),
    ),
  );
  return (skills: Activations): number => {
    const starts = startTimes(question, data, skills);
    return total(skills.map((skill, window) => addedBy(skill)(window)(starts[window] ?? 0)));
  };
}

/** The cards that may come sixth beside these five: none but the leader, one, or every other usable card. */
export function sixthCards(
  question: TeamQuestion,
  data: TeamData,
  cards: readonly number[],
): readonly number[] | 'leader' {
  if (question.sixth === 'leader') return 'leader';
  if (typeof question.sixth === 'number') return [question.sixth];
  return usableCards(question, data).filter((id) => !cards.includes(id));
}

/** The best leader and sixth card of five cards at a power; the first in a tie. */
export function bestChoice(
  asked: TeamQuestion,
  data: ReferenceSong,
  cards: readonly number[],
  units: number,
): ScoredTeam {
  const question = withoutIdleSixth(asked);
  const { leader } = question.constraints;
  const averageOf = (question.skillQueue ? queuedAverages : averages)(question, data, cards, units);
  const sixths = sixthCards(question, data, cards);
  return (leader === null ? cards : [leader])
    .flatMap((one) => (sixths === 'leader' ? [one] : sixths).map((sixth) => ({ leader: one, sixth })))
    .map((choice) => ({ ...choice, cards, units, average: averageOf(choice.leader, choice.sixth) }))
    .map((team) => ({ ...team, score: Math.floor(team.average) }))
    .reduce((a, b) => (b.average > a.average ? b : a));
}
