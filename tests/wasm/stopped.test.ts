import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TeamData, TeamQuestion } from '#model/compute/team';
import * as L from '#wasm/layout';
import { bestPaid } from '#wasm/reference/points';
import { bestTeams } from '#wasm/reference/search';
import { placedTeams } from '#wasm/reference/shuffle';
import { instances } from './instances.ts';
import { type Kernels, openKernels } from './kernels.ts';
import { withPoints } from './point-problems.ts';
import { crowdedProblem, type SmallProblem, smallProblem } from './problems.ts';
import { asking } from './teams.ts';

let wasm: Kernels;
beforeAll(async () => {
  wasm = await openKernels();
});

interface Ranked {
  readonly cards: readonly number[];
  readonly value: number;
}

interface Mode {
  readonly what: string;
  readonly problem: fc.Arbitrary<SmallProblem>;
  /** Every allowed team with what it reaches, best first. */
  readonly all: (question: TeamQuestion, data: TeamData) => readonly Ranked[];
  /** Where the kernels keep what a listed team reaches. */
  readonly values: number;
  readonly runs: number;
}

const byScore = (teams: readonly { readonly cards: readonly number[]; readonly score: number }[]): Ranked[] =>
  teams.map(({ cards, score }) => ({ cards, value: score }));

const MODES: readonly Mode[] = [
  {
    what: 'the score',
    problem: crowdedProblem,
    all: (question, data) => byScore(bestTeams(question, data)),
    values: L.RESULT_SCORE,
    runs: 250,
  },
  {
    what: 'the score with mixed sets',
    problem: crowdedProblem.map((problem) => asking(problem, { itemSets: 'mixed' })),
    all: (question, data) => byScore(bestTeams(question, data)),
    values: L.RESULT_SCORE,
    runs: 60,
  },
  {
    what: 'the score where skills wait for each other',
    problem: crowdedProblem.map((problem) => asking(problem, { skillQueue: true })),
    all: (question, data) => byScore(bestTeams(question, data)),
    values: L.RESULT_SCORE,
    runs: 20,
  },
  {
    what: 'event points',
    problem: withPoints(crowdedProblem),
    all: (question, data) => bestPaid(question, data).map(({ cards, points }) => ({ cards, value: points })),
    values: L.RESULT_POINTS,
    runs: 80,
  },
  {
    what: 'the score in the game’s own order',
    problem: crowdedProblem.map((problem) => asking(problem, { order: 'native', live: 'free' })),
    all: (question, data) => byScore(placedTeams(question, data)),
    values: L.RESULT_SCORE,
    runs: 30,
  },
];

describe('search, step by step', () => {
  test.each(MODES)(
    'says of an unfinished search for $what how far any unseen team can be above the last of its list',
    ({ problem, all, values, runs }) => {
      let unfinished = 0;
      const stops = fc.array(fc.integer({ min: 1, max: 150 }), { maxLength: 5 });
      const few = fc.constantFrom(0, 0, 30, 4000);
      fc.assert(
        fc.property(problem, few, stops, ({ question, data }, fewTeams, works) => {
          const packed = wasm.pack(question, data);
          wasm.kernels.openSearch(packed.bands, fewTeams);
          const teams = all(question, data);
          for (const work of [0, ...works]) {
            if (wasm.kernels.advanceSearch(work) === 1) return;
            unfinished++;
            const bound = wasm.kernels.openBound();
            const found = wasm.read('found');
            const listed = Array.from({ length: found }, (_, place) =>
              String(wasm.i32s(L.RESULT_TEAM + place * 20, 5).map((card) => packed.cards[card]?.id)),
            );
            const unseen = teams.find(({ cards }) => !listed.includes(String(cards)))?.value ?? 0;
            const last = found === packed.top ? wasm.f64(values, found - 1) : 0;
            expect(Math.max(bound, last)).toBeGreaterThanOrEqual(unseen);
          }
        }),
        { numRuns: instances(runs) },
      );
      expect(unfinished).toBeGreaterThan(runs / 3);
    },
  );

  test('answers the same whatever an earlier question left in memory', () => {
    const byte = fc.constantFrom(0x00, 0x3f, 0x40, 0x7f, 0xff);
    const run = ({ question, data }: SmallProblem): readonly number[] => {
      const packed = wasm.pack(question, data);
      if (packed.noTeam) return [];
      wasm.kernels.openSearch(packed.bands, 0);
      while (wasm.kernels.advanceSearch(100) === 0);
      const found = wasm.read('found');
      return [wasm.read('nodes'), ...wasm.i32s(L.RESULT_TEAM, found * 5)];
    };
    fc.assert(
      fc.property(smallProblem, byte, (problem, left) => {
        wasm.soil(0);
        const clean = run(problem);
        wasm.soil(left);
        expect(run(problem)).toEqual(clean);
      }),
      { numRuns: instances(60, 300) },
    );
  });
});
