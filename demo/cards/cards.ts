import type { StatTriple } from '#model/vocabulary/stats';
import { DAY_MS } from '#model/vocabulary/time';
import { type Random, random } from '../seeded/random.ts';
import type { ServerTimeline } from '../seeded/timeline.ts';
import { cardTitle } from '../words/titles.ts';
import type { DemoWorld, Served } from '../world.ts';
import { type CardKind, isFlat, levelRule } from './card-kinds.ts';
import type { CardPlan } from './card-plan.types.ts';
import type { CardRow, ServedStat, ServedStats } from './card-rows.types.ts';
import { type CardEnds, drawEnds, levelTable } from './card-stats.ts';

export const served = ([performance, technique, visual]: StatTriple): ServedStat => ({
  performance,
  technique,
  visual,
});

const flat = (value: number): ServedStat => ({ performance: value, technique: value, visual: value });

/** Chance that a hand-out card of Japan never came to en, tw, cn, kr (fits the null counts of reference R18). */
const HAND_OUT_MISSED: readonly number[] = [0, 0.4, 0.9, 0.95, 0.35];
const isHandOut = (kind: CardKind): boolean =>
  isFlat(kind) || kind.type === 'special' || kind.type === 'campaign';

function releases(card: CardPlan, timeline: ServerTimeline, rng: Random): Served<string> {
  const late = card.kind.type === 'birthday' ? rng.int(0, 6) : rng.chance(0.2) ? 4 : 0;
  return [0, 1, 2, 3, 4].map((server) => {
    const missed = isHandOut(card.kind) && rng.chance(HAND_OUT_MISSED[server]!);
    if (card.onlyServers ? !card.onlyServers.includes(server) : missed) return null;
    if (card.batch < 0) return String(timeline.opened(server));
    const start = timeline.startAtOrAfter(server, card.batch);
    return start === null ? null : String(start + late * DAY_MS);
  });
}

function frameOf(kind: CardKind): Pick<ServedStats, 'episodes' | 'training'> {
  const { episodes, trainingLevels, trainingBonus } = levelRule(kind);
  return {
    ...(episodes ? { episodes: episodes.map(flat) } : {}),
    ...(trainingLevels === null ? {} : { training: { levelLimit: trainingLevels, ...flat(trainingBonus) } }),
  };
}

const pad3 = (n: number): string => String(n).padStart(3, '0');

export interface CardSet {
  /** `cards/all` at its richest. */
  readonly rows: Readonly<Record<string, CardRow>>;
  readonly plans: ReadonlyMap<number, CardPlan>;
  /** Every level from 1 to the highest of one card. */
  levels(id: number): StatTriple[];
}

/** Highest level of a card after training. */
function maxLevel(kind: CardKind): number {
  const { levelLimit, trainingLevels } = levelRule(kind);
  return levelLimit + (trainingLevels ?? 0);
}

function rowOf(
  world: DemoWorld,
  card: CardPlan,
  ends: CardEnds,
  name: Served<string>,
  timeline: ServerTimeline,
  set: string,
): CardRow {
  const releasedAt = releases(card, timeline, random(world.seed, 'release', card.id));
  return {
    characterId: card.characterId,
    rarity: card.kind.rarity,
    attribute: card.attribute,
    levelLimit: levelRule(card.kind).levelLimit,
    resourceSetName: set,
    prefix: name.map((word, server) => (releasedAt[server] == null ? null : word)),
    releasedAt,
    skillId: card.skillId,
    type: card.kind.type,
    stat: { 1: served(ends.first), [maxLevel(card.kind)]: served(ends.last), ...frameOf(card.kind) },
  };
}

/** All cards with their names, dates and parameters. */
export function createCards(world: DemoWorld, timeline: ServerTimeline, cards: readonly CardPlan[]): CardSet {
  const names = random(world.seed, 'card titles');
  const taken = new Set<string>();
  const perCharacter = new Map<number, number>();
  const rows: Record<string, CardRow> = {};
  const ends = new Map<number, CardEnds>();
  for (const card of cards) {
    const count = (perCharacter.get(card.characterId) ?? 0) + 1;
    perCharacter.set(card.characterId, count);
    const drawn = drawEnds(card.kind, random(world.seed, 'stats', card.id));
    ends.set(card.id, drawn);
    const set = `res${pad3(card.characterId)}${pad3(count)}`;
    rows[card.id] = rowOf(world, card, drawn, cardTitle(names, taken), timeline, set);
  }
  const plans = new Map(cards.map((card) => [card.id, card]));
  return {
    rows,
    plans,
    levels: (id) => {
      const { kind } = plans.get(id)!;
      return levelTable(kind, ends.get(id)!, maxLevel(kind), random(world.seed, 'levels', id));
    },
  };
}
