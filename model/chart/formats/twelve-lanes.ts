import type { Repairs } from '../repairs.ts';

/**
 * USC and SUS have twelve lanes and notes of any width; a note is known by its middle, from −6 to 6 (docs/chart-formats.md). A chart of this
 * game stands on seven of them, in notes one lane wide; any other chart is folded onto seven.
 */

export interface Wide {
  /** Middle of the note. */
  readonly middle: number;
  readonly width: number;
  readonly isHidden: boolean;
  /** Directional notes may be wider. */
  readonly isDirectional: boolean;
}

const LANES = 7;
const TWELVE = 12;
const LAST = LANES - 1;
const HALF = 0.5;
const DIGITS = 1e9;

const tidied = (value: number): number => Math.round(value * DIGITS) / DIGITS + 0;

export interface LaneReading {
  readonly lane: (middle: number, isHidden: boolean) => number;
  /** Lane where a directional note begins, and how many it covers. */
  readonly directional: (wide: Wide, isLeft: boolean) => { readonly lane: number; readonly width: number };
}

/** @param zero middle of lane 0 in a chart of this game */
const ownLanes = (zero: number): LaneReading => ({
  lane: (middle) => tidied(middle - zero),
  directional: ({ middle, width }, isLeft) => {
    const reach = (width - 1) / 2;
    return { lane: tidied(middle - zero + (isLeft ? reach : -reach)), width };
  },
});

const folded = (middle: number): number => ((middle + TWELVE / 2) / TWELVE) * LANES - HALF;
const nearest = (lane: number): number => Math.min(LAST, Math.max(0, Math.round(lane)));

const FOLDED: LaneReading = {
  lane: (middle, isHidden) => (isHidden ? tidied(folded(middle)) : nearest(folded(middle))),
  directional: ({ middle, width }, isLeft) => {
    const edge = nearest(folded(middle + ((isLeft ? 1 : -1) * (width - 1)) / 2));
    return { lane: edge, width: Math.max(1, Math.round((width / TWELVE) * LANES)) };
  },
};

/** Chooses how lanes are read by what the notes look like. `isOwn` says whether a one-lane note can be of this game. */
export function lanesFor(
  notes: readonly Wide[],
  { zero, isOwn }: { readonly zero: number; readonly isOwn: (middle: number) => boolean },
  repairs: Repairs,
): LaneReading {
  const plain = notes.filter(({ isDirectional }) => !isDirectional);
  if (plain.every(({ width, middle, isHidden }) => width === 1 && (isHidden || isOwn(middle)))) {
    return ownLanes(zero);
  }
  repairs.add('twelveLanes');
  return FOLDED;
}
