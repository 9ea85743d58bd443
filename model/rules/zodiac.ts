import type { Sign } from '../vocabulary/character-words.ts';

const MONTHS = 12;

/** The sign that begins in each month, and on which day. */
const BEGINNINGS: readonly (readonly [day: number, sign: Sign])[] = [
  [20, 'aquarius'],
  [19, 'pisces'],
  [21, 'aries'],
  [20, 'taurus'],
  [21, 'gemini'],
  [22, 'cancer'],
  [23, 'leo'],
  [23, 'virgo'],
  [23, 'libra'],
  [24, 'scorpio'],
  [23, 'sagittarius'],
  [22, 'capricorn'],
];

/** Sign of the zodiac that a day lies in; months from 1. */
export function signOf({ month, day }: { readonly month: number; readonly day: number }): Sign | null {
  const own = BEGINNINGS[month - 1];
  const before = BEGINNINGS[(month + MONTHS - 2) % MONTHS];
  return (own && (day >= own[0] ? own[1] : before?.[1])) ?? null;
}
