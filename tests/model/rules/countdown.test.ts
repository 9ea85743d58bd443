import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COUNTDOWN_LABELS,
  countdownOf,
  countdownParts,
  countdownText,
  progressOf,
  type Waiting,
} from '#model/rules/countdown';
import { LOCALES, localeTag } from '#model/vocabulary/locales';

const span = { startAt: 1_000, endAt: 5_000 };
const waitings: readonly Waiting[] = ['period', 'release', 'offer', 'rotation'];

describe('countdown', () => {
  test.each([
    ['period', 0, { label: 'starts', leftMs: 1_000 }],
    ['period', 1_000, { label: 'ends', leftMs: 4_000 }],
    ['period', 5_000, null],
    ['release', 0, { label: 'releases', leftMs: 1_000 }],
    ['release', 1_000, null],
    ['offer', 2_000, { label: 'closes', leftMs: 3_000 }],
    ['rotation', 4_999, { label: 'changes', leftMs: 1 }],
  ] as const)('of a %s at %i says %j', (waiting, now, countdown) => {
    expect(countdownOf(waiting, span, now)).toEqual(countdown);
  });

  test('says nothing when the data says no time', () => {
    for (const waiting of waitings)
      expect(countdownOf(waiting, { startAt: null, endAt: null }, 0)).toBeNull();
    expect(countdownOf('period', { startAt: null, endAt: 5 }, 0)).toEqual({ label: 'ends', leftMs: 5 });
  });

  test('uses each of the five labels', () => {
    const said = waitings.flatMap((waiting) =>
      [0, 2_000].map((now) => countdownOf(waiting, span, now)?.label),
    );
    expect(COUNTDOWN_LABELS.filter((label) => !said.includes(label))).toEqual([]);
  });

  test('is never negative and its parts make up the time, rounded up to a second', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (leftMs) => {
        const { days, hours, minutes, seconds } = countdownParts(leftMs);
        const sum = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
        expect(sum).toBe(Math.max(0, Math.ceil(leftMs / 1_000)));
        for (const [part, limit] of [
          [hours, 24],
          [minutes, 60],
          [seconds, 60],
        ] as const) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThan(limit);
        }
      }),
    );
    expect(countdownParts(Number.NaN)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});

describe('progress', () => {
  test('goes from nothing to all while something runs, and is unknown without both times', () => {
    const span = { startAt: 1_000, endAt: 5_000 };
    expect([0, 1_000, 2_000, 5_000, 9_000].map((now) => progressOf(span, now))).toEqual([0, 0, 0.25, 1, 1]);
    expect(progressOf({ startAt: 1_000, endAt: null }, 2_000)).toBeNull();
    expect(progressOf({ startAt: 1_000, endAt: 1_000 }, 1_000)).toBeNull();
  });
});

describe('a time to go in words', () => {
  test.each([
    ['en', 2 * 86_400_000 + 14 * 3_600_000 + 8 * 60_000, '2d 14h 8m'],
    ['en', 61_000, '0h 1m 1s'],
    ['ko', 90_000_000, '1일 1시간 0분'],
    ['zh-Hans', 90_000_000, '1天 1小时 0分钟'],
  ])('is in %s for %i ms %s', (tag, leftMs, text) => {
    expect(countdownText(countdownParts(leftMs), tag)).toBe(text);
  });

  test('has no Latin letters in Japanese', () => {
    expect(countdownText(countdownParts(90_000_000), 'ja')).not.toMatch(/[a-z]/i);
  });

  test('is never empty in any language', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.nat(1e12), (locale, leftMs) => {
        expect(countdownText(countdownParts(leftMs), localeTag(locale))).toMatch(/\d/);
      }),
    );
  });
});
