import type { LiveOutcome } from '#model/rules/event-points';
import { EVENT_TYPES, type EventType } from '#model/vocabulary/event-types';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';

/** Largest event points, scores and power that can be typed. */
export const MAX_POINTS = 2_000_000_000;
export const MAX_SCORE = 100_000_000;
export const MAX_BONUS = 1_000;
export const MAX_MINUTES = 60;
export const MAX_STOCK = 9_999;

const DAY_MINUTES = 1_440;
/** Largest place in a ranking that can be typed. */
export const MAX_PLACE = 9_999_999;
const MAX_ID = 999_999_999;
const LATEST_MS = 8_640_000_000_000;
export const CHALLENGE_COSTS = [200, 400, 800, 1600] as const;

export const SOURCES = ['score', 'typed'] as const;
/** Points of a play are worked out from its score, or typed. */
type Source = (typeof SOURCES)[number];

/** Everything the visitor can set on the page; it lives in the address. Times of day in minutes since midnight. */
export interface Inputs {
  /** `running` is what runs on the server, null an event that is typed in. */
  readonly event: number | 'running' | null;
  /** Null is the main server. */
  readonly server: ServerIndex | null;
  /** Of an event that is typed in. */
  readonly type: EventType;
  /** Epoch milliseconds; null is the end of the event. */
  readonly until: number | null;
  readonly current: number;
  readonly target: number;
  /** The place in the ranking that progress is compared with, mostly a tracked tier; null for none. */
  readonly tier: number | null;
  readonly source: Source;
  readonly points: number;
  readonly ownScore: number;
  readonly roomScore: number;
  readonly bonus: number;
  readonly support: number;
  readonly place: LiveOutcome['place'];
  readonly isWon: boolean;
  /** What each challenge live takes in a challenge event; 0 where none are played. */
  readonly challengePoints: 0 | LiveOutcome['challengePoints'];
  /** Score in challenge lives; 0 for the own score. */
  readonly challengeScore: number;
  /** Of a challenge live, where points are typed; 0 where they are not known. */
  readonly challengeLivePoints: number;
  /** Challenge points that a live brings, where points are typed; null for what its points bring. */
  readonly challengeGain: number | null;
  readonly isFree: boolean;
  readonly boosts: LiveOutcome['boosts'];
  readonly weekdayFrom: number;
  readonly weekdayTo: number;
  readonly weekendFrom: number;
  readonly weekendTo: number;
  readonly minutes: number;
  readonly stock: number;
  /** Boosts that only matches of a festival take. */
  readonly festivalBoosts: number;
  readonly cans: number;
  /** Buys cans where the target cannot be reached without; else waits until boosts have grown back. */
  readonly buys: boolean;
  /** Challenge points in stock. */
  readonly challengeStock: number;
}

export const PLAIN: Inputs = {
  event: 'running',
  server: null,
  type: 'story',
  until: null,
  current: 0,
  target: 0,
  tier: null,
  source: 'score',
  points: 0,
  ownScore: 0,
  roomScore: 0,
  bonus: 0,
  support: 0,
  place: 1,
  isWon: true,
  challengePoints: 200,
  challengeScore: 0,
  challengeLivePoints: 0,
  challengeGain: null,
  isFree: false,
  boosts: 3,
  weekdayFrom: 19 * 60,
  weekdayTo: 23 * 60,
  weekendFrom: 10 * 60,
  weekendTo: 23 * 60,
  minutes: 4,
  stock: 10,
  festivalBoosts: 0,
  cans: 0,
  buys: false,
  challengeStock: 0,
};

const orNull = (value: number | null): string => (value === null ? '' : String(value));

const textsOf = (inputs: Inputs): Readonly<Record<string, string>> => ({
  server: orNull(inputs.server),
  event: inputs.event === 'running' ? '' : String(inputs.event ?? 0),
  type: inputs.type,
  until: orNull(inputs.until),
  have: String(inputs.current),
  goal: String(inputs.target),
  tier: orNull(inputs.tier),
  by: inputs.source,
  points: String(inputs.points),
  score: String(inputs.ownScore),
  room: String(inputs.roomScore),
  bonus: String(inputs.bonus),
  support: String(inputs.support),
  place: String(inputs.place),
  won: inputs.isWon ? '1' : '0',
  cp: String(inputs.challengePoints),
  cpscore: String(inputs.challengeScore),
  cppoints: String(inputs.challengeLivePoints),
  cpgain: orNull(inputs.challengeGain),
  free: inputs.isFree ? '1' : '0',
  boosts: String(inputs.boosts),
  week: `${inputs.weekdayFrom}-${inputs.weekdayTo}`,
  weekend: `${inputs.weekendFrom}-${inputs.weekendTo}`,
  minutes: String(inputs.minutes),
  stock: String(inputs.stock),
  festival: String(inputs.festivalBoosts),
  cans: String(inputs.cans),
  buy: inputs.buys ? '1' : '0',
  cpstock: String(inputs.challengeStock),
});

