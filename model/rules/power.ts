import type { PowerParts } from '../compute/team.ts';
import type { StatTriple } from '../vocabulary/stats.ts';
import { NO_RATES, rateUnits } from './rates.ts';

/** Power is added up in hundred-thousandths, as whole numbers, so that the order of adding cannot matter. */
export const POWER_UNITS = 100_000;

export interface TeamMember {
  /** Whole parameters with the character's bonus. */
  readonly params: StatTriple;
  /** Per cent of all area items that lift this card, added up. */
  readonly itemRates: StatTriple;
  /** Per cent of the event on each parameter; leave out without an event or when it multiplies points. */
  readonly eventRates?: StatTriple;
}

export interface TeamPower {
  readonly parts: PowerParts;
  /** Whole hundred-thousandths of power; what scores are computed from. */
  readonly units: number;
  /** `units` as power, with its fraction. */
  readonly power: number;
}

/** What per-cent rates add to whole parameters, in hundred-thousandths of power. */
export function gainUnits(params: StatTriple, rates: StatTriple): number {
  return params[0] * rateUnits(rates[0]) + params[1] * rateUnits(rates[1]) + params[2] * rateUnits(rates[2]);
}

/** Team power: cards and area items unfloored, the event floored once for the team (reference R23, R24). */
export function teamPower(members: readonly TeamMember[]): TeamPower {
  let cards = 0;
  let items = 0;
  let event = 0;
  for (const { params, itemRates, eventRates } of members) {
    cards += params[0] + params[1] + params[2];
    items += gainUnits(params, itemRates);
    event += gainUnits(params, eventRates ?? NO_RATES);
  }
  const eventPower = Math.floor(event / POWER_UNITS);
  const units = (cards + eventPower) * POWER_UNITS + items;
  return {
    parts: { cards, areaItems: items / POWER_UNITS, event: eventPower },
    units,
    power: units / POWER_UNITS,
  };
}
