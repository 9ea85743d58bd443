import { describe, expect, test } from 'vitest';
import type { PlayableChart, PlayableNote } from '#model/chart/playing/playable';
import {
  closenessOf,
  distanceMs,
  type Excerpt,
  excerptOf,
  lengthened,
  MIN_NOTES,
  NEAR_MS,
} from '#model/games/excerpt';

type Tap = readonly [ms: number, lane: number, part?: Partial<PlayableNote>];

const noteOf = ([ms, lane, part]: Tap): PlayableNote => ({
  kind: 'single',
  time: ms / 1_000,
  beat: 0,
  lane,
  width: 1,
  direction: null,
  isOffBeat: false,
  isCharge: false,
  isInFever: false,
  ribbon: null,
  ...part,
});
const chartOf = (...taps: readonly Tap[]): PlayableChart => ({
  notes: taps.map(noteOf),
  ribbons: [],
  ties: [],
  tempos: [],
  spans: [],
  bars: [],
  fever: null,
});
/** Notes a second apart, the first after one, all in lanes of their own. */
const seconds = (count: number): readonly Tap[] =>
  Array.from({ length: count }, (_, i) => [(i + 1) * 1_000, i + 1]);

describe('an excerpt', () => {
  test('begins 120 ms before a note, and lasts until six notes are in it', () => {
    const whole = { startMs: 880, lengthMs: 5_240, startsMs: [880], endMs: 7_000 };
    expect(excerptOf(chartOf(...seconds(7)), 0, 500)).toEqual(whole);
    expect(excerptOf(chartOf(...seconds(7)), 0.49, 500)).toEqual(whole);
    expect(excerptOf(chartOf(...seconds(7)), 0.5, 500)).toMatchObject({ startMs: 1_880, lengthMs: 5_240 });
  });

  test('lasts as long as asked when that is longer', () => {
    expect(excerptOf(chartOf(...seconds(9)), 0, 6_000)?.lengthMs).toBe(6_000);
  });

  test('is none of fewer than six notes', () => {
    expect(MIN_NOTES).toBe(6);
    expect(excerptOf(chartOf(...seconds(5)), 0, 500)).toBeNull();
    expect(excerptOf(chartOf(...seconds(6)), 0.99, 500)?.startMs).toBe(880);
    expect(excerptOf(chartOf(), 0, 500)).toBeNull();
  });

  test('begins with the audio when its first note comes sooner', () => {
    const early = excerptOf(chartOf([-30, 1], [40, 1], ...seconds(6)), 0.4, 500);
    expect(early).toMatchObject({ startMs: 0, startsMs: [0] });
  });

  test('counts a note with which it begins', () => {
    const [first, ...others] = seconds(8);
    const chart = chartOf([880, 9], first as Tap, ...others);
    expect(excerptOf(chart, 0.25, 500)).toMatchObject({ startMs: 880, lengthMs: 4_240 });
  });

  test('becomes twice as long with the hint', () => {
    const excerpt: Excerpt = { startMs: 5, lengthMs: 700, startsMs: [5], endMs: 900 };
    expect(lengthened(excerpt)).toEqual({ ...excerpt, lengthMs: 1_400 });
  });
});

