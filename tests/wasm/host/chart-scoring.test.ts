import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { coverChart, encodeCovered, skillLengths } from '#model/chart/covered';
import type { ChartsAnswer, ChartsProblem } from '#model/compute/charts';
import type { TeamData, TeamQuestion } from '#model/compute/team';
import { type Compute, computeFromBytes } from '#wasm/host/compute';
import { longestOf, spread } from '../apart.ts';
import { chartArb, playableProblem, type SmallProblem } from '../problems.ts';
import { constrained, plainData, plainQuestion, solve } from './plain.ts';

let compute: Compute;
beforeAll(async () => {
  compute = await computeFromBytes(new Uint8Array(readFileSync('wasm/build/setori.wasm')));
});

function scored(engine: Compute, problem: ChartsProblem): ChartsAnswer {
  const run = engine.startChartScoring(problem);
  while (!run.advance(0));
  return run.answer();
}

const withTeam = (question: TeamQuestion, must: readonly number[]): TeamQuestion => ({
  ...question,
  constraints: { ...question.constraints, must, leader: null },
});

/** The same chart by its notes and by what skills cover of it. */
function bothWays({ question, data }: SmallProblem, must: readonly number[]): ChartsProblem {
  const { chart, ...lists } = data;
  const lengths = skillLengths(data.skills.values()).concat(question.room.skillSeconds);
  const rising = [...new Set(lengths)].sort((a, b) => a - b);
  const where = { song: 1, difficulty: 'easy', level: question.level } as const;
  return {
    question: withTeam(question, must),
    data: lists,
    lengths: rising,
    charts: [
      { ...where, chart },
      { ...where, chart: encodeCovered(coverChart(chart, rising, question.skillDelay)) },
    ],
  };
}

describe('chart scoring', () => {
  test('gives each team the score, the orders and the points that the search gives it', () => {
    fc.assert(
      fc.property(playableProblem, ({ question, data }) => {
        const free = { ...question, constraints: { ...question.constraints, leader: null } };
        for (const team of solve(compute, { ...free, top: 2 }, data).teams) {
          const problem = bothWays({ question: free, data }, team.cards);
          const answer = scored(compute, problem);
          const [notes, counted] = answer.scores;
          expect(notes).toMatchObject({ ...team.score, points: team.points?.points ?? null });
          expect(counted).toEqual(notes);
          expect(answer.team).toEqual(team);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('keeps the lowest below the average below the highest, and skills from taking points of good players', () => {
    fc.assert(
      fc.property(playableProblem, fc.array(chartArb, { minLength: 2, maxLength: 5 }), (problem, charts) => {
        const { question, data } = { ...problem, question: { ...problem.question, perfectRate: 1 } };
        const [team] = solve(compute, question, data).teams;
        if (!team) return;
        const one = bothWays({ question, data }, team.cards);
        const where = { song: 1, difficulty: 'easy', level: question.level } as const;
        const many = { ...one, charts: charts.map((chart) => ({ ...where, chart })) };
        for (const score of scored(compute, many).scores) {
          if (score === null) throw new Error('every chart has notes');
          expect(score.min).toBeLessThanOrEqual(score.average);
          expect(score.average).toBeLessThanOrEqual(score.max);
          expect(score.plain).toBeLessThanOrEqual(score.min);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('counts skills that wait by what they cover where none has to, and says of every other chart that it does not', () => {
    fc.assert(
      fc.property(playableProblem, fc.boolean(), ({ question: asked, data: given }, isApart) => {
        const question = { ...asked, skillQueue: true, sixth: 'leader' as const, target: 'score' as const };
        const longest = longestOf({ question, data: given });
        const data = isApart ? { ...given, chart: spread(given.chart, longest) } : given;
        const [team] = solve(compute, question, data).teams;
        if (!team) return;
        const waits = bothWays({ question, data }, team.cards);
        const [notes, counted] = scored(compute, waits).scores;
        expect(notes).toMatchObject({ average: expect.any(Number), mayWait: false });
        if (isApart) expect(counted?.mayWait).toBe(false);
        if (counted?.mayWait === false) expect(counted).toEqual(notes);
        const beside = scored(compute, { ...waits, question: { ...waits.question, skillQueue: false } });
        expect(beside.scores[1]).toEqual({ ...counted, mayWait: false });
      }),
      { numRuns: 150 },
    );
  });

  test('scores a chart alike whatever was scored before it', () => {
    fc.assert(
      fc.property(playableProblem, fc.array(chartArb, { minLength: 2, maxLength: 4 }), (problem, charts) => {
        const [team] = solve(compute, problem.question, problem.data).teams;
        if (!team) return;
        const one = bothWays(problem, team.cards);
        const where = { song: 1, difficulty: 'easy', level: 20 } as const;
        const asked = charts.map((chart) => ({ ...where, chart }));
        const together = scored(compute, { ...one, charts: asked }).scores;
        const alone = asked.map((chart) => scored(compute, { ...one, charts: [chart] }).scores[0]);
        expect(together).toEqual(alone);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a team that cannot be scored', () => {
  const data: TeamData = plainData();
  const question = withTeam(plainQuestion(data), [1, 2, 3, 4, 5]);
  const asked = (part: Partial<ChartsProblem>, must = [1, 2, 3, 4, 5]) =>
    scored(compute, { ...bothWays({ question, data }, must), ...part });

  test('is refused when it is no team of five', () => {
    expect(asked({}, [1, 2, 3])).toMatchObject({ isFinished: true, scores: [], team: null });
    expect(asked({}, [1, 2, 3]).noTeam).toEqual({ kind: 'tooFewCharacters', characters: 3 });
    const without = { ...question, ...constrained({ must: [1, 2, 3, 4, 5], exclude: [2] }) };
    expect(asked({ question: without }).noTeam).toEqual({
      kind: 'unusable',
      cards: [{ cardId: 2, constraint: 'must', because: 'excluded' }],
    });
  });

  test('says which lengths of skills the charts were not counted for', () => {
    const charts = [{ song: 1, difficulty: 'easy', level: 5, chart: '5/0/0/1/1/1' } as const];
    const answer = asked({ lengths: [3], charts });
    expect(answer.unknownLengths.length).toBeGreaterThan(0);
    expect(answer).toMatchObject({ isFinished: true, scores: [], noTeam: null });
    expect(
      asked({ lengths: [], charts: bothWays({ question, data }, [1, 2, 3, 4, 5]).charts.slice(0, 1) }).scores,
    ).toHaveLength(1);
  });

  test('leaves out a chart that cannot be read, and goes on', () => {
    const { charts } = bothWays({ question, data }, [1, 2, 3, 4, 5]);
    const none = { notes: [], skillNotes: [], hasFever: false, repairs: [] };
    const odd = ['', 'no chart', none].map((chart) => ({ ...(charts[0] as (typeof charts)[number]), chart }));
    const { scores, isFinished } = asked({ charts: [...odd, ...charts] });
    expect(isFinished).toBe(true);
    expect(scores.map((score) => score === null)).toEqual([true, true, true, false, false]);
  });

  test('keeps what it has when it is asked half-way', () => {
    const problem = bothWays({ question, data }, [1, 2, 3, 4, 5]);
    const run = compute.startChartScoring(problem);
    expect(run.advance(0)).toBe(false);
    expect(run.answer()).toMatchObject({ isFinished: false });
    expect(run.answer().scores).toHaveLength(1);
    compute.startTeamSearch(question, data);
    expect(() => run.advance(0)).toThrow('another search has replaced this one');
  });
});
