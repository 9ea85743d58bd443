import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { OneTeamAnswer, OneTeamProblem } from '#model/compute/one-team';
import { OneTeamRun } from '#wasm/host/charts/one-team';
import { type Compute, createCompute } from '#wasm/host/compute';
import { type Engine, wasmEngine } from '#wasm/host/engine';
import { bestChoice } from '#wasm/reference/choice';
import { bestPower } from '#wasm/reference/power';
import { allowedTeams } from '#wasm/reference/search';
import { longestOf, spreadTo } from '../apart.ts';
import { instances } from '../instances.ts';
import { chartArb, crowdedProblem, playableProblem, type SmallProblem, smallProblem } from '../problems.ts';
import { asking } from '../teams.ts';
import { constrained, plainData, plainQuestion } from './plain.ts';

let engine: Engine;
let wasm: Compute;
let splitting: Compute;
beforeAll(async () => {
  const module = await WebAssembly.compile(readFileSync('wasm/build/setori.wasm'));
  engine = await wasmEngine(module);
  wasm = await createCompute(module);
  splitting = await createCompute(module, 0);
});

type Charts = readonly SmallProblem['data']['chart'][];
const charts = fc.array(chartArb, { minLength: 1, maxLength: 3 });
const levelOf = (song: number): number => 5 + 7 * (song % 4);

function asked({ question, data }: SmallProblem, all: Charts): OneTeamProblem {
  const { chart: _, ...lists } = data;
  return {
    question,
    data: lists,
    lengths: [],
    charts: all.map((chart, song) => ({ song, difficulty: 'expert', level: levelOf(song), chart })),
  };
}

function solved(compute: Compute, problem: OneTeamProblem): OneTeamAnswer {
  const search = compute.startOneTeamSearch(problem);
  while (!search.advance(0));
  return search.answer();
}

/** Every team under every leader on every song, by the naive model. */
function brute({ question, data }: SmallProblem, all: Charts) {
  const teams = [...allowedTeams(question, data)].flatMap((cards) => {
    const units = bestPower(question, data, cards);
    if (units < question.constraints.minPower * 100_000) return [];
    const leaders = question.constraints.leader === null ? cards : [question.constraints.leader];
    return leaders.map((leader) => {
      const constraints = { ...question.constraints, leader };
      const scores = all.map((chart, song) => {
        const one = { ...question, constraints, level: levelOf(song) };
        return bestChoice(one, { ...data, chart }, cards, units).score;
      });
      return { cards, leader, units, scores, sum: scores.reduce((total, score) => total + score, 0) };
    });
  });
  return teams.sort((a, b) => {
    const first = a.cards.findIndex((id, i) => id !== b.cards[i]);
    return (
      b.sum - a.sum ||
      b.units - a.units ||
      (a.cards[first] ?? 0) - (b.cards[first] ?? 0) ||
      a.leader - b.leader
    );
  });
}

const problems = fc
  .oneof({ weight: 2, arbitrary: smallProblem }, { weight: 1, arbitrary: crowdedProblem })
  .map((problem) => asking(problem, { sixth: 'leader', order: 'uniform', target: 'score', points: null }));

/** So weak that a note brings a few points, most of which its floors may take: then the first list seldom ends the search. */
function beginner({ question, data }: SmallProblem): SmallProblem {
  const weak = (stats: readonly [number, number, number]) =>
    stats.map((value) => 1 + (value % 4)) as unknown as typeof stats;
  const cards = [...data.cards].map(([id, card]) => {
    const levels = new Map([...card.levels].map(([level, stats]) => [level, weak(stats)]));
    const training = card.training && { ...card.training, bonus: weak(card.training.bonus) };
    return [id, { ...card, levels, training, episodes: card.episodes.map(weak) }] as const;
  });
  const constraints = { ...question.constraints, minPower: 0 };
  return asking({ question, data: { ...data, cards: new Map(cards) } }, { constraints });
}

