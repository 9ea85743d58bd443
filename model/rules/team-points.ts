import type { CardRecord } from '../records/card.ts';
import type { EventBonus } from '../records/event.ts';
import type { StatTriple } from '../vocabulary/stats.ts';
import { pointRate, supportRate } from './event-bonus.ts';
import type { PointKind } from './event-points.ts';
import { POWER_UNITS } from './power.ts';
import { rateUnits } from './rates.ts';

/** Lives whose points are multiplied by the team's bonus; in all others the bonus lifts power. */
const MULTIPLIED_KINDS = [
  'story',
  'challenge',
  'live_try',
  'mission_live',
  'festivalFree',
] as const satisfies PointKind[];
export type MultipliedKind = (typeof MULTIPLIED_KINDS)[number];

export const isMultiplied = (kind: PointKind): kind is MultipliedKind =>
  MULTIPLIED_KINDS.some((one) => one === kind);

/** Thousandths of a per cent that a card adds to the team's bonus; nothing lowers points. */
export const bonusUnits = (bonus: EventBonus, card: CardRecord, master: number): number =>
  Math.max(0, rateUnits(pointRate(bonus, card, card.characterId, master)));

/** What a card brings to the support band of a mission live, in units of power: no area items there (2.3). */
export function supportUnits(
  bonus: EventBonus,
  card: CardRecord,
  master: number,
  params: StatTriple,
): number {
  const rate = Math.max(0, rateUnits(supportRate(bonus, card, card.characterId, master)));
  return (params[0] + params[1] + params[2]) * (POWER_UNITS + rate);
}
