import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Best, type Bests, bestKey, bestOf, MAX_BESTS, readBests, withPoints } from '#model/games/bests';
import { type BegunSettings, GAMES, USUAL_GAME } from '#model/games/settings';

const NONE: Bests = { bests: [] };
const GAME: BegunSettings = { ...USUAL_GAME, server: 0, seed: 1, data: '2026-11-01' };
const key = fc
  .constantFrom(...GAMES)
  .chain((game) => fc.integer({ min: 1, max: 30 }).map((rounds) => bestKey(game, { ...GAME, rounds })));
const best: fc.Arbitrary<Best> = fc.record({ key, points: fc.nat(9_999) });

describe('the best points of a player', () => {
  test('are of the game and its settings, whatever its seed and data', () => {
    const of = bestKey('findme', GAME);
    expect(bestKey('findme', { ...GAME, seed: 2, data: '2026-11-02' })).toBe(of);
    expect(bestKey('guesswho', GAME)).not.toBe(of);
    expect(bestKey('findme', { ...GAME, difficulty: 'hard' })).not.toBe(of);
    expect(bestKey('findme', { ...GAME, server: 1 })).not.toBe(of);
  });

  test('are the most of all games, whatever order they were played in', () => {
    fc.assert(
      fc.property(fc.array(best), (played) => {
        const kept = played.reduce(withPoints, NONE);
        for (const { key: of } of played) {
          const most = Math.max(...played.filter((one) => one.key === of).map(({ points }) => points));
          expect(bestOf(kept, of)).toBe(most || null);
        }
        expect(readBests(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
      }),
    );
  });

  test('are kept of so many settings alone, of those that were played last', () => {
    const keys = Array.from({ length: MAX_BESTS + 1 }, (_, at) => `findme time=${at + 10}`);
    const kept = [...keys, 'findme time=11'].map((of) => ({ key: of, points: 5 })).reduce(withPoints, NONE);
    expect(kept.bests).toHaveLength(MAX_BESTS);
    expect(bestOf(kept, 'findme time=10')).toBe(null);
    expect(kept.bests.at(-1)?.key).toBe('findme time=11');
  });

  test('are read from anything without a fault', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (json, other) => {
        const good = { key: 'findme', points: 7 };
        const { bests } = readBests({
          bests: [json, good, { key: 'findme', points: other }, { key: other, points: 1 }],
        });
        expect(bests.some((one) => one.key === 'findme' && one.points >= 7)).toBe(true);
        expect(Array.isArray(readBests(json).bests)).toBe(true);
      }),
    );
  });
});