describe('one team for many songs', () => {
  test('is the one that brute force finds, ties included', () => {
    fc.assert(
      fc.property(problems, charts, (problem, all) => {
        const [best] = brute(problem, all);
        const inParts = new OneTeamRun(engine, asked(problem, all), 0, 2);
        while (!inParts.advance(50));
        for (const answer of [
          solved(splitting, asked(problem, all)),
          solved(wasm, asked(problem, all)),
          inParts.answer(),
        ]) {
          expect(answer).toMatchObject({ isFinished: true, gap: 0, sum: best?.sum ?? null });
          expect(answer.cards.toSorted((a, b) => a - b)).toEqual(best?.cards ?? []);
          expect(answer.scores).toEqual(best?.scores ?? []);
          expect(answer.cards[2]).toBe(best?.leader);
          expect(answer.power).toBe(best ? Math.floor(best.units / 100_000) : 0);
        }
      }),
      { numRuns: instances(120, 2_000) },
    );
  });

  test('is the one of skills that wait where no chart makes any wait, and names the charts that may', () => {
    const some = fc.array(fc.tuple(chartArb, fc.boolean()), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(problems, some, (problem, all) => {
        const waiting = asking(problem, { skillQueue: true });
        const longest = longestOf(waiting);
        const charts = all.map(([chart, isApart]) => spreadTo(chart, longest, isApart));
        const { ms: _, mayWait, ...answer } = solved(wasm, asked(waiting, charts));
        expect(solved(wasm, asked(problem, charts))).toMatchObject({ ...answer, mayWait: [] });
        for (const place of mayWait) expect(all[place]?.[1]).toBe(false);
        if (mayWait.length > 0 || answer.noTeam) return;
        const [best] = brute(waiting, charts);
        expect(answer).toMatchObject({ sum: best?.sum ?? null, scores: best?.scores ?? [] });
      }),
      { numRuns: instances(60) },
    );
  });

  test('has a valid gap wherever it is stopped', () => {
    let unfinished = 0;
    const runs = instances(200);
    fc.assert(
      fc.property(problems.map(beginner), charts, fc.constantFrom(0, 4_000), (problem, all, fewTeams) => {
        const best = brute(problem, all)[0]?.sum ?? 0;
        const search = new OneTeamRun(engine, asked(problem, all), fewTeams, 1);
        for (;;) {
          const isOver = search.advance(0);
          const { sum, gap, cards, scores } = search.answer();
          expect(sum ?? 0).toBeLessThanOrEqual(best);
          expect(sum ?? 0).toBe(scores.reduce<number>((total, score) => total + (score ?? 0), 0));
          expect(cards).toHaveLength(sum === null ? 0 : 5);
          if (gap !== null) expect((sum ?? 0) + gap).toBeGreaterThanOrEqual(best);
          if (isOver) break;
          // Nothing is known before the first list was scored, and a team always says how far it may be from the best.
          expect(gap === null).toBe(sum === null);
          if (sum !== null) unfinished++;
        }
      }),
      { numRuns: runs },
    );
    expect(unfinished).toBeGreaterThan(runs);
  });

  test('never adds up to more than the best teams of each song', () => {
    fc.assert(
      fc.property(playableProblem, charts, (problem, all) => {
        const free = asking(problem, { sixth: 'leader', order: 'uniform' });
        const every = wasm.startEverySongSearch(asked(free, all));
        while (!every.advance(50));
        const most = every.answer().teams.reduce((sum, team) => sum + (team?.average ?? 0), 0);
        expect(solved(wasm, asked(free, all)).sum ?? 0).toBeLessThanOrEqual(most);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a search for one team', () => {
  const data = plainData({}, 12);
  const question = plainQuestion(data);

  test('has a valid gap when it is stopped after the first list, and the same team at the end', () => {
    const problem = asked({ question, data }, [data.chart, data.chart]);
    const search = wasm.startOneTeamSearch(problem);
    while (search.answer().sum === null) search.advance(0);
    const early = search.answer();
    const best = solved(wasm, problem);
    expect((early.sum ?? 0) + (early.gap ?? 0)).toBeGreaterThanOrEqual(best.sum ?? 0);
    expect(best.scores).toHaveLength(2);
    wasm.startTeamSearch(question, data);
    expect(() => search.advance(0)).toThrow();
  });

  test('counts only the charts that can be read, and says why there is no team', () => {
    const problem = asked({ question, data }, [data.chart]);
    const none = { notes: [], skillNotes: [], hasFever: false, repairs: [] };
    const [first] = problem.charts;
    if (!first) throw new Error('there is a chart');
    const odd = solved(wasm, { ...problem, charts: [{ ...first, chart: none }, first] });
    expect(odd.scores).toEqual([null, solved(wasm, problem).sum]);
    const empty = solved(wasm, {
      ...problem,
      question: { ...question, temporary: [], profile: { ...question.profile, cards: [] } },
    });
    expect(empty).toMatchObject({ isFinished: true, sum: null, noTeam: { kind: 'tooFewCharacters' } });
  });

  test('says which power the strongest team has when the lowest power is above it', () => {
    const above = (minPower: number) =>
      solved(wasm, asked({ question: { ...question, ...constrained({ minPower }) }, data }, [data.chart]));
    const none = above(10_000_000);
    expect(none).toMatchObject({ isFinished: true, sum: null, cards: [], noTeam: { kind: 'minPower' } });
    const best = none.noTeam?.kind === 'minPower' ? none.noTeam.best : Number.NaN;
    expect(above(best)).toMatchObject({ power: best, noTeam: null });
    expect(above(best + 1).noTeam).toEqual({ kind: 'minPower', best });
  });
});
