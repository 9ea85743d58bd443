import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { mayWait } from '#model/chart/covered';
import { SKILL_ORDERS } from '#model/compute/team';
import type { Compute } from '#wasm/host/compute';
import { type Engine, wasmEngine } from '#wasm/host/engine';
import { pack } from '#wasm/host/pack';
import { scoresOfOrders } from '#wasm/reference/orders';
import { bestPaid } from '#wasm/reference/points';
import { bestTeams } from '#wasm/reference/search';
import { placedTeams } from '#wasm/reference/shuffle';
import { longestOf, spread } from './apart.ts';
import { startEngines } from './engines.ts';
import { solve } from './host/plain.ts';
import { instances } from './instances.ts';
import { MULTIPLIED, withPoints } from './point-problems.ts';
import { crowdedProblem, problem, type SmallProblem } from './problems.ts';
import { asking } from './teams.ts';

/** Skills that wait for each other, in short songs in which they nearly always have to. */

let engine: Engine;
let wasm: Compute;
let splitting: Compute;

beforeAll(async () => {
  const module = await WebAssembly.compile(readFileSync('wasm/build/setori.wasm'));
  engine = await wasmEngine(module);
  ({ wasm, splitting } = await startEngines());
});

const waiting = (asked: SmallProblem): SmallProblem => asking(asked, { skillQueue: true });
const few = problem({ cards: { min: 5, max: 8 }, characters: { min: 5, max: 6 } }).map(waiting);
const crowded = crowdedProblem.map(waiting);
const byId = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

describe('search where skills wait for each other', () => {
  test('finds what brute force over all orders finds', () => {
    fc.assert(
      fc.property(fc.oneof(few, crowded), ({ question, data }) => {
        const expected = bestTeams(question, data).slice(0, question.top);
        for (const compute of [wasm, splitting]) {
          const { teams, proved, gap } = solve(compute, question, data);
          expect(teams.map(({ cards, score }) => ({ cards: byId(cards), score: score.average }))).toEqual(
            expected.map(({ cards, score }) => ({ cards, score })),
          );
          expect([proved, gap]).toEqual([true, 0]);
        }
      }),
      { numRuns: instances(40) },
    );
  });

  test('finds what brute force finds in the game’s own order', () => {
    fc.assert(
      fc.property(few, ({ question: asked, data }) => {
        const question = { ...asked, order: 'native' as const, live: 'free' as const };
        const expected = placedTeams(question, data).slice(0, question.top);
        const { teams } = solve(wasm, question, data);
        expect(teams.map(({ cards, score, leader }) => [byId(cards), score.average, leader])).toEqual(
          expected.map(({ cards, score, leader }) => [cards, score, leader]),
        );
      }),
      { numRuns: instances(10, 300) },
    );
  });

  test.each(MULTIPLIED)('finds the best paid team of a %s', (kind) => {
    fc.assert(
      fc.property(withPoints(few, fc.constant(kind)), ({ question, data }) => {
        const expected = bestPaid(question, data).slice(0, question.top);
        const { teams } = solve(wasm, question, data);
        expect(teams.map(({ cards, points }) => [byId(cards), points?.table[0]?.points])).toEqual(
          expected.map(({ cards, points }) => [cards, points]),
        );
      }),
      { numRuns: instances(10, 300) },
    );
  });

  test('scores its teams as all orders note by note do', () => {
    fc.assert(
      fc.property(few, ({ question, data }) => {
        for (const { cards, leader, sixth, orderScores, score } of solve(wasm, question, data).teams) {
          const found = bestTeams(question, data).find((one) => String(one.cards) === String(byId(cards)));
          if (!found) throw new Error('the team is not allowed');
          const scores = scoresOfOrders(question, data, { ...found, cards, leader, sixth });
          expect(orderScores).toEqual(scores);
          expect(score).toEqual({
            average: Math.floor(scores.reduce((a, b) => a + b, 0) / scores.length),
            min: Math.min(...scores),
            max: Math.max(...scores),
          });
        }
      }),
      { numRuns: instances(30) },
    );
  });

  test('changes nothing in a song whose skill notes are just so far apart that the longest skill is over, nor for brute force', () => {
    fc.assert(
      fc.property(few, fc.constantFrom(...SKILL_ORDERS), ({ question: asked, data }, order) => {
        const question = { ...asked, order };
        const apart = { ...data, chart: spread(data.chart, longestOf({ question, data })) };
        const { ms: _a, ...waits } = solve(wasm, question, apart);
        const { ms: _b, ...side } = solve(wasm, { ...question, skillQueue: false }, apart);
        expect(waits).toEqual(side);
        if (order === 'native') return;
        const [best] = bestTeams(question, apart);
        expect(best?.score).toBe(bestTeams({ ...question, skillQueue: false }, apart)[0]?.score);
        expect(side.teams[0]?.score.average).toBe(best?.score);
      }),
      { numRuns: instances(30) },
    );
  });

  test('knows of a chart whether anybody may have to wait before anything is searched, also where it is a matter of a rounding', () => {
    fc.assert(
      fc.property(few, fc.boolean(), fc.constantFrom(0, 2 ** -40), (problem, isApart, less) => {
        const { question, data } = problem;
        const chart = isApart ? spread(data.chart, longestOf(problem) - less) : data.chart;
        const { signatures, noTeam } = pack(engine, question, { ...data, chart });
        if (noTeam) return;
        expect(mayWait(chart, Math.max(...signatures.durations))).toBe(engine.read('queued') === 1);
      }),
      { numRuns: 300 },
    );
  });
});
