import type { Attribute } from '#model/vocabulary/attributes';
import { STATS } from '#model/vocabulary/stats';
import { HOUR_MS } from '#model/vocabulary/time';
import type { CardPlan } from '../cards/card-plan.types.ts';
import { eventSoundOf } from '../music/sound-paths.ts';
import { type Random, random } from '../seeded/random.ts';
import type { ServerTimeline } from '../seeded/timeline.ts';
import { soundIdOf } from '../songs/song-item.ts';
import { SONG_IDS } from '../songs/song-plan.ts';
import { eventTitle } from '../words/titles.ts';
import type { ServedWord } from '../words/words.types.ts';
import type { DemoWorld, Served } from '../world.ts';
import type { EventPlan } from './event-plan.ts';

/** A row of `events/all` (reference R9). */
export interface EventRow {
  readonly eventType: string;
  readonly eventName: Served<string>;
  readonly assetBundleName: string;
  readonly bannerAssetBundleName: string;
  readonly startAt: Served<string>;
  readonly endAt: Served<string>;
  readonly attributes: readonly { readonly attribute: Attribute; readonly percent: number }[];
  readonly characters: readonly { readonly characterId: number; readonly percent: number }[];
  readonly eventAttributeAndCharacterBonus?: {
    readonly pointPercent: number;
    readonly parameterPercent: number;
  };
  readonly eventCharacterParameterBonus?: {
    readonly performance: number;
    readonly technique: number;
    readonly visual: number;
  };
  readonly members: readonly {
    readonly eventId: number;
    readonly situationId: number;
    readonly percent: number;
    readonly seq: number;
  }[];
  readonly limitBreaks: readonly {
    readonly rarity: number;
    readonly rank: number;
    readonly percent: number;
  }[];
  readonly rewardCards: readonly number[];
}

/** Where the bonus rules changed over the years (counts of reference R21). */
const NEW_BONUS_FROM = 88;
const MEMBERS_FROM = 226;
const LIMIT_BREAKS_FROM = 218;
const STAT_BONUS_FROM = 100;

/** Bonus per cent by rarity 1–5 and master rank 0–4. */
const LIMIT_BREAKS: readonly (readonly number[])[] = [
  [0, 0.2, 0.3, 0.4, 0.5],
  [0, 0.4, 0.6, 0.8, 1],
  [0, 1, 2, 3, 4],
  [0, 3, 4, 5, 6],
  [0, 12, 13, 14, 15],
];

const POWER_TYPES: readonly string[] = ['versus', 'festival', 'medley'];

const limitBreaks = LIMIT_BREAKS.flatMap((ranks, i) =>
  // The API's numbers are single precision: 0.2 arrives as 0.20000000298023224.
  ranks.map((percent, rank) => ({ rarity: i + 1, rank, percent: Math.fround(percent) })),
);

function bonusOf(plan: EventPlan, rng: Random): Partial<EventRow> {
  const recent = plan.index >= NEW_BONUS_FROM;
  if (!recent) return {};
  const power = POWER_TYPES.includes(plan.type) || plan.type === 'challenge';
  const withStat = plan.index >= STAT_BONUS_FROM && rng.chance(0.62);
  const stat = rng.int(0, 2);
  const [performance, technique, visual] = STATS.map((_, i) => (i === stat ? 50 : 0));
  return {
    eventAttributeAndCharacterBonus: {
      pointPercent: power ? 0 : 20,
      parameterPercent: power ? 20 : 0,
    },
    ...(withStat
      ? {
          eventCharacterParameterBonus: {
            performance: performance!,
            technique: technique!,
            visual: visual!,
          },
        }
      : {}),
  };
}

function membersOf(plan: EventPlan, batch: readonly CardPlan[]): EventRow['members'] {
  if (plan.index < MEMBERS_FROM) return [];
  const cards = batch.filter(({ kind }) => kind.rarity >= 3 && kind.follows > 0);
  const count = cards.length >= 5 && plan.index % 4 === 0 ? 5 : 3;
  return cards.slice(0, count).map(({ id }, i) => ({
    eventId: plan.index + 1,
    situationId: id,
    percent: 20,
    seq: i + 1,
  }));
}

