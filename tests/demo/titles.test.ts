import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { random } from '#demo/seeded/random';
import { cardTitle, eventTitle, songTitle } from '#demo/words/titles';
import { cards, events, songs } from './demo-set.ts';

describe('invented titles', () => {
  test('differ from each other within a list', () => {
    for (const names of [
      [...cards.byId.values()].map(({ name }) => name[0]),
      [...songs.byId.values()].map(({ title }) => title[0]),
      [...events.byId.values()].map(({ name }) => name[0]),
    ]) {
      const known = names.filter((name) => name !== null);
      expect(new Set(known).size / known.length).toBeGreaterThan(0.99);
    }
  });

  test('are written in five languages without holes', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(cardTitle, songTitle, eventTitle), (seed, title) => {
        const words = title(random(seed), new Set());
        expect(words).toHaveLength(5);
        for (const word of words) expect(word.trim().length).toBeGreaterThan(0);
        expect(words.join(' ')).not.toMatch(/undefined|null|NaN| {2}/);
        // The Latin title is what pictures carry, so it stays within our alphabet.
        expect(words[1]).toMatch(/^[A-Za-z’' -]+$/);
      }),
    );
  });

  test('are never given twice while the same set of taken titles is used', () => {
    const taken = new Set<string>();
    const rng = random(5);
    const titles = Array.from({ length: 500 }, () => cardTitle(rng, taken)[1]);
    expect(new Set(titles).size).toBe(500);
  });
});
