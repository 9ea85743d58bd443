import { levelCurve } from '#model/rules/level-curve';
import type { StatTriple } from '#model/vocabulary/stats';
import type { Random } from '../seeded/random.ts';
import { type CardKind, evenTriple, isFlat, levelRule } from './card-kinds.ts';

/** Level 1 and the highest level of a card. */
export interface CardEnds {
  readonly first: StatTriple;
  readonly last: StatTriple;
}

const total = ([p, t, v]: StatTriple): number => p + t + v;

/** Shares of the three parameters: largest .34–.465, smallest .23–.33; nearly even on fes and birthday cards. */
function shares(kind: CardKind, rng: Random): StatTriple {
  const even = kind.type === 'birthday' || kind.type === 'kirafes';
  const largest = even ? rng.real(0.34, 0.352) : 0.4 + 0.06 * rng.bell();
  const smallest = even ? rng.real(0.318, 0.326) : rng.real(0.232, Math.min(0.325, (1 - largest) / 2));
  const [a, b, c] = rng.shuffle([largest, smallest, 1 - largest - smallest]);
  return [a!, b!, c!];
}

/** Draws a card's parameters at both ends of its level range. */
export function drawEnds(kind: CardKind, rng: Random): CardEnds {
  if (isFlat(kind)) {
    const value = kind.totals[0] < 45_000 && rng.chance(0.15) ? 14_000 : 15_000;
    return { first: evenTriple(value), last: evenTriple(value) };
  }
  const sum = rng.real(kind.totals[0], kind.totals[1]);
  const [p, t, v] = shares(kind, rng);
  const { ratio } = levelRule(kind);
  const last: StatTriple = [Math.round(sum * p), Math.round(sum * t), Math.round(sum * v)];
  const first: StatTriple = [
    Math.round(last[0] / ratio),
    Math.round(last[1] / ratio),
    Math.round(last[2] / ratio),
  ];
  return total(first) > 0 ? { first, last } : { first: last, last };
}

/** Every level of a card. Inner rows stray by a point now and then, as the real tables do; the ends are exact. */
export function levelTable(
  card: { rarity: number; type: string },
  ends: CardEnds,
  maxLevel: number,
  rng: Random,
): StatTriple[] {
  const { levelLimit, trainingLevels } = levelRule(card);
  const curve = levelCurve(levelLimit, trainingLevels ?? 0);
  const rows: StatTriple[] = [];
  for (let level = 1; level <= maxLevel; level++) {
    const f = curve[level] ?? 1;
    const at = (k: 0 | 1 | 2): number => {
      if (level === 1) return ends.first[k];
      if (level === maxLevel) return ends.last[k];
      const value = Math.round(ends.first[k] + (ends.last[k] - ends.first[k]) * f);
      const stray = rng.chance(0.3) ? (rng.chance(0.5) ? 1 : -1) : 0;
      const before = rows[level - 2]?.[k] ?? ends.first[k];
      return Math.min(Math.max(value + (isFlat(card) ? 0 : stray), before), ends.last[k]);
    };
    rows.push([at(0), at(1), at(2)]);
  }
  return rows;
}
