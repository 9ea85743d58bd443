import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { coverChart, encodeCovered, mayWait, skillLengths } from '#model/chart/covered';
import type { EverySongAnswer, EverySongProblem } from '#model/compute/every-song';
import type { TeamQuestion } from '#model/compute/team';
import type { Compute } from '#wasm/host/compute';
import { longestOf, spread, spreadTo } from '../apart.ts';
import { startEngines } from '../engines.ts';
import { instances } from '../instances.ts';
import { paidProblem } from '../point-problems.ts';
import { chartArb, crowdedProblem, type SmallProblem, smallProblem } from '../problems.ts';
import { constrained, plainData, plainNotes, plainQuestion, plainSkill, solve, upTo } from './plain.ts';

let wasm: Compute;
let splitting: Compute;
beforeAll(async () => {
  ({ wasm, splitting } = await startEngines());
});

function every(compute: Compute, problem: EverySongProblem): EverySongAnswer {
  const search = compute.startEverySongSearch(problem);
  while (!search.advance(0));
  return search.answer();
}

/** Charts of different levels, every second one by what skills cover of it. */
function onCharts({ question, data }: SmallProblem, charts: readonly SmallProblem['data']['chart'][]) {
  const { chart: _, ...lists } = data;
  const seconds = [...skillLengths(data.skills.values()), question.room.skillSeconds];
  const lengths = [...new Set(seconds)].sort((a, b) => a - b);
  const asked = charts.map((chart, i) => ({
    song: i,
    difficulty: 'expert' as const,
    level: 5 + 7 * (i % 4),
    chart: i % 2 === 0 ? chart : encodeCovered(coverChart(chart, lengths, question.skillDelay)),
  }));
  return { question, data: lists, lengths, charts: asked } satisfies EverySongProblem;
}

/** What a search for this chart alone says. */
function alone(compute: Compute, question: TeamQuestion, data: SmallProblem['data']) {
  const [team] = solve(compute, { ...question, top: 1 }, data).teams;
  if (!team) return null;
  const { score, cards, leader, power, points } = team;
  return { ...score, cards, leader, power, points: points?.points ?? null };
}

const problems = fc.oneof(
  { weight: 3, arbitrary: smallProblem },
  { weight: 2, arbitrary: crowdedProblem },
  { weight: 2, arbitrary: paidProblem },
);
const order = fc.constantFrom('uniform' as const, 'uniform' as const, 'native' as const);

