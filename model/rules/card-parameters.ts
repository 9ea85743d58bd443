import type { ProfileCard } from '../profile/profile.ts';
import type { CardRecord } from '../records/card.ts';
import type { StatTriple } from '../vocabulary/stats.ts';
import { levelCurve } from './level-curve.ts';

export interface LevelStats {
  readonly stats: StatTriple;
  /** True when the level lies beyond what is known of the card; its highest level is taken then (reference R22). */
  readonly beyondTable: boolean;
}

export interface CardParameters {
  /** Whole performance, technique and visual with every own bonus, without area items and events. */
  readonly params: StatTriple;
  readonly beyondTable: boolean;
}

const MASTER_RANK_BONUS = 50;
const NOTHING: StatTriple = [0, 0, 0];

/** Highest level a card can have, with the levels training opens when `trained`. */
export function cardMaxLevel(card: CardRecord, trained: boolean): number {
  return card.levelLimit + (trained && card.training ? card.training.levelLimit : 0);
}

function highestRow(card: CardRecord): number {
  let highest = 0;
  for (const level of card.levels.keys()) if (level > highest) highest = level;
  return highest;
}

/** Parameters by the closed form between the lowest and the highest row the source gave. */
function curvedStats(card: CardRecord, level: number): LevelStats {
  const topLevel = card.levels.has(cardMaxLevel(card, true)) ? cardMaxLevel(card, true) : highestRow(card);
  const top = card.levels.get(topLevel);
  if (!top) return { stats: NOTHING, beyondTable: true };
  const first = card.levels.get(1);
  const curve = levelCurve(card.levelLimit, card.training?.levelLimit ?? 0);
  const reached = curve[level];
  if (!first || reached === undefined) return { stats: top, beyondTable: true };
  const share = reached / (curve[topLevel] ?? 1);
  return {
    stats: [
      Math.round(first[0] + (top[0] - first[0]) * share),
      Math.round(first[1] + (top[1] - first[1]) * share),
      Math.round(first[2] + (top[2] - first[2]) * share),
    ],
    beyondTable: false,
  };
}

/**
 * Parameters at a level without any bonus, in the order of trust (reference R22):
 * the source's own row, else the closed form of reference R19, beyond its end the highest row, flagged.
 */
export function cardLevelStats(card: CardRecord, level: number): LevelStats {
  const asked = level > 1 ? Math.trunc(level) : 1;
  const exact = card.levels.get(asked);
  return exact ? { stats: exact, beyondTable: false } : curvedStats(card, asked);
}

function withOwnBonus(stats: StatTriple, card: CardRecord, entry: ProfileCard): StatTriple {
  const master = MASTER_RANK_BONUS * card.rarity * entry.master;
  let performance = stats[0] + master;
  let technique = stats[1] + master;
  let visual = stats[2] + master;
  if (entry.train === 1 && card.training) {
    performance += card.training.bonus[0];
    technique += card.training.bonus[1];
    visual += card.training.bonus[2];
  }
  const read = Math.min(entry.ep, card.episodes.length);
  for (let i = 0; i < read; i++) {
    const episode = card.episodes[i] ?? NOTHING;
    performance += episode[0];
    technique += episode[1];
    visual += episode[2];
  }
  return [performance, technique, visual];
}

/** Level, master rank, training and episodes: everything of the card itself, before the character's bonus. */
export function cardBase(card: CardRecord, entry: ProfileCard): StatTriple {
  return withOwnBonus(cardLevelStats(card, entry.level).stats, card, entry);
}

/**
 * What a character adds to one parameter: potential and missions are added up first, and floored once. Where a
 * source floors each part alone, add up one call per part.
 */
export const characterBonus = (base: number, perMille: number): number =>
  Math.floor((perMille * base) / 1000);

/** Parameters from those at the card's level: its own bonuses, then its character's in per mille. */
export function parametersFrom(
  stats: StatTriple,
  card: CardRecord,
  entry: ProfileCard,
  perMille: number,
): StatTriple {
  const [performance, technique, visual] = withOwnBonus(stats, card, entry);
  return [
    performance + characterBonus(performance, perMille),
    technique + characterBonus(technique, perMille),
    visual + characterBonus(visual, perMille),
  ];
}

/** Parameters of an owned card as the game shows them, without area items and events. `perMille` is what its character adds. */
export function cardParameters(card: CardRecord, entry: ProfileCard, perMille: number): CardParameters {
  const { stats, beyondTable } = cardLevelStats(card, entry.level);
  return { params: parametersFrom(stats, card, entry, perMille), beyondTable };
}