function rowOf(
  plan: EventPlan,
  name: Served<string>,
  batch: readonly CardPlan[],
  timeline: ServerTimeline,
  rng: Random,
): EventRow {
  const id = plan.index + 1;
  const recent = plan.index >= NEW_BONUS_FROM;
  const spans = [0, 1, 2, 3, 4].map((server) => timeline.event(server, plan.index));
  return {
    eventType: plan.type,
    eventName: name.map((word, server) => (spans[server] ? word : null)),
    assetBundleName: `demo_event_${String(id).padStart(3, '0')}`,
    bannerAssetBundleName: `banner_event${id}`,
    startAt: spans.map((span) => (span ? String(span.start) : null)),
    endAt: spans.map((span) => (span ? String(span.end) : null)),
    attributes: [{ attribute: plan.attribute, percent: recent ? 10 : 20 }],
    characters: plan.characterIds.map((characterId) => ({
      characterId,
      percent: recent ? 20 : 10,
    })),
    ...bonusOf(plan, rng),
    members: membersOf(plan, batch),
    limitBreaks: plan.index >= LIMIT_BREAKS_FROM ? limitBreaks : [],
    rewardCards: batch.filter(({ kind }) => kind.type === 'event').map((card) => card.id),
  };
}

/** Titles of all events in five languages, by index; also of those that some servers do not have yet. */
export function eventTitles(seed: number, plans: readonly EventPlan[]): ServedWord[] {
  const names = random(seed, 'event titles');
  const taken = new Set<string>();
  return plans.map(() => eventTitle(names, taken));
}

/** `events/all`: 311 events of seven types; on each server one runs at the demo date and in the weeks after it. */
export function createEvents(
  world: DemoWorld,
  timeline: ServerTimeline,
  plans: readonly EventPlan[],
  titles: readonly ServedWord[],
  cards: readonly CardPlan[],
): Record<string, EventRow> {
  const batches = new Map<number, CardPlan[]>();
  for (const card of cards) {
    const batch = batches.get(card.batch);
    if (batch) batch.push(card);
    else batches.set(card.batch, [card]);
  }
  return Object.fromEntries(
    plans.map((plan) => {
      const rng = random(world.seed, 'event', plan.index);
      return [plan.index + 1, rowOf(plan, titles[plan.index]!, batches.get(plan.index) ?? [], timeline, rng)];
    }),
  );
}

/** Every third event has music of its own, the others the chorus of a song, if there is one of their number (reference R9). */
const soundOf = (id: number): Readonly<Record<string, string>> => {
  if (id % 3 > 0 && SONG_IDS.includes(id)) {
    return { bgmAssetBundleName: `musicscore/${id}`, bgmFileName: `${soundIdOf(id)}_chorus` };
  }
  const { bundle, file } = eventSoundOf(id);
  return { bgmAssetBundleName: bundle, bgmFileName: file };
};

/** `events/{id}`: the row, the times around it, what it gives, and the songs it ranks if it does. */
export function eventItem(
  id: number,
  row: EventRow,
  rewards: Readonly<Record<string, unknown>>,
  musics: Served<unknown> | undefined,
): Record<string, unknown> {
  const shift = (times: Served<string>, hours: number): Served<string> =>
    times.map((time) => (time === null ? null : String(Number(time) + hours * HOUR_MS)));
  return {
    ...row,
    ...(musics && { musics }),
    ...rewards,
    enableFlag: [null, null, null, null, null],
    publicStartAt: row.startAt,
    publicEndAt: shift(row.endAt, 72),
    distributionStartAt: shift(row.endAt, 14),
    distributionEndAt: shift(row.endAt, 240),
    aggregateEndAt: shift(row.endAt, 0),
    exchangeEndAt: shift(row.endAt, 192),
    ...soundOf(id),
  };
}
