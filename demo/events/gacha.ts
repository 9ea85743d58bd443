import type { GachaType } from '#model/records/gacha';
import { DAY_MS } from '#model/vocabulary/time';
import type { CardPlan } from '../cards/card-plan.types.ts';
import { random } from '../seeded/random.ts';
import type { ServerTimeline } from '../seeded/timeline.ts';
import { gachaName } from '../words/offers.ts';
import { PEOPLE } from '../words/people.ts';
import type { ServedWord } from '../words/words.types.ts';
import type { DemoWorld, Served } from '../world.ts';
import { type BirthdayDate, celebrations, withFriends } from './birthday-dates.ts';
import type { GachaPlan } from './gacha-plan.ts';

/** A row of `gacha/all` (reference R10). */
export interface GachaRow {
  readonly resourceName: string;
  readonly bannerAssetBundleName?: string;
  readonly gachaName: Served<string>;
  readonly publishedAt: Served<string>;
  readonly closedAt: Served<string>;
  readonly type: GachaType;
  readonly newCards: readonly number[];
}

/** Name in Latin letters and who is pictured, also of things that some servers do not have. */
export interface OfferPicture {
  readonly title: string;
  readonly characterIds: readonly number[];
}

export interface GachaSet {
  readonly rows: Readonly<Record<string, GachaRow>>;
  picture(id: number): OfferPicture;
  /** Whose birthday it is for; null for other gachas. */
  member(id: number): number | null;
}

/** The first gacha of all stays open for good. */
const STANDING = 1;
const NEVER = 4_102_369_200_000;
/** Chance that en, tw, cn and kr never had a side gacha of Japan. */
const SIDE_MISSED: readonly number[] = [0.02, 0.3, 0.3, 0.25, 0.4];
/** One in eight has no banner (reference R10). */
const BANNERLESS = 0.129;
const MAX_NEW_CARDS = 3;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Start of the first batch on a server that begins after a moment. */
function nextStart(timeline: ServerTimeline, server: number, batch: number, after: number): number | null {
  for (let next = batch + 1; ; next++) {
    const start = timeline.startAtOrAfter(server, next);
    if (start === null || start > after) return start;
  }
}

function spanOf(plan: GachaPlan, timeline: ServerTimeline, server: number): Span | null {
  const start = timeline.startAtOrAfter(server, plan.batch);
  if (start === null) return null;
  if (plan.id === STANDING) return { start: timeline.opened(server), end: NEVER };
  const from = start + plan.offsetDays * DAY_MS;
  const next = plan.isMain ? nextStart(timeline, server, plan.batch, start) : null;
  const lasts = plan.isMain ? 10 : plan.lengthDays;
  return { start: from, end: (next ?? from + lasts * DAY_MS) - 1000 };
}

function spansOf(world: DemoWorld, plan: GachaPlan, timeline: ServerTimeline): (Span | null)[] {
  const rng = random(world.seed, 'gacha row', plan.id);
  return SIDE_MISSED.map((chance, server) => {
    const isMissed = rng.chance(plan.isMain ? 0 : chance);
    if (plan.onlyServers ? !plan.onlyServers.includes(server) : isMissed) return null;
    return spanOf(plan, timeline, server);
  });
}

const birthdaySpans = (plan: GachaPlan, timeline: ServerTimeline, date: BirthdayDate): (Span | null)[] =>
  celebrations(timeline, date).map((start) =>
    start === null ? null : { start, end: start + plan.lengthDays * DAY_MS - 1000 },
  );

function rowOf(
  plan: GachaPlan,
  name: ServedWord,
  spans: (Span | null)[],
  newCards: readonly number[],
): GachaRow {
  const hasBanner = !random('gacha banner', plan.id).chance(BANNERLESS) || plan.isMain;
  return {
    resourceName: `gacha${plan.id}`,
    ...(hasBanner ? { bannerAssetBundleName: `banner_gacha${plan.id}` } : {}),
    gachaName: name.map((word, server) => (spans[server] ? word : null)),
    publishedAt: spans.map((span) => span && String(span.start)),
    closedAt: spans.map((span) => span && String(span.end)),
    type: plan.type,
    newCards,
  };
}

/** New cards by batch and type; the best of them go to the first gacha of that type in the batch. */
function dealNewCards(plans: readonly GachaPlan[], cards: readonly CardPlan[]): Map<number, CardPlan[]> {
  const waiting = new Map<string, CardPlan[]>();
  for (const card of cards) {
    const key = `${card.kind.type} ${card.batch}`;
    if (card.kind.rarity >= 3 && !card.onlyServers) waiting.set(key, [...(waiting.get(key) ?? []), card]);
  }
  const dealt = new Map<number, CardPlan[]>();
  for (const plan of plans) {
    const key = `${plan.type} ${plan.batch}`;
    const best = (waiting.get(key) ?? []).sort((a, b) => b.kind.rarity - a.kind.rarity || a.id - b.id);
    if (plan.type === 'birthday' || best.length === 0) continue;
    dealt.set(plan.id, best.slice(0, MAX_NEW_CARDS));
    waiting.delete(key);
  }
  return dealt;
}

/** `gacha/all`: 1,835 gachas; on each server one of the main kind is open at any time. */
export function createGacha(
  world: DemoWorld,
  timeline: ServerTimeline,
  plans: readonly GachaPlan[],
  cards: readonly CardPlan[],
  birthdays: readonly BirthdayDate[],
): GachaSet {
  const newCards = dealNewCards(plans, cards);
  const dates = new Map(
    plans.filter(({ type }) => type === 'birthday').map(({ id }, k) => [id, birthdays[k]]),
  );
  const rows: Record<string, GachaRow> = {};
  const pictures = new Map<number, OfferPicture>();
  for (const plan of plans) {
    const date = dates.get(plan.id);
    const name = gachaName(plan.type, date ? PEOPLE[date.characterId - 1]!.first : plan.title);
    const spans = date ? birthdaySpans(plan, timeline, date) : spansOf(world, plan, timeline);
    const own = newCards.get(plan.id) ?? [];
    rows[plan.id] = rowOf(
      plan,
      name,
      spans,
      own.map(({ id }) => id),
    );
    const people = [...own.map(({ characterId }) => characterId), ...plan.characterIds];
    const characterIds = date ? withFriends(date.characterId) : [...new Set(people)].slice(0, 3);
    pictures.set(plan.id, { title: name[1], characterIds });
  }
  return {
    rows,
    picture: (id) => pictures.get(id) ?? { title: '', characterIds: [] },
    member: (id) => dates.get(id)?.characterId ?? null,
  };
}