describe('the moments at which the same notes come', () => {
  /** Six notes in half a second and a last one, which come once more `afterMs` later with a change; then a last note far off. */
  const PHRASE: readonly Tap[] = [1, 3, 5, 2, 4, 6].map((lane, i) => [1_000 + i * 100, lane]);
  const again = (change: (tap: Tap, nth: number) => Tap = (tap) => tap, afterMs = 10_000): readonly Tap[] =>
    PHRASE.map(([ms, lane, part = {}], nth) => change([ms + afterMs, lane, part], nth));
  const starts = (...taps: readonly Tap[]) => excerptOf(chartOf(...taps, [40_000, 7]), 0, 100)?.startsMs;
  const moved = (nth: number, byMs: number) => again(([ms, lane], at) => [at === nth ? ms + byMs : ms, lane]);

  test('are all of them, whatever comes afterwards', () => {
    expect(starts(...PHRASE, ...again())).toEqual([880, 10_880]);
    expect(starts(...PHRASE, [3_000, 1], ...again(), [13_000, 2])).toEqual([880, 10_880]);
  });

  test('are none where a note is in another lane, wider, flicked or held', () => {
    for (const part of [
      { lane: 2 },
      { width: 2 },
      { kind: 'flick' },
      { ribbon: 0 },
      { direction: 'Left' },
    ] as const)
      expect(
        starts(...PHRASE, ...again(([ms, lane, rest], nth) => [ms, lane, nth === 2 ? part : (rest ?? {})])),
      ).toEqual([880]);
  });

  test('are the same where a note stands for a skill, or is another kind of held one', () => {
    expect(
      starts(...PHRASE, ...again(([ms, lane], nth) => [ms, lane, nth === 2 ? { kind: 'skill' } : {}])),
    ).toEqual([880, 10_880]);
    const held = PHRASE.map(([ms, lane]): Tap => [ms, lane, { kind: 'holdStart', ribbon: 0 }]);
    const other = held.map(([ms, lane]): Tap => [ms + 10_000, lane, { kind: 'single', ribbon: 4 }]);
    expect(starts(...held, ...other)).toEqual([880, 10_880]);
  });

  test('allow for twelve milliseconds of rounding', () => {
    for (const byMs of [12, -12]) expect(starts(...PHRASE, ...moved(3, byMs))).toEqual([880, 10_880]);
    for (const byMs of [13, -13]) expect(starts(...PHRASE, ...moved(3, byMs))).toEqual([880]);
  });

  test('are none where another note is in the stretch, before or after', () => {
    expect(starts(...PHRASE, [10_891, 7], ...again())).toEqual([880, 10_880]);
    expect(starts(...PHRASE, [10_892, 7], ...again())).toEqual([880]);
    // The stretch ends 120 ms after its last note.
    expect(starts(...PHRASE, ...again(), [11_609, 7])).toEqual([880, 10_880]);
    expect(starts(...PHRASE, ...again(), [11_608, 7])).toEqual([880]);
  });

  test('do not look at a note with which the stretch has ended', () => {
    expect(starts(...PHRASE, [1_620, 7], ...again(), [11_620, 6])).toEqual([880, 10_880]);
  });

  test('look at a note with which the stretch begins', () => {
    const lead: Tap = [880, 7];
    const chart = chartOf(lead, ...PHRASE, [10_880, 7], ...again(), [40_000, 7]);
    expect(excerptOf(chart, 0.15, 620)?.startsMs).toEqual([880, 10_880]);
    const without = chartOf(lead, ...PHRASE, ...again(), [40_000, 7]);
    expect(excerptOf(without, 0.17, 620)?.startsMs).toEqual([880]);
  });

  test('are no sooner than the audio', () => {
    const early = PHRASE.map(([ms, lane]): Tap => [ms - 950, lane]);
    const chart = chartOf(...early, ...again(), [40_000, 7]);
    expect(excerptOf(chart, 0.8, 100)?.startsMs).toEqual([0, 10_880]);
  });
});

describe('how near a moment is', () => {
  const excerpt: Excerpt = { startMs: 9_000, lengthMs: 1, startsMs: [1_000, 9_000], endMs: 9_001 };

  test('is its distance to the nearest that is right', () => {
    expect([0, 2_000, 6_000, 10_000].map((ms) => distanceMs(excerpt, ms))).toEqual([
      1_000, 1_000, 3_000, 1_000,
    ]);
  });

  test('is all up to three seconds, nothing from thirty on, and evenly less between', () => {
    // reference R81
    expect(NEAR_MS).toBe(3_000);
    expect([0, 3_000, 16_500, 30_000, 90_000].map(closenessOf)).toEqual([1, 1, 0.5, 0, 0]);
    expect(closenessOf(3_001)).toBeLessThan(1);
  });
});
