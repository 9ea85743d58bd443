import type { TeamData, TeamQuestion } from '#model/compute/team';
import { shuffleOrders } from '#model/rules/skill-shuffle';
import { NO_SKILL } from '#model/rules/skills';
import {
  allowedTeams,
  candidates,
  compareTeams,
  extraIn,
  type NaiveTeam,
  naiveOrder,
  naivePower,
  notesAt,
  orders,
  queuedExtras,
  skillIn,
} from './naive.ts';

/** The game's own order of skills written out once more: every placement under every way of the shuffle. */

export interface PlacedTeam extends NaiveTeam {
  /** Cards as they stand in the line-up, the leader in the middle. */
  readonly places: readonly number[];
}

const PATHS = 1024;
const ORDERS = [...shuffleOrders()].map(([key, ways]) => ({ order: key.split('-').map(Number), ways }));

/** A team of five at a power: its best leader, sixth card and placement; ties to the lower leader. */
export function placedTeam(
  question: TeamQuestion,
  data: TeamData,
  cards: readonly number[],
  units: number,
): PlacedTeam {
  const notes = notesAt(question, data, units);
  const { leader: wanted } = question.constraints;
  const sixths =
    question.sixth === 'leader'
      ? []
      : typeof question.sixth === 'number'
        ? [question.sixth]
        : candidates(question, data).filter((id) => !cards.includes(id));
  const extra = (id: number, window: number) =>
    extraIn(question, data, notes, skillIn(question, data, cards, id), window);
  const extras = new Map(cards.map((id) => [id, [0, 1, 2, 3, 4, 5].map((window) => extra(id, window))]));
  const outside = sixths.map((id) => ({ id, extra: extra(id, 5) }));
  const sixth = outside.length === 0 ? null : outside.reduce((a, b) => (b.extra > a.extra ? b : a));
  if (question.skillQueue) return placedQueue(question, data, cards, { units, sixths });
  let best: PlacedTeam | null = null;
  for (const places of orders(cards)) {
    const leader = places[2] ?? 0;
    if (wanted !== null && leader !== wanted) continue;
    let paths = 0;
    for (const { order, ways } of ORDERS) {
      order.forEach((place, window) => {
        paths += ways * (extras.get(places[place] ?? 0)?.[window] ?? 0);
      });
    }
    const last = sixth ? sixth.extra : (extras.get(leader)?.[5] ?? 0);
    const average = notes.total + last + paths / PATHS;
    const score = Math.floor(average);
    const one = { cards, places, leader, sixth: sixth?.id ?? leader, units, average, score };
    if (!best || average > best.average || (average === best.average && leader < best.leader)) best = one;
  }
  if (!best) throw new Error('nobody may lead');
  return best;
}

/** The same where skills wait for each other. */
function placedQueue(
  question: TeamQuestion,
  data: TeamData,
  cards: readonly number[],
  { units, sixths }: { readonly units: number; readonly sixths: readonly number[] },
): PlacedTeam {
  const { total } = notesAt(question, data, units);
  const extraOf = queuedExtras(question, data, units);
  const own = new Map([...cards, ...sixths].map((id) => [id, skillIn(question, data, cards, id)]));
  const skillOf = (id: number | undefined) => own.get(id ?? 0) ?? NO_SKILL;
  const { leader: wanted } = question.constraints;
  let best: PlacedTeam | null = null;
  for (const places of orders(cards)) {
    const leader = places[2] ?? 0;
    if (wanted !== null && leader !== wanted) continue;
    for (const sixth of question.sixth === 'leader' ? [leader] : sixths) {
      let paths = 0;
      for (const { order, ways } of ORDERS) {
        paths += ways * extraOf([...order.map((place) => skillOf(places[place])), skillOf(sixth)]);
      }
      const average = (PATHS * total + paths) / PATHS;
      const one = { cards, places, leader, sixth, units, average, score: Math.floor(average) };
      const isBetter = !best || average > best.average || (average === best.average && leader < best.leader);
      if (isBetter) best = one;
    }
  }
  if (!best) throw new Error('nobody may lead');
  return best;
}

export const placedTeams = (question: TeamQuestion, data: TeamData): PlacedTeam[] =>
  [...allowedTeams(question, data)]
    .map((cards) => placedTeam(question, data, cards, naivePower(question, data, cards)))
    .filter(({ units }) => units >= question.constraints.minPower * 100_000)
    .sort(compareTeams);

/** Every order of a placed team that can come, note by note, with its chance. */
export const placedOrders = (question: TeamQuestion, data: TeamData, team: PlacedTeam) =>
  ORDERS.map(({ order, ways }) => {
    const own = (id: number) => skillIn(question, data, team.cards, id);
    const skills = [...order.map((place) => own(team.places[place] ?? 0)), own(team.sixth)];
    return { chance: ways / PATHS, score: naiveOrder(question, data, team.units, skills) };
  });
