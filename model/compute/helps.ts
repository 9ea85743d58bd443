import type { Profile, ProfileCard } from '../profile/profile.ts';
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
export interface HelpfulCard {
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

/** What a visitor asks: for one song, or for the EXPERT charts of all songs that are out. */
export interface HelpsRequest {
  readonly profile: Profile;
  readonly candidates: readonly ProfileCard[];
  readonly song: number | 'all';
}

/** Played alone, everything PERFECT, all orders of skills alike. */
export const helpsQuestion = (profile: Profile): TeamQuestion => ({
  server: profile.server,
  profile,
  level: 0,
  perfectRate: 1,
  live: 'free',
  room: DEFAULT_ROOM,
  order: 'uniform',
  skillDelay: 0,
  skillQueue: false,
  target: 'score',
  points: null,
  powerBonus: null,
  sixth: 'leader',
  itemSets: 'uniform',
  treatAs: { maxLevel: false, trained: false, episodesRead: false },
  temporary: [],
  constraints: { exclude: [], must: [], leader: null, minPower: 0 },
  top: 1,
});
