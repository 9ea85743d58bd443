import type { LoginCampaignType } from '#model/records/login-campaign';
import { DAY_MS } from '#model/vocabulary/time';
import { CHARACTER_IDS } from '../cast/cast.ts';
import { random } from '../seeded/random.ts';
import { EVENT_COUNT, type ServerTimeline } from '../seeded/timeline.ts';
import { loginCaption } from '../words/offers.ts';
import { PEOPLE } from '../words/people.ts';
import { cardTitle } from '../words/titles.ts';
import type { ServedWord } from '../words/words.types.ts';
import type { DemoWorld, Served } from '../world.ts';
import { type BirthdayDate, celebrations, withFriends } from './birthday-dates.ts';
import type { OfferPicture } from './gacha.ts';

/** A row of `loginCampaigns/all` (reference R14). */
export interface LoginCampaignRow {
  readonly loginBonusType: LoginCampaignType;
  readonly assetBundleName: Served<string>;
  readonly caption: Served<string>;
  readonly publishedAt: Served<string>;
  readonly closedAt: Served<string>;
}

/** A campaign before its id. */
interface Campaign {
  readonly type: LoginCampaignType;
  readonly caption: ServedWord;
  /** Start and length per server; null where it never came. */
  readonly starts: Served<number>;
  readonly lengthMs: number;
  /** Who is pictured; anybody when left out. */
  readonly characterIds?: readonly number[];
}

/** Our choice, so that the list is about as long as the published one. */
const NORMAL = 350;
const COMEBACK = 30;
export const BIRTHDAY_CAMPAIGNS = 204;
const NEVER = 4_121_982_000_000;
/** The campaign of an event can do without a picture. */
const PICTURELESS = 0.15;
const ROOKIE_LENGTHS: readonly number[] = [7, 10, 14, 20, 28];

/** Campaigns of one type, evenly over the time-line; the last are with events that are only announced. */
function spread(type: LoginCampaignType, count: number, seed: number, timeline: ServerTimeline): Campaign[] {
  const rng = random(seed, 'login campaigns', type);
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, k) => {
    const batch = Math.floor(((k + 0.5) * EVENT_COUNT) / count);
    const day = rng.int(0, 4) * DAY_MS;
    const starts = [0, 1, 2, 3, 4].map((server) => {
      const start = timeline.startAtOrAfter(server, batch);
      return start === null ? null : start + day;
    });
    const lengthMs = rng.int(7, 14) * DAY_MS - 1000;
    return { type, caption: loginCaption(type, cardTitle(rng, taken)), starts, lengthMs };
  });
}

const ofEvents = (names: readonly ServedWord[], timeline: ServerTimeline): Campaign[] =>
  names.map((name, index) => ({
    type: 'event',
    caption: loginCaption('event', name),
    starts: [0, 1, 2, 3, 4].map((server) => timeline.event(server, index)?.start ?? null),
    lengthMs: 7 * DAY_MS - 1000,
  }));

const ofBirthdays = (dates: readonly BirthdayDate[], timeline: ServerTimeline): Campaign[] =>
  dates.map((date) => ({
    type: 'birthday',
    caption: loginCaption('birthday', PEOPLE[date.characterId - 1]!.first),
    starts: celebrations(timeline, date),
    lengthMs: DAY_MS - 1000,
    characterIds: withFriends(date.characterId),
  }));

/** For who is new, one of each length; they were always there. */
const forRookies = (): Campaign[] =>
  ROOKIE_LENGTHS.map(() => ({
    type: 'rookie',
    caption: loginCaption('rookie', ['', '', '', '', '']),
    starts: [0, 0, 0, 0, 0],
    lengthMs: NEVER,
  }));

function rowOf({ type, caption, starts, lengthMs }: Campaign, id: number): LoginCampaignRow {
  const asset =
    type === 'event' && random('login picture', id).chance(PICTURELESS)
      ? null
      : `demo_login_${String(id).padStart(4, '0')}`;
  const on = (word: (server: number) => string | null): Served<string> =>
    starts.map((start, server) => (start === null ? null : word(server)));
  return {
    loginBonusType: type,
    assetBundleName: on(() => asset),
    caption: on((server) => caption[server] ?? null),
    publishedAt: starts.map((start) => (start === null ? null : String(start))),
    closedAt: starts.map((start) => (start === null ? null : String(start + lengthMs))),
  };
}

/** What comes day by day. */
const GIFTS = [
  { resourceType: 'coin', resourceId: 1, quantity: 10_000 },
  { resourceType: 'practice_ticket', resourceId: 2, quantity: 3 },
  { resourceType: 'star', resourceId: 1, quantity: 50 },
  { resourceType: 'item', resourceId: 9, quantity: 5 },
  { resourceType: 'live_boost_recovery_item', resourceId: 1, quantity: 1 },
  { resourceType: 'gacha_ticket', resourceId: 1, quantity: 1 },
] as const;
const MAX_DAYS = 28;

function giftsOf(id: number, opens: string, closes: string): readonly Record<string, unknown>[] {
  const days = Math.min(MAX_DAYS, Math.ceil((Number(closes) - Number(opens)) / DAY_MS));
  return Array.from({ length: days }, (_, day) => ({
    loginBonusId: id,
    days: day + 1,
    ...GIFTS[day % GIFTS.length],
    seq: 1,
    grantType: 'present',
  }));
}

/** `loginCampaigns/{id}`: the row and what each day brings (reference R14). */
export const loginCampaignItem = (id: number, row: LoginCampaignRow): Record<string, unknown> => ({
  ...row,
  assetMap: {},
  details: row.publishedAt.map((opens, server) => {
    const closes = row.closedAt[server] ?? null;
    return opens === null || closes === null ? null : giftsOf(id, opens, closes);
  }),
});

export interface LoginCampaignSet {
  readonly rows: Readonly<Record<string, LoginCampaignRow>>;
  picture(id: number): OfferPicture;
}

/** `loginCampaigns/all`: 900 campaigns in the order in which they first began anywhere. */
export function createLoginCampaigns(
  world: DemoWorld,
  timeline: ServerTimeline,
  eventNames: readonly ServedWord[],
  birthdays: readonly BirthdayDate[],
): LoginCampaignSet {
  const first = ({ starts }: Campaign): number =>
    Math.min(...starts.map((start) => start ?? Number.POSITIVE_INFINITY));
  const campaigns = [
    ...forRookies(),
    ...spread('comeback', COMEBACK, world.seed, timeline),
    ...spread('normal', NORMAL, world.seed, timeline),
    ...ofEvents(eventNames, timeline),
    ...ofBirthdays(birthdays, timeline),
  ].sort((a, b) => first(a) - first(b));
  return {
    rows: Object.fromEntries(campaigns.map((campaign, i) => [i + 1, rowOf(campaign, i + 1)])),
    picture: (id) => {
      const { caption, characterIds } = campaigns[id - 1] ?? {};
      const anybody = random('login people', id).shuffle(CHARACTER_IDS).slice(0, 3);
      return { title: caption?.[1] ?? '', characterIds: characterIds ?? anybody };
    },
  };
}
