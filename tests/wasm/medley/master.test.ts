import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Master } from '#wasm/host/medley/prices/master';

const CARDS = 12;
const columns = fc.uniqueArray(
  fc.record({
    song: fc.nat(2),
    team: fc.shuffledSubarray([...Array(CARDS).keys()], { minLength: 5, maxLength: 5 }),
    value: fc.integer({ min: 1_000, max: 2_000_000 }),
  }),
  { minLength: 3, maxLength: 40, selector: ({ song, team }) => `${song} ${[...team].sort().join()}` },
);

describe('master', () => {
  test('finds prices at which no team is worth more than its song and whose sum no choice of teams exceeds', () => {
    fc.assert(
      fc.property(columns, (teams) => {
        const master = new Master(CARDS);
        for (const { song, team, value } of teams) master.add(song, team, value);
        master.solve();
        const after = ({ team, value }: (typeof teams)[0]) =>
          value - team.reduce((sum, card) => sum + (master.prices[card] ?? 0), 0);
        const best = [0, 1, 2].map((s) => Math.max(0, ...teams.filter(({ song }) => song === s).map(after)));
        const bound = best.reduce((a, b) => a + b, 0) + master.prices.reduce((a, b) => a + b, 0);
        expect(Math.abs(bound - master.value)).toBeLessThan(1);
        const apart = (a: readonly number[], b: readonly number[]) => !a.some((card) => b.includes(card));
        for (const one of teams) {
          expect(master.value).toBeGreaterThanOrEqual(one.value - 1);
          for (const two of teams) {
            if (one.song === two.song || !apart(one.team, two.team)) continue;
            expect(master.value).toBeGreaterThanOrEqual(one.value + two.value - 1);
          }
        }
        const shares = master.solution();
        const worth = shares.reduce(
          (sum, { song, team, amount }) =>
            sum +
            amount *
              (teams.find((one) => one.song === song && String(one.team) === String(team))?.value ?? 0),
          0,
        );
        expect(Math.abs(worth - master.value)).toBeLessThan(master.value * 0.01 + 10_000);
      }),
      { numRuns: 500 },
    );
  });
});
