import type { StatTriple } from '../vocabulary/stats.ts';

/** Rates are kept in thousandths of a per cent: real data carries single-precision noise (reference R32). */
export const RATE_UNITS_PER_PERCENT = 1000;

/** Per cent → whole thousandths of a per cent. */
export const rateUnits = (percent: number): number => Math.round(percent * RATE_UNITS_PER_PERCENT);

/** A per cent value without noise beyond a thousandth. */
export const cleanPercent = (percent: number): number => rateUnits(percent) / RATE_UNITS_PER_PERCENT;

export const NO_RATES: StatTriple = [0, 0, 0];

/** Sum of per-cent rates, free of noise. */
export function sumRates(rates: readonly StatTriple[]): StatTriple {
  let performance = 0;
  let technique = 0;
  let visual = 0;
  for (const rate of rates) {
    performance += rateUnits(rate[0]);
    technique += rateUnits(rate[1]);
    visual += rateUnits(rate[2]);
  }
  return [
    performance / RATE_UNITS_PER_PERCENT,
    technique / RATE_UNITS_PER_PERCENT,
    visual / RATE_UNITS_PER_PERCENT,
  ];
}
