import type { ProfileCard } from '../profile/profile.ts';
import type { CardRecord } from '../records/card.ts';
import type { AppendedParameters } from '../records/player-profile.ts';
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

/** Points of master rank, training and episodes. */
export const ownBonus = (card: CardRecord, entry: ProfileCard): StatTriple =>
  withOwnBonus(NOTHING, card, entry);

/** Level, master rank, training and episodes: everything of the card itself, before the character's bonus. */
export function cardBase(card: CardRecord, entry: ProfileCard): StatTriple {
  return withOwnBonus(cardLevelStats(card, entry.level).stats, card, entry);
}

/**
 * What a character adds to all of her cards, in per mille. The game floors either part alone. Where no one knows how much
 * of a sum comes from missions, all of it stands as potential and is floored once.
 */
export interface CharacterRates {
  /** A character has one for each parameter; they are mostly alike. */
  readonly potential: StatTriple;
  readonly missions: number;
}

export const NO_CHARACTER_RATES: CharacterRates = { potential: NOTHING, missions: 0 };

/** Points that a rate in per mille gives for one parameter. */
export const ratePoints = (parameter: number, perMille: number): number =>
  Math.floor((perMille * parameter) / 1000);

/** Points of potential and of missions for the parameters of a card, as the game sends them. */
const characterPoints = (
  [performance, technique, visual]: StatTriple,
  { potential, missions }: CharacterRates,
): Pick<AppendedParameters, 'potential' | 'mission'> => ({
  potential: [
    ratePoints(performance, potential[0]),
    ratePoints(technique, potential[1]),
    ratePoints(visual, potential[2]),
  ],
  mission: [ratePoints(performance, missions), ratePoints(technique, missions), ratePoints(visual, missions)],
});

/** Parameters from those at the card's level: its own bonuses, then its character's. */
export function parametersFrom(
  stats: StatTriple,
  card: CardRecord,
  entry: ProfileCard,
  { potential, missions }: CharacterRates,
): StatTriple {
  const [performance, technique, visual] = withOwnBonus(stats, card, entry);
  return [
    performance + ratePoints(performance, potential[0]) + ratePoints(performance, missions),
    technique + ratePoints(technique, potential[1]) + ratePoints(technique, missions),
    visual + ratePoints(visual, potential[2]) + ratePoints(visual, missions),
  ];
}

/** Parameters of an owned card as the game shows them, without area items and events. */
export function cardParameters(card: CardRecord, entry: ProfileCard, rates: CharacterRates): CardParameters {
  const { stats, beyondTable } = cardLevelStats(card, entry.level);
  return { params: parametersFrom(stats, card, entry, rates), beyondTable };
}

/** The same in the parts in which the game sends it beside the parameters at the card's level. */
export function appendedParameters(
  card: CardRecord,
  entry: ProfileCard,
  rates: CharacterRates,
): AppendedParameters {
  const base = cardBase(card, entry);
  return { own: ownBonus(card, entry), ...characterPoints(base, rates) };
}
