import type { TeamData, TeamQuestion } from '#model/compute/team';
import { SHUFFLE_PATHS, shuffleOrders } from '#model/rules/skill-shuffle';
import { queuedPoints, type ScoredTeam, sixthCards } from './choice.ts';
import { memoized } from './memoized.ts';
import { notePoints, total } from './notes.ts';
import { permutations, scoreOfOrder } from './orders.ts';
import { bestPower } from './power.ts';
import { allowedTeams, compareTeams, isStrongEnough } from './search.ts';
import { skillPoints, skillsBeside } from './skills.ts';

/**
 * The game's own order of skills. It takes each of the five places in turn out of the list and puts it back at one of the first
 * four: 1,024 paths, all equally likely, lead to 96 orders. So it matters where a card stands; the leader stands in the middle.
 */

export interface PlacedTeam extends ScoredTeam {
  /** Cards as they stand in the line-up, the leader in the middle. */
  readonly places: readonly number[];
}

const ORDERS = [...shuffleOrders()].map(([key, paths]) => ({ order: key.split('-').map(Number), paths }));

/** First for a placement, then for a sixth card. */
type AverageOf = (places: readonly number[]) => (sixth: number) => number;

/** The mean over all paths, where skills add up, each by itself. */
function averages(
  question: TeamQuestion,
  data: TeamData,
  cards: readonly number[],
  units: number,
): AverageOf {
  const points = notePoints(question, data, units);
  const skillOf = skillsBeside(question, data, cards);
  const inWindows = memoized((id: number) =>
    [0, 1, 2, 3, 4, 5].map((window) => skillPoints(question, data, points, skillOf(id), window)),
  );
  return (places) => {
    const members = places.map(inWindows);
    let added = 0;
    for (const { order, paths } of ORDERS) {
      for (const [window, place] of order.entries()) added += paths * (members[place]?.[window] ?? 0);
    }
    return (sixth) => total(points) + (inWindows(sixth)[5] ?? 0) + added / SHUFFLE_PATHS;
  };
}

/** The same where skills wait for each other: every order is played. */
function queuedAverages(
  question: TeamQuestion,
  data: TeamData,
  cards: readonly number[],
  units: number,
): AverageOf {
  const plain = total(notePoints(question, data, units));
  const addedBy = queuedPoints(question, data, units);
  const skillOf = skillsBeside(question, data, cards);
  return (places) => {
    const members = places.map(skillOf);
    const inOrder = ORDERS.map(({ order, paths }) => ({
      paths,
      five: order.flatMap((place) => members[place] ?? []),
    }));
    return (sixth) =>
      plain +
      total(inOrder.map(({ five, paths }) => paths * addedBy([...five, skillOf(sixth)]))) / SHUFFLE_PATHS;
  };
}

/** Five cards at a power with their best placement, leader and sixth card; ties go to the lower leader. */
export function placedTeam(
  question: TeamQuestion,
  data: TeamData,
  cards: readonly number[],
  units: number,
): PlacedTeam {
  const averageOf = (question.skillQueue ? queuedAverages : averages)(question, data, cards, units);
  const sixths = sixthCards(question, data, cards);
  let best: PlacedTeam | null = null;
  for (const places of permutations(cards)) {
    const leader = places[2] ?? 0;
    if (question.constraints.leader !== null && leader !== question.constraints.leader) continue;
    const withSixth = averageOf(places);
    for (const sixth of sixths === 'leader' ? [leader] : sixths) {
      const average = withSixth(sixth);
      const isBetter = !best || average > best.average || (average === best.average && leader < best.leader);
      if (isBetter) best = { cards, places, leader, sixth, units, average, score: Math.floor(average) };
    }
  }
  if (!best) throw new Error('no one may lead');
  return best;
}

/** Every allowed team that is strong enough, best first. */
export const placedTeams = (question: TeamQuestion, data: TeamData): PlacedTeam[] =>
  [...allowedTeams(question, data)]
    .map((cards) => placedTeam(question, data, cards, bestPower(question, data, cards)))
    .filter((team) => isStrongEnough(question, team))
    .sort(compareTeams);

/** Every order of a placed team that can come, note by note, with its chance. */
export const scoresOfShuffle = (question: TeamQuestion, data: TeamData, team: PlacedTeam) =>
  ORDERS.map(({ order, paths }) => {
    const skillOf = skillsBeside(question, data, team.cards);
    const skills = [...order.map((place) => skillOf(team.places[place] ?? 0)), skillOf(team.sixth)];
    return { chance: paths / SHUFFLE_PATHS, score: scoreOfOrder(question, data, team.units, skills) };
  });
