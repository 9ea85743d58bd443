import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completionBy, completionOf, completionOfProfile } from '#model/profile/edit/completion';
import { finishedCard } from '#model/profile/premade';
import { anyCard } from '../../arbitraries/card.ts';
import { anyServer } from '../../arbitraries/vocabulary.ts';

const cards = fc.uniqueArray(anyCard(), { selector: ({ id }) => id, maxLength: 20 });
const NOW = 1_700_000_000_000;

describe('completion', () => {
  test('counts every owned card once and never more than there are', () => {
    fc.assert(
      fc.property(cards, anyServer, fc.nat(), (all, server, seed) => {
        const owned = new Set(all.filter((_, at) => (seed >> at) % 2 === 1).map(({ id }) => id));
        const rows = completionBy(all, owned, server, NOW, ({ rarity }) => rarity);
        expect(completionOf(rows).owned).toBe(owned.size);
        for (const row of rows) expect(row.owned).toBeLessThanOrEqual(row.total);
        expect(completionOf(completionBy(all, owned, server, NOW, () => 0))).toEqual(completionOf(rows));
        const keys = rows.map(({ key }) => key);
        expect(keys).toEqual([...new Set(keys)].sort((a, b) => a - b));
      }),
    );
  });

  test('counts what is not out on the server only where it is owned', () => {
    const [card] = fc.sample(anyCard({ id: 5 }), { numRuns: 1, seed: 2 });
    if (!card) throw new Error('no card');
    const later = { ...card, releasedAt: [NOW + 1, null, null, null, NOW - 1] as const };
    const of = (owned: readonly number[], server: 0 | 1 | 4) =>
      completionOf(completionBy([later], new Set(owned), server, NOW, () => 0));
    expect([of([], 0), of([], 1), of([], 4), of([5], 1)]).toEqual([
      { owned: 0, total: 0 },
      { owned: 0, total: 0 },
      { owned: 0, total: 1 },
      { owned: 1, total: 1 },
    ]);
    expect(completionOfProfile([later], { cards: [finishedCard(card)], server: 1 }, NOW)).toEqual({
      owned: 1,
      total: 1,
    });
  });
});