describe('the best team for every song', () => {
  test('is the one that a search for the song alone finds, ties included', () => {
    fc.assert(
      fc.property(
        problems,
        order,
        fc.array(chartArb, { minLength: 1, maxLength: 5 }),
        (given, order, charts) => {
          const problem = { ...given, question: { ...given.question, order } };
          const asked = onCharts(problem, charts);
          for (const compute of [splitting, wasm]) {
            const answer = every(compute, asked);
            expect(answer.isFinished).toBe(true);
            const expected = charts.map((chart, i) =>
              alone(
                wasm,
                { ...problem.question, level: asked.charts[i]?.level ?? 0 },
                { ...problem.data, chart },
              ),
            );
            const teams = answer.teams.map((team) => {
              if (!team) return null;
              const { oddity: _, plain: __, mayWait: ___, ...rest } = team;
              return rest;
            });
            expect(answer.noTeam ? expected.map(() => null) : teams).toEqual(expected);
          }
        },
      ),
      { numRuns: instances(350, 3_000) },
    );
  });

  test('is the one of skills that wait where none has to, and counts them side by side everywhere else', () => {
    fc.assert(
      fc.property(
        problems,
        order,
        fc.array(fc.tuple(chartArb, fc.boolean()), { minLength: 1, maxLength: 4 }),
        (given, order, all) => {
          const question = { ...given.question, order, skillQueue: true };
          const longest = longestOf({ question, data: given.data });
          const charts = all.map(([chart, isApart]) => spreadTo(chart, longest, isApart));
          const asked = onCharts({ question, data: given.data }, charts);
          const { teams } = every(wasm, asked);
          const beside = every(wasm, { ...asked, question: { ...question, skillQueue: false } });
          expect(beside.teams).toEqual(teams.map((team) => team && { ...team, mayWait: false }));
          teams.forEach((team, i) => {
            const chart = charts[i];
            if (!team || !chart) return;
            if (all[i]?.[1]) expect(team.mayWait).toBe(false);
            if (!mayWait(chart, longest)) expect(team.mayWait).toBe(false);
            if (team.mayWait) return;
            const level = asked.charts[i]?.level ?? 0;
            const { oddity: _, plain: __, mayWait: ___, ...rest } = team;
            expect(rest).toEqual(alone(wasm, { ...question, level }, { ...given.data, chart }));
          });
        },
      ),
      { numRuns: instances(60) },
    );
  });

  test.each([
    ['by its notes', 0],
    ['by what skills cover of it', 1],
  ])('reports a chart given %s in which skills wait and score otherwise, and of no other', (_, place) => {
    const plain = plainData();
    const question = plainQuestion(plain, { skillQueue: true });
    for (const [longest, isCounted] of [
      [7, true],
      [6.4, false],
    ] as const) {
      const data = { ...plain, chart: spread(plain.chart, longest) };
      const asked = onCharts({ question, data }, [data.chart, data.chart]);
      const [team] = every(wasm, { ...asked, charts: asked.charts.slice(place, place + 1) }).teams;
      const level = asked.charts[place]?.level ?? 0;
      const waiting = alone(wasm, { ...question, level }, data);
      expect([team?.mayWait, team?.average === waiting?.average]).toEqual([!isCounted, isCounted]);
    }
  });

  test('takes charts in which skills cover ever more notes, and those in which extras cancel', () => {
    const skills = new Map(
      upTo(6).map((id) => [
        id,
        plainSkill(id, {
          effects: [
            {
              type: 'score_only_perfect',
              value: [120, 120, 120, 120, 120],
              condition: 'perfect',
              life: null,
            },
          ],
        }),
      ]),
    );
    const data = plainData({ skills }, 12);
    const question = plainQuestion(data, { perfectRate: 0.3 });
    const charts = [0.5, 0.01, 5, 0.002].map((gap, i) => ({
      ...data.chart,
      notes: plainNotes(i % 2 === 0 ? 64 : 400, gap),
    }));
    const asked = onCharts({ question, data }, charts);
    const expected = charts.map((chart, i) =>
      alone(wasm, { ...question, level: asked.charts[i]?.level ?? 0 }, { ...data, chart }),
    );
    expect(every(wasm, asked).teams).toMatchObject(expected);
  });
});

describe('a search for every song', () => {
  const data = plainData();
  const question = plainQuestion(data);
  const asked = onCharts({ question, data }, [data.chart, data.chart, data.chart]);

  test('keeps what it has when it is asked half-way, and gives way to the next', () => {
    const search = wasm.startEverySongSearch(asked);
    while (search.answer().teams.length === 0) search.advance(0);
    expect(search.answer()).toMatchObject({ isFinished: false });
    expect(search.answer().teams).toHaveLength(1);
    expect(search.answer(1).teams).toEqual([]);
    wasm.startTeamSearch(question, data);
    expect(() => search.advance(0)).toThrow('another search has replaced this one');
  });

  test('says why there is no team, and which lengths of skills charts were not counted for', () => {
    const none = every(wasm, { ...asked, question: { ...question, ...constrained({ must: [99] }) } });
    expect(none).toMatchObject({ isFinished: true, teams: [], noTeam: { kind: 'unusable' } });
    const short = every(wasm, { ...asked, lengths: [3] });
    expect(short).toMatchObject({ isFinished: true, teams: [], noTeam: null });
    expect(short.unknownLengths.length).toBeGreaterThan(0);
  });

  test('says which power the strongest team has when the lowest power is above it', () => {
    const above = (minPower: number) => ({ ...question, ...constrained({ minPower }) });
    const best = solve(wasm, above(10_000_000), data).noTeam;
    expect(best?.kind).toBe('minPower');
    const [first] = asked.charts;
    if (!first || best?.kind !== 'minPower') throw new Error('there is a chart, and a strongest team');
    const charts = [{ ...first, chart: 'no chart' }, first, first];
    const none = every(wasm, { ...asked, charts, question: above(best.best + 1) });
    expect(none).toMatchObject({ isFinished: true, teams: [], noTeam: best });
    expect(every(wasm, { ...asked, question: above(best.best) }).noTeam).toBe(null);
  });

  test('leaves out a chart that cannot be read, and goes on', () => {
    const [first] = asked.charts;
    if (!first) throw new Error('there is a chart');
    const odd = [{ ...first, chart: 'no chart' }, first, { ...first, chart: '' }];
    const { teams } = every(wasm, { ...asked, charts: odd });
    expect(teams.map((team) => team === null)).toEqual([true, false, true]);
  });
});
