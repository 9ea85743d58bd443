import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Compute, computeFromBytes, createCompute } from '#wasm/host/compute';
import { playableProblem } from '../problems.ts';
import { constrained, plainData, plainQuestion, solve } from './plain.ts';

const bytes = () => new Uint8Array(readFileSync('wasm/build/setori.wasm'));
const data = plainData();
const question = plainQuestion(data);
const REPLACED = 'another search has replaced this one';

let compute: Compute;
beforeAll(async () => {
  compute = await computeFromBytes(bytes());
});

describe('compute', () => {
  test('runs in WebAssembly when it has the module, else in TypeScript, and says so in its answers', async () => {
    const fallback = await computeFromBytes(null);
    expect([compute.engine, fallback.engine]).toEqual(['wasm', 'ts']);
    expect(solve(compute, question, data).engine).toBe('wasm');
    expect(solve(fallback, question, data).engine).toBe('ts');
  });

  test('refuses to go on with a search when another has begun', () => {
    const first = compute.startTeamSearch(question, data);
    compute.startTeamSearch(question, data);
    expect(() => first.advance(1)).toThrow(REPLACED);
    expect(() => first.answer()).toThrow(REPLACED);
  });

  test('still gives the proved answer it has given before when another search has begun', () => {
    const first = compute.startTeamSearch(question, data);
    while (!first.advance(1));
    const answer = first.answer();
    compute.startTeamSearch({ ...question, perfectRate: 0.5 }, data);
    expect(first.answer()).toBe(answer);
  });

  test('keeps two engines apart', async () => {
    const other = await createCompute(await WebAssembly.compile(bytes()));
    const search = compute.startTeamSearch(question, data);
    solve(other, { ...question, perfectRate: 0.1 }, data);
    while (!search.advance(1));
    expect(search.answer().teams).toEqual(solve(compute, question, data).teams);
  });

  test('reports a best and a bound that close in on the answer', () => {
    fc.assert(
      fc.property(playableProblem, ({ question, data }) => {
        const search = compute.startTeamSearch(question, data);
        const before = search.progress();
        while (!search.advance(0));
        const after = search.progress();
        const { teams, nodes, ms } = search.answer();
        const score = teams[0]?.score.average ?? null;
        expect(before.best ?? 0).toBeLessThanOrEqual(score ?? 0);
        expect(before.bound).toBeGreaterThanOrEqual(score ?? 0);
        expect(after).toMatchObject({ best: score, bound: score ?? 0, nodes });
        expect(nodes).toBeGreaterThanOrEqual(before.nodes);
        expect(after.elapsedMs).toBeGreaterThan(0);
        expect(ms).toBeGreaterThanOrEqual(before.elapsedMs);
      }),
      { numRuns: 200 },
    );
  });

  test('is finished at once and has nothing to report when there can be no team', () => {
    const search = compute.startTeamSearch({ ...question, ...constrained({ exclude: [1, 2] }) }, data);
    expect(search.advance(50)).toBe(true);
    expect(search.progress()).toMatchObject({ nodes: 0, best: null, bound: null });
    expect(search.answer()).toMatchObject({ proved: true, gap: 0, teams: [], nodes: 0 });
  });

  test('lists at least one team and at most fifty whatever number is asked for', () => {
    const many = plainData({}, 9);
    const asked = (top: number) => solve(compute, { ...plainQuestion(many), top }, many).teams.length;
    expect([asked(-3), asked(0), asked(2.9), asked(50), asked(1000)]).toEqual([1, 1, 2, 50, 50]);
  });

  test('still reports its own search when the answer took another to say why there is no team', () => {
    const search = compute.startTeamSearch({ ...question, ...constrained({ minPower: 10_000_000 }) }, data);
    while (!search.advance(50));
    const before = search.progress();
    expect(search.answer().noTeam?.kind).toBe('minPower');
    expect(search.progress()).toEqual(before);
    expect(before).toMatchObject({ best: null, bound: 0 });
  });
});
