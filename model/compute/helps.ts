import type { Profile, ProfileCard } from '../profile/profile.ts';
import type { EventRecord } from '../records/event.ts';
import { kindsOfEvent, liftsPower, paysPoints, powerBonusFor } from '../rules/event-play.ts';
import type { ChartsProblem } from './charts.ts';
import { DEFAULT_ROOM } from './room.ts';
import type { NoTeamReason, TeamQuestion } from './team.ts';

/**
 * Which of these cards would raise the best team of a collection, each alone. Of several charts each has a best team of its own, and
 * their scores add up. Level and number of teams of the question are of no account.
 */
export interface HelpsProblem extends ChartsProblem {
  /** As each would be once it is there; one that the collection holds already is passed over. */
  readonly candidates: readonly ProfileCard[];
}

/** A card and what the best teams reach with it: points of the score, or event points where those are the target. */
interface HelpfulCard {
  readonly card: number;
  readonly before: number;
  readonly after: number;
  /** Above 0. */
  readonly gain: number;
}

export interface HelpsAnswer {
  readonly isFinished: boolean;
  /** Cards that raise something, the highest gain first. All others raise nothing, once it is finished; until then gains may still grow. */
  readonly cards: readonly HelpfulCard[];
  /** Sum of the best teams' values on the charts that are done, without any of the cards. */
  readonly before: number;
  /** How many charts are done, and how many of those could be counted. */
  readonly charts: number;
  readonly counted: number;
  /** How many pairs of card and chart are decided. */
  readonly decided: number;
  /** Of how many. */
  readonly toDecide: number;
  /** Why the collection has no team as it is; nothing is compared then. */
  readonly noTeam: NoTeamReason | null;
  /** Lengths of skills that the charts were not counted for; nothing is searched then. */
  readonly unknownLengths: readonly number[];
  readonly searches: number;
  readonly ms: number;
  readonly engine: 'wasm' | 'ts';
}

/** The cards that the collection lacks, each once, in their order. */
export function lackingCards({
  question,
  candidates,
}: Pick<HelpsProblem, 'question' | 'candidates'>): readonly ProfileCard[] {
  const seen = new Set(question.profile.cards.map(({ id }) => id));
  return candidates.filter(({ id }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}

/** What a visitor asks: for some songs or for all that are out, on their EXPERT charts. */
export interface HelpsRequest {
  readonly profile: Profile;
  readonly candidates: readonly ProfileCard[];
  readonly songs: readonly number[] | 'all';
  /** In whose lives; null for those of no event. */
  readonly event: Pick<EventRecord, 'id' | 'type' | 'bonus'> | null;
}

/** What an event's bonus raises: its points, or power and so the score; null for a kind this version does not know. */
export const helpsTarget = ({ type }: Pick<EventRecord, 'type'>): 'points' | 'power' | null => {
  if (paysPoints(type)) return 'points';
  return liftsPower(type, null) ? 'power' : null;
};

type EventPart = Pick<TeamQuestion, 'target' | 'points' | 'powerBonus'>;

const NO_EVENT: EventPart = { target: 'score', points: null, powerBonus: null };

/**
 * What an event brings to a live that is played alone and without boosts. Its points are compared where its bonus raises them; where
 * the bonus lifts power instead, points follow the score, which tells cards apart more finely.
 */
function eventPart({ type, bonus }: NonNullable<HelpsRequest['event']>): EventPart {
  const kinds = kindsOfEvent(type);
  // The match of a festival is one with others.
  const kind = kinds.find((one) => one === 'festivalFree') ?? kinds[0] ?? null;
  const powerBonus = powerBonusFor({ type }, kind, bonus);
  if (kind === null || helpsTarget({ type }) !== 'points') return { ...NO_EVENT, powerBonus };
  const points = { kind, bonus, boosts: 0, place: 1, isWon: true, formula: 2, challengePoints: 200 } as const;
  return { target: 'points', points, powerBonus };
}

/** Played alone, everything PERFECT, all orders of skills alike. */
export const helpsQuestion = ({ profile, event }: Pick<HelpsRequest, 'profile' | 'event'>): TeamQuestion => ({
  server: profile.server,
  profile,
  level: 0,
  perfectRate: 1,
  live: 'free',
  room: DEFAULT_ROOM,
  order: 'uniform',
  skillDelay: 0,
  skillQueue: false,
  ...(event === null ? NO_EVENT : eventPart(event)),
  sixth: 'leader',
  itemSets: 'uniform',
  treatAs: { maxLevel: false, trained: false, episodesRead: false },
  temporary: [],
  constraints: { exclude: [], must: [], leader: null, minPower: 0 },
  top: 1,
});