const PLAIN_TEXTS = textsOf(PLAIN);

/** Where no source is named: points are there only when someone typed them. */
const likelySource = (points: number): Source => (points > 0 ? 'typed' : 'score');

/** Only what differs from a plain question is written. */
export function encodeCalculator(inputs: Inputs): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, text] of Object.entries(textsOf(inputs))) {
    const plain = name === 'by' ? likelySource(inputs.points) : PLAIN_TEXTS[name];
    if (text !== plain) params.set(name, text);
  }
  return params;
}

const among = <T extends number>(values: readonly T[], text: string | null, otherwise: T): T =>
  values.find((value) => String(value) === text) ?? otherwise;

/** A whole number, cut to the range; what is none is `otherwise`. */
function readWhole(text: string | null | undefined, min: number, max: number, otherwise: number): number {
  if (!text || !/^\d{1,13}$/.test(text)) return otherwise;
  return Math.min(max, Math.max(min, Number(text)));
}

function readHours(text: string | null, from: number, to: number): readonly [number, number] {
  const [first, second] = (text ?? '').split('-');
  return [readWhole(first, 0, DAY_MINUTES - 1, from), readWhole(second, 0, DAY_MINUTES - 1, to)];
}

function readEvent(text: string | null): Inputs['event'] {
  const id = readWhole(text, 0, MAX_ID, -1);
  return id < 0 ? PLAIN.event : id || null;
}

export function decodeCalculator(params: URLSearchParams): Inputs {
  const whole = (name: string, most: number, otherwise = 0, least = 0) =>
    readWhole(params.get(name), least, most, otherwise);
  const [weekdayFrom, weekdayTo] = readHours(params.get('week'), PLAIN.weekdayFrom, PLAIN.weekdayTo);
  const [weekendFrom, weekendTo] = readHours(params.get('weekend'), PLAIN.weekendFrom, PLAIN.weekendTo);
  const points = whole('points', MAX_POINTS);
  const gain = readWhole(params.get('cpgain'), 0, MAX_POINTS, -1);
  const server = SERVERS.findIndex((_, index) => String(index) === params.get('server'));
  return {
    event: readEvent(params.get('event')),
    server: server < 0 ? null : (server as ServerIndex),
    type: EVENT_TYPES.find((type) => type === params.get('type')) ?? PLAIN.type,
    until: whole('until', LATEST_MS) || null,
    current: whole('have', MAX_POINTS),
    target: whole('goal', MAX_POINTS),
    tier: whole('tier', MAX_PLACE) || null,
    source: SOURCES.find((source) => source === params.get('by')) ?? likelySource(points),
    points,
    ownScore: whole('score', MAX_SCORE),
    roomScore: whole('room', MAX_SCORE),
    bonus: whole('bonus', MAX_BONUS),
    support: whole('support', MAX_SCORE),
    place: among([1, 2, 3, 4, 5], params.get('place'), PLAIN.place),
    isWon: params.get('won') !== '0',
    challengePoints: among([0, ...CHALLENGE_COSTS], params.get('cp'), PLAIN.challengePoints),
    challengeScore: whole('cpscore', MAX_SCORE),
    challengeLivePoints: whole('cppoints', MAX_POINTS),
    challengeGain: gain < 0 ? null : gain,
    isFree: params.get('free') === '1',
    boosts: among([0, 1, 2, 3], params.get('boosts'), PLAIN.boosts),
    weekdayFrom,
    weekdayTo,
    weekendFrom,
    weekendTo,
    minutes: whole('minutes', MAX_MINUTES, PLAIN.minutes, 1),
    stock: whole('stock', MAX_STOCK, PLAIN.stock),
    festivalBoosts: whole('festival', MAX_STOCK),
    cans: whole('cans', MAX_STOCK, PLAIN.cans),
    buys: params.get('buy') === '1',
    challengeStock: whole('cpstock', MAX_POINTS),
  };
}
