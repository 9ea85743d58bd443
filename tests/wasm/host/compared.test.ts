import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TeamAnswer, TeamQuestion } from '#model/compute/team';
import { instances } from '#tests/wasm/instances';
import { paidProblem } from '#tests/wasm/point-problems';
import { crowdedProblem, type SmallProblem, smallProblem } from '#tests/wasm/problems';
import { asking } from '#tests/wasm/teams';
import { type Compute, createCompute, type TeamSearch } from '#wasm/host/compute';
import { ComparedSearch } from '#wasm/host/items/compared';
import { bestPaid } from '#wasm/reference/points';
import { bestTeams } from '#wasm/reference/search';
import { solve } from './plain.ts';

let wasm: Compute;
beforeAll(async () => {
  wasm = await createCompute(await WebAssembly.compile(readFileSync('wasm/build/setori.wasm')));
});

const opened = ({ question, data }: SmallProblem): ComparedSearch =>
  new ComparedSearch(question, (one) => wasm.startTeamSearch(one, data));

function compared(problem: SmallProblem): TeamAnswer {
  const search = opened(problem);
  while (!search.advance(50));
  return search.answer();
}

const mixing = (problem: SmallProblem): SmallProblem => asking(problem, { itemSets: 'mixed' });
const whole = (question: TeamQuestion): TeamQuestion => ({ ...question, itemSets: 'uniform' });
const isPlayable = (problem: SmallProblem) => compared(problem).uniformBest !== null;
const [sample] = fc.sample(crowdedProblem.map(mixing), { numRuns: 1, seed: 7 });
if (!sample) throw new Error('no sample');

describe('a team compared with one set', () => {
  test('is reported with the score that brute force finds for one set', () => {
    fc.assert(
      fc.property(fc.oneof(smallProblem, crowdedProblem).map(mixing), (problem) => {
        const [best] = bestTeams(whole(problem.question), problem.data);
        const answer = compared(problem);
        expect(answer.uniformBest).toBe(best?.score ?? null);
        if (answer.uniformBest !== null)
          expect(answer.teams[0]?.score.average).toBeGreaterThanOrEqual(answer.uniformBest);
      }),
      { numRuns: instances(60) },
    );
  });

  test('is reported with the points that brute force finds where they are the target or one of two', () => {
    const target = fc.constantFrom('points' as const, 'both' as const);
    fc.assert(
      fc.property(paidProblem.map(mixing), target, ({ question, data }, target) => {
        const plain = { ...question, points: question.points && { ...question.points, boosts: 0 as const } };
        const [best] = bestPaid(whole(plain), data);
        expect(compared({ question: { ...plain, target }, data }).uniformBest).toBe(best?.points ?? null);
      }),
      { numRuns: instances(60) },
    );
  });

  test('is reported so in the game’s own order, where skills wait, with boosts, and for any number of results', () => {
    const ways = fc.record({
      order: fc.constantFrom('uniform' as const, 'native' as const),
      skillQueue: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.oneof(crowdedProblem, paidProblem).map(mixing), ways, (problem, way) => {
        const asked = asking(problem, way);
        const [best] = solve(wasm, whole(asked.question), asked.data).teams;
        const { uniformBest, ...answer } = compared(asked);
        const value = asked.question.points ? best?.points?.points : best?.score.average;
        expect(uniformBest).toBe(value ?? null);
        const { ms: _a, ...told } = answer;
        const { ms: _b, uniformBest: _c, ...alone } = solve(wasm, asked.question, asked.data);
        expect(told).toEqual(alone);
      }),
      { numRuns: instances(60) },
    );
  });

  test('asks nothing more where one set was asked for or no team exists', () => {
    fc.assert(
      fc.property(smallProblem, ({ question, data }) => {
        expect(compared({ question: whole(question), data }).uniformBest).toBeNull();
        const none = { ...question.constraints, must: [3, 6, 9, 12, 15, 18] };
        const asked = mixing({ question: { ...question, constraints: none }, data });
        expect(compared(asked)).toMatchObject({ teams: [], uniformBest: null });
      }),
      { numRuns: instances(20) },
    );
  });

  test('has the proved team at hand before the comparison ends, and does without it where it takes too long', () => {
    expect(isPlayable(sample)).toBe(true);
    const search = opened(sample);
    while (!search.answer().proved) expect(search.advance(0)).toBe(false);
    const best = search.answer().teams[0]?.score.average;
    expect(search.answer().uniformBest).toBeNull();
    expect(search.progress()).toMatchObject({ best, bound: best });

    const endless: TeamSearch = {
      advance: () => false,
      progress: () => search.progress(),
      answer: () => search.answer(),
    };
    const { question, data } = sample;
    const start = (one: TeamQuestion) =>
      one.itemSets === 'mixed' ? wasm.startTeamSearch(one, data) : endless;
    const hurried = new ComparedSearch(question, start, 5);
    while (!hurried.advance(1));
    expect(hurried.answer()).toMatchObject({ proved: true, teams: search.answer().teams, uniformBest: null });
  });
});
