import { LAST_BEAT, LAST_LANE, MAX_CONNECTIONS } from '#model/contract/community/chart-limits';
import type { ChartNote } from '../../notes.ts';
import { SAME_BEAT } from '../beats.ts';
import { added, layerOr, NO_EDIT, withNodes } from '../changes.ts';
import type { ChartEdit } from '../edit.ts';
import { wholeLane } from '../lanes.ts';
import type { ChartSheet } from '../sheet.ts';
import { pointOf, tapOf } from './place.ts';

/** Patterns that fill a stretch of the chart. */
export const FILL_PATTERNS = [
  'stairs',
  'zigzag',
  'trill',
  'jacks',
  'doubles',
  'spread',
  'slide',
  'snake',
] as const;
export type FillPattern = (typeof FILL_PATTERNS)[number];

export interface Fill {
  readonly pattern: FillPattern;
  readonly fromBeat: number;
  readonly toBeat: number;
  /** Notes to a beat. */
  readonly division: number;
  /** Lanes that it begins in and goes to. */
  readonly lane: number;
  readonly toLane: number;
}

export const MAX_FILL = 2_000;

/** Where a walk from one lane to another and on stands after some steps: from the start again, or back. */
function walked({ lane, toLane }: Fill, step: number, goesBack: boolean): number {
  const width = Math.abs(toLane - lane);
  const direction = Math.sign(toLane - lane);
  if (width === 0) return lane;
  if (!goesBack) return lane + direction * (step % (width + 1));
  const turn = step % (2 * width);
  return lane + direction * (turn <= width ? turn : 2 * width - turn);
}

/** Pairs that open from the middle to the outer lanes and begin again. */
function spread(step: number): readonly number[] {
  const middle = LAST_LANE / 2;
  const reach = step % (middle + 1);
  return reach === 0 ? [middle] : [middle - reach, middle + reach];
}

/** Lanes of a step; equal ones are one note. */
function lanesAt(fill: Fill, step: number): readonly number[] {
  switch (fill.pattern) {
    case 'stairs':
      return [walked(fill, step, false)];
    case 'zigzag':
    case 'snake':
      return [walked(fill, step, true)];
    case 'trill':
      return [step % 2 === 0 ? fill.lane : fill.toLane];
    case 'jacks':
      return [fill.lane];
    case 'doubles':
      return fill.lane === fill.toLane ? [fill.lane] : [fill.lane, fill.toLane];
    case 'spread':
      return spread(step);
    case 'slide':
      return [];
  }
}

const first = (fromBeat: number, division: number): number => Math.ceil(fromBeat * division - SAME_BEAT);

/** Steps of the division within the stretch, ends included. */
function beatsOf({ fromBeat, toBeat, division }: Fill): readonly number[] {
  const from = first(fromBeat, division);
  const count = Math.floor(toBeat * division + SAME_BEAT) - from + 1;
  return Array.from({ length: Math.max(0, Math.min(MAX_FILL, count)) }, (_, i) => (from + i) / division);
}

/** One slide: straight to the other lane, or there and back at each step. */
function slideOf(fill: Fill, beats: readonly number[]): readonly ChartNote[] {
  const last = beats.length - 1;
  const points = beats.map((beat, i) => {
    const straight = fill.lane + ((fill.toLane - fill.lane) * i) / Math.max(1, last);
    const lane = fill.pattern === 'slide' ? straight : (lanesAt(fill, i)[0] ?? fill.lane);
    return pointOf({ beat, lane });
  });
  const slide = points.length > 1 ? withNodes({ type: 'Slide', connections: [] }, points) : null;
  return slide ? [slide] : [];
}

const placeKey = (beat: number, lane: number): string => `${Math.round(beat / SAME_BEAT)}:${lane}`;

/** Places where a finger comes down already. */
function takenPlaces({ entries }: ChartSheet): ReadonlySet<string> {
  const taken = new Set<string>();
  for (const { entry } of entries) {
    if ('connections' in entry)
      for (const { beat, lane } of entry.connections) taken.add(placeKey(beat, lane));
    else if ('lane' in entry) taken.add(placeKey(entry.beat, entry.lane));
  }
  return taken;
}

/** Fills a stretch with a pattern. Places that are taken are left out. */
export function fill(sheet: ChartSheet, wanted: Fill, layer?: number): ChartEdit {
  const { fromBeat, toBeat, division } = wanted;
  if (!(fromBeat >= 0 && toBeat <= LAST_BEAT && division > 0)) return NO_EDIT;
  const inside = { ...wanted, lane: wholeLane(wanted.lane), toLane: wholeLane(wanted.toLane) };
  const beats = beatsOf(inside);
  const isSlide = inside.pattern === 'slide' || inside.pattern === 'snake';
  const taken = takenPlaces(sheet);
  const notes = isSlide
    ? slideOf(inside, beats.slice(0, MAX_CONNECTIONS))
    : beats.flatMap((beat, step) =>
        lanesAt(inside, step)
          .filter((lane) => !taken.has(placeKey(beat, lane)))
          .map((lane) => tapOf('single', beat, lane)),
      );
  return { remove: [], add: added(sheet, notes, layerOr(sheet, layer)) };
}
