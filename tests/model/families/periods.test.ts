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
    ['no start', null, NEVER, 'not on this server'],
  ])('tells of %s', (_, opens, closes, text) => {
    expect(textOf(opens, closes).replaceAll(/[\u2009\u202f\u00a0]/g, ' ')).toBe(text);
  });
});

describe('a moment in a file', () => {
  test('is written as ISO 8601', () => {
    expect(isoTime(NOW)).toBe('2026-11-26T00:00:00.000Z');
  });

  test.each([null, 1e300, Number.NaN])('is empty when it is %s', (at) => {
    expect(isoTime(at)).toBeNull();
  });
});
