import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import * as L from '#wasm/layout';
import type { ScoredTeam } from '#wasm/reference/choice';
import { compareTeams, scoredTeam } from '#wasm/reference/search';
import { type Kernels, openKernels } from './kernels.ts';
import { slack } from './nodes.ts';
import { playableProblem, type SmallProblem } from './problems.ts';
import { choose, forAllTeams, indexOf, teamsOf } from './teams.ts';

let wasm: Kernels;
beforeAll(async () => {
  wasm = await openKernels();
});

/** Which teams are offered one after another, some of them twice, and how many results there is room for. */
const offers = fc.record({
  problem: playableProblem,
  random: fc.array(fc.nat(30), { minLength: 1, maxLength: 12 }),
  top: fc.integer({ min: 1, max: 6 }),
  floor: fc.constantFrom(0, 0, 0, 80_000, 110_000),
});
type Offers = typeof offers extends fc.Arbitrary<infer T> ? T : never;

interface Offered extends SmallProblem {
  readonly index: (id: number) => number;
  readonly expected: readonly ScoredTeam[];
}

/** Offers the teams; `expected` is what should have entered. */
function offerAll({ problem: asked, random, top, floor }: Offers): Offered {
  const problem = forAllTeams(asked);
  const { question, data } = problem;
  const packed = wasm.pack(question, data);
  const all = teamsOf(problem, packed);
  const offered = random.map((one) => choose(all, one));
  wasm.kernels.prepareResults(top, floor, Number(packed.sixth !== 'leader'));
  for (const { cards } of offered) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = [...cards].reverse();
    wasm.kernels.offer(a, b, c, d, e);
  }
  const expected = [...new Set(offered)]
    .map(({ ids }) => scoredTeam(question, data, ids))
    .filter(({ units }) => units >= floor * L.POWER_UNITS)
    .sort(compareTeams)
    .slice(0, top);
  return { ...problem, index: (id) => indexOf(packed, id), expected };
}

const RUNS = { numRuns: 150 };

describe('results', () => {
  test('stand by score, power and card ids, a team offered twice only once', () => {
    fc.assert(
      fc.property(offers, (asked) => {
        const { index, expected } = offerAll(asked);
        const rows = Array.from({ length: wasm.read('found') }, (_, place) => ({
          score: wasm.f64(L.RESULT_SCORE, place),
          units: wasm.f64(L.RESULT_POWER, place),
          cards: wasm.i32s(L.RESULT_TEAM + place * 20, L.TEAM_SIZE),
          leader: wasm.i32(L.RESULT_LEADER, place),
          sixth: wasm.i32(L.RESULT_SIXTH, place),
        }));
        expect(rows).toEqual(
          expected.map(({ score, units, cards, leader, sixth }) => ({
            score,
            units,
            cards: cards.map(index),
            leader: index(leader),
            sixth: index(sixth),
          })),
        );
      }),
      RUNS,
    );
  });

  test('ask of a new team the score of the last one, and only when they are full', () => {
    fc.assert(
      fc.property(offers, (asked) => {
        const { expected } = offerAll(asked);
        const isFull = expected.length === asked.top;
        const entry = isFull ? (expected.at(-1)?.score ?? -1) : -1;
        expect(wasm.kernels.entryScore()).toBe(entry);
        const limit = wasm.read('limit');
        if (!isFull) expect(limit).toBe(Number.NEGATIVE_INFINITY);
        // A sum of weights that stands for the score of the last result must pass.
        else
          expect(limit).toBeLessThanOrEqual(2 * Math.sqrt(Math.max(0, entry - slack(wasm)) * L.POWER_UNITS));
      }),
      RUNS,
    );
  });

  test('recall a team with the score, power and leader that it entered with', () => {
    fc.assert(
      fc.property(offers, fc.nat(), (asked, random) => {
        const { expected, index } = offerAll(asked);
        if (expected.length === 0) return;
        const place = random % expected.length;
        wasm.kernels.recall(place);
        const { score, units, leader, cards } = choose(expected, place);
        expect([wasm.read('teamScore'), wasm.read('teamUnits')]).toEqual([score, units]);
        expect(wasm.i32(L.TEAM, wasm.read('teamLeader'))).toBe(index(leader));
        expect(wasm.i32s(L.TEAM, L.TEAM_SIZE)).toEqual(cards.map(index));
      }),
      RUNS,
    );
  });

  test('count one node for each visit and forget everything when they are prepared again', () => {
    fc.assert(
      fc.property(offers, fc.nat(20), (asked, visits) => {
        offerAll(asked);
        const before = wasm.read('nodes');
        for (let visit = 0; visit < visits; visit++) wasm.kernels.visit();
        expect(wasm.read('nodes')).toBe(before + visits);
        wasm.kernels.prepareResults(asked.top, 0, 0);
        expect([wasm.read('nodes'), wasm.read('found')]).toEqual([0, 0]);
      }),
      { numRuns: 50 },
    );
  });
});
