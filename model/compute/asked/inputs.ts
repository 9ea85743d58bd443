import type { EventBonus } from '../../records/event.ts';
import type { Difficulty } from '../../vocabulary/difficulties.ts';
import type { ServerIndex } from '../../vocabulary/servers.ts';
import type { MedleySong } from '../medley.ts';
import type { PointPlay, PointTarget } from '../points.ts';
import { DEFAULT_ROOM } from '../room.ts';
import type { Shared } from '../sent/code.ts';
import type { ItemSets, RoomAssumption, SixthSlot, SkillOrder, TreatAs } from '../team.ts';

export const RESULT_COUNTS = [1, 3, 10, 20, 50] as const;
type ResultCount = (typeof RESULT_COUNTS)[number];
/** Lives of a single song. */
export const SONG_LIVES = ['free', 'multi'] as const;
export const LIVE_TYPES = [...SONG_LIVES, 'medley'] as const;
export type LiveType = (typeof LIVE_TYPES)[number];

/** The songs of a medley as far as they are chosen, in the order they are played. */
export type MedleySlots = readonly [MedleySong | null, MedleySong | null, MedleySong | null];

/** Bounds of the number fields; a link beyond them is clamped. */
export const MAX_ROOM_POWER = 999_999;
export const MAX_SKILL_DELAY = 2;
export const MAX_TEAM_POWER = 999_999;
export const MAX_SKILL_PERCENT = 300;
export const MAX_SKILL_SECONDS = 20;
export const MAX_BONUS_PERCENT = 1_000;
/** Of one kind in a bonus. */
export const MAX_BONUS_ROWS = 60;
export const MAX_CARD_LIST = 3_000;

export const CHALLENGE_COSTS = [200, 400, 800, 1600] as const;

/** How a live of an event is played and ends. */
export interface PlayInputs extends Pick<PointPlay, 'boosts' | 'place' | 'isWon' | 'formula'> {
  /** Spent on one live of a challenge event; null = its normal lives. */
  readonly challengePoints: PointPlay['challengePoints'] | null;
  /** A free live in place of a VS event's match. */
  readonly isFree: boolean;
}

export const DEFAULT_PLAY: PlayInputs = {
  boosts: 0,
  place: 1,
  isWon: true,
  formula: 2,
  challengePoints: null,
  isFree: false,
};

/** Everything the visitor can set on the page. It lives in the address, so a link shows the other person the same. */
export interface TeamInputs {
  /** Name of the collection; null = the active one. */
  readonly profile: string | null;
  /** null = the profile's own server. */
  readonly server: ServerIndex | null;
  readonly song: number | null;
  readonly difficulty: Difficulty;
  /** Of no account in other lives. */
  readonly medley: MedleySlots;
  readonly event: number | null;
  /** Bonuses the visitor changed; null = as the event has them. */
  readonly bonus: EventBonus | null;
  /** What an event's points are sought for; the score alone without an event. */
  readonly target: PointTarget;
  readonly play: PlayInputs;
  readonly live: LiveType;
  readonly room: RoomAssumption;
  /** 0–100, one decimal. */
  readonly perfectPercent: number;
  readonly top: ResultCount;
  /** Card ids, ascending. */
  readonly exclude: readonly number[];
  readonly must: readonly number[];
  readonly leader: number | null;
  readonly sixth: SixthSlot;
  readonly itemSets: ItemSets;
  readonly order: SkillOrder;
  /** Seconds, two decimals. */
  readonly skillDelay: number;
  readonly skillQueue: boolean;
  readonly minPower: number;
  readonly treatAs: TreatAs;
  readonly temporary: readonly number[];
  /** Shared teams in place of a collection; null for the visitor's own cards. */
  readonly shared: Shared | null;
}

/** A change of some inputs. */
export type InputsPatch = Partial<TeamInputs>;

export const DEFAULT_INPUTS: TeamInputs = {
  profile: null,
  server: null,
  song: null,
  difficulty: 'expert',
  medley: [null, null, null],
  event: null,
  bonus: null,
  target: 'score',
  play: DEFAULT_PLAY,
  live: 'free',
  room: DEFAULT_ROOM,
  perfectPercent: 100,
  top: 3,
  exclude: [],
  must: [],
  leader: null,
  sixth: 'leader',
  itemSets: 'uniform',
  order: 'uniform',
  skillDelay: 0,
  skillQueue: false,
  minPower: 0,
  treatAs: { maxLevel: false, trained: false, episodesRead: false },
  temporary: [],
  shared: null,
};

/** Ascending and without repeats, as the address keeps card lists. */
export const cardList = (ids: Iterable<number>): number[] =>
  [...new Set(ids)].sort((a, b) => a - b).slice(0, MAX_CARD_LIST);
