import type { CardRecord } from '../records/card.ts';
import type { EventBonus } from '../records/event.ts';
import type { StatTriple } from '../vocabulary/stats.ts';
import { RATE_UNITS_PER_PERCENT, rateUnits } from './rates.ts';

interface CardShare {
  /** Attribute, character, member and limit break together, in thousandths of a per cent. */
  readonly units: number;
  /** Only cards with both an attribute and a character of the event get its extra percentages. */
  readonly both: boolean;
}

function percentOf<T extends { readonly percent: number }>(
  rows: readonly T[],
  wanted: (row: T) => boolean,
): number {
  for (const row of rows) if (wanted(row)) return rateUnits(row.percent);
  return 0;
}

function cardShare(bonus: EventBonus, card: CardRecord, characterId: number, master: number): CardShare {
  const attribute = percentOf(bonus.attributes, (row) => row.attribute === card.attribute);
  const character = percentOf(bonus.characters, (row) => row.characterId === characterId);
  const member = percentOf(bonus.members, (row) => row.cardId === card.id);
  const limitBreak = percentOf(bonus.limitBreaks, (row) => row.rarity === card.rarity && row.rank === master);
  return { units: attribute + character + member + limitBreak, both: attribute > 0 && character > 0 };
}

/**
 * Per cent added to each parameter of a card in an event that lifts power (reference R24).
 * `master` is the card's master rank 0–4. Free of noise beyond a thousandth of a per cent.
 */
export function powerRates(
  bonus: EventBonus,
  card: CardRecord,
  characterId: number,
  master: number,
): StatTriple {
  const { units, both } = cardShare(bonus, card, characterId, master);
  const all = both ? units + rateUnits(bonus.parameterPercent) : units;
  const [performance, technique, visual] = both ? bonus.statPercent : [0, 0, 0];
  return [
    (all + rateUnits(performance)) / RATE_UNITS_PER_PERCENT,
    (all + rateUnits(technique)) / RATE_UNITS_PER_PERCENT,
    (all + rateUnits(visual)) / RATE_UNITS_PER_PERCENT,
  ];
}

/** Per cent a card adds to the support band of a mission live: nothing there asks for both (reference R24). */
export const supportRate = (
  bonus: EventBonus,
  card: CardRecord,
  characterId: number,
  master: number,
): number => cardShare(bonus, card, characterId, master).units / RATE_UNITS_PER_PERCENT;

/** Per cent a card adds to the points of an event that multiplies points (reference R24). */
export function pointRate(bonus: EventBonus, card: CardRecord, characterId: number, master: number): number {
  const { units, both } = cardShare(bonus, card, characterId, master);
  return (both ? units + rateUnits(bonus.pointPercent) : units) / RATE_UNITS_PER_PERCENT;
}
