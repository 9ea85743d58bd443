import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { shuffleOrders } from '#model/rules/skill-shuffle';
import type { Compute } from '#wasm/host/compute';
import { permutations } from '#wasm/host/engine';
import { paidTeam } from '#wasm/reference/points';
import { compareTeams } from '#wasm/reference/search';
import { placedTeams, scoresOfShuffle } from '#wasm/reference/shuffle';
import { startEngines } from './engines.ts';
import { solve } from './host/plain.ts';
import { instances } from './instances.ts';
import { withPoints } from './point-problems.ts';
import { crowdedProblem, type SmallProblem, smallProblem } from './problems.ts';
import { asking } from './teams.ts';

let wasm: Compute;
let splitting: Compute;

beforeAll(async () => {
  ({ wasm, splitting } = await startEngines());
});

const native = (problem: SmallProblem): SmallProblem => asking(problem, { order: 'native', live: 'free' });
const byId = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

describe('search with the game’s own order of skills', () => {
  test('finds what brute force over all placements and ways of the shuffle finds', () => {
    fc.assert(
      fc.property(fc.oneof(smallProblem, crowdedProblem).map(native), ({ question, data }) => {
        const expected = placedTeams(question, data)
          .slice(0, question.top)
          .map(({ cards, score, leader }) => ({ cards, score, leader }));
        for (const compute of [wasm, splitting]) {
          const { teams, proved, gap } = solve(compute, question, data);
          expect(
            teams.map(({ cards, score, leader }) => ({ cards: byId(cards), score: score.average, leader })),
          ).toEqual(expected);
          expect([proved, gap]).toEqual([true, 0]);
        }
      }),
      { numRuns: instances(60) },
    );
  });

  test('finds the best paid team, too', () => {
    fc.assert(
      fc.property(withPoints(smallProblem.map(native)), ({ question, data }) => {
        const expected = placedTeams(question, data)
          .map((team) => paidTeam(question, data, team))
          .sort((a, b) => b.points - a.points || compareTeams(a, b))
          .slice(0, question.top);
        const { teams } = solve(splitting, question, data);
        expect(teams.map(({ cards, points }) => [byId(cards), points?.table[0]?.points])).toEqual(
          expected.map(({ cards, points }) => [cards, points]),
        );
      }),
      { numRuns: instances(40) },
    );
  });

  test('places the cards it lists so that the orders that can come give the scores it reports', () => {
    fc.assert(
      fc.property(smallProblem.map(native), ({ question, data }) => {
        for (const team of solve(wasm, question, data).teams) {
          const found = placedTeams(question, data).find(
            ({ cards }) => String(cards) === String(byId(team.cards)),
          );
          if (!found) throw new Error('the team is not allowed');
          const placed = { ...found, places: team.cards, leader: team.leader, sixth: team.sixth };
          const all = scoresOfShuffle(question, data, placed);
          const scores = all.map(({ score }) => score);
          const highest = Math.max(...scores);
          expect(team.leader).toBe(team.cards[2]);
          expect(team.score).toEqual({
            average: Math.floor(all.reduce((sum, { score, chance }) => sum + score * chance, 0)),
            min: Math.min(...scores),
            max: highest,
          });
          const share = all.filter(({ score }) => score === highest);
          expect(team.bestOrderShare).toBe(share.reduce((sum, { chance }) => sum + chance, 0));
          const row = permutations().findIndex(
            (order) => String(order.map((place) => team.cards[place])) === String(team.order),
          );
          expect(team.orderScores[row]).toBe(highest);
          expect(team.orderChances?.[row]).toBeGreaterThan(0);
        }
      }),
      { numRuns: instances(40) },
    );
  });

  test('gives the chance of each order as the shuffle has it', () => {
    const [team] = [...permutations()].map((order) => order.join('-'));
    expect(team).toBe('0-1-2-3-4');
    const ways = shuffleOrders();
    fc.assert(
      fc.property(smallProblem.map(native), ({ question, data }) => {
        for (const { orderChances } of solve(wasm, question, data).teams) {
          expect(orderChances).toEqual(
            permutations().map((order) => (ways.get(order.join('-')) ?? 0) / 1024),
          );
        }
      }),
      { numRuns: instances(10) },
    );
  });

  test('changes nothing in a room, where no one chooses his place', () => {
    fc.assert(
      fc.property(smallProblem, (problem) => {
        const ask = (order: 'uniform' | 'native') => {
          const { question, data } = asking(problem, { live: 'multi', order });
          return solve(wasm, question, data).teams;
        };
        expect(ask('native')).toEqual(ask('uniform'));
      }),
      { numRuns: instances(60) },
    );
  });
});
