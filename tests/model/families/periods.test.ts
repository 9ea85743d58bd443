import { describe, expect, test } from 'vitest';
import { isoTime } from '#model/families/fields';
import { periodText } from '#model/families/periods';
import { wordsFor } from '#server/services/families/source';

const WORDS = wordsFor('en', { main: 0, sub: 1 });
const NOW = Date.UTC(2026, 10, 26);
const NEVER = 4_121_982_000_000;
const textOf = (opens: number | null, closes: number | null) => periodText(opens, closes, NOW, WORDS);

describe('a period in words', () => {
  test.each([
    ['both ends', Date.UTC(2026, 10, 1), Date.UTC(2026, 10, 9), 'Nov 1 – 9, 2026'],
    ['no end in sight', Date.UTC(2026, 10, 1), NEVER, 'From November 1st, 2026'],
    ['no end at all', Date.UTC(2026, 10, 1), null, 'From November 1st, 2026'],
    ['a start before the server opened', 0, Date.UTC(2026, 10, 9), 'Until November 9th, 2026'],
    ['no ends', 1, NEVER, 'Always'],
    ['a start in the first hour of 1970 in Japan', 32_400_000, NEVER, 'Always'],
    ['a start in the first hour of 1970 in China', 28_800_000, 4_133_948_399_000, 'Always'],
    ['a start in the first hour of 1970 in London', 3_600_000, null, 'Always'],
    ['a start years before the game', Date.UTC(2009, 0, 30), NEVER, 'Always'],
    ['a start on the first day of the game', Date.UTC(2017, 2, 16), NEVER, 'From March 16th, 2017'],
    ['no start', null, NEVER, 'not on this server'],
  ])('describes %s', (_, opens, closes, text) => {
    expect(textOf(opens, closes).replaceAll(/[\u2009\u202f\u00a0]/g, ' ')).toBe(text);
  });
});

describe('a moment in a file', () => {
  test('is written as ISO 8601', () => {
    expect(isoTime(NOW)).toBe('2026-11-26T00:00:00.000Z');
  });

  test.each([null, 1e300, Number.NaN, 0, Date.UTC(2009, 0, 30)])('is empty when it is %s', (at) => {
    expect(isoTime(at)).toBeNull();
  });
});
