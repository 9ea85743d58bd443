import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import * as L from '#wasm/layout';
import { scoresOfOrders } from '#wasm/reference/orders';
import { scoredTeam } from '#wasm/reference/search';
import { plainData, plainQuestion } from './host/plain.ts';
import { type Kernels, openKernels } from './kernels.ts';
import { playableProblem, type SmallProblem } from './problems.ts';
import { asking, choose, forAllTeams, scoreTeam, teamsOf } from './teams.ts';

let wasm: Kernels;
beforeAll(async () => {
  wasm = await openKernels();
});

/** Scores one team in the way of the search, then note by note; returns its ids and its 120 scores. */
function scoreOne(asked: SmallProblem, random: number) {
  const problem = forAllTeams(asked);
  const packed = wasm.pack(problem.question, problem.data);
  const { ids, cards } = choose(teamsOf(problem, packed), random);
  scoreTeam(wasm, cards, random);
  wasm.kernels.prepareNotes();
  wasm.kernels.scoreNotes();
  return { problem, packed, ids, scores: wasm.f64s(L.ORDER_SCORE, L.ORDERS) };
}

describe('notes', () => {
  test('are refused instead of written beyond their place when windows cover too many', () => {
    const data = plainData();
    wasm.pack(plainQuestion(data, {}), data);
    wasm.soil(0);
    const [fits, exceeds] = [L.MAX_ENTRIES / 4, L.MAX_ENTRIES / 4 + 1];
    const cover = (covered: number, window: number): void => {
      wasm.setI32(L.WINDOW_START + window * 4, [0]);
      wasm.setI32(L.WINDOW_END + window * 4, [covered]);
    };
    for (let window = 0; window < 4; window++) cover(fits, window);
    expect(wasm.kernels.prepareNotes()).toBe(1);
    expect(wasm.read('entries')).toBe(L.MAX_ENTRIES);
    cover(exceeds, 3);
    const before = wasm.f64s(L.ENTRY_MULTIPLIER, 8 * L.TEAM_SIZE);
    expect(wasm.kernels.prepareNotes()).toBe(0);
    expect(wasm.f64s(L.ENTRY_MULTIPLIER, 8 * L.TEAM_SIZE)).toEqual(before);
  });

  test('give every order the score that whole windows give it', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (problem, random) => {
        const { scores } = scoreOne(problem, random);
        wasm.kernels.scoreOrders(wasm.read('teamBase'));
        expect(scores).toEqual(wasm.f64s(L.ORDER_SCORE, L.ORDERS));
      }),
      { numRuns: 150 },
    );
  });

  test('give every order the score of a note-by-note count once the sixth activation is added', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (asked, random) => {
        const { live, sixth: asksFor } = asked.question;
        const free = asking(asked, { live: 'free', sixth: live === 'multi' ? 'leader' : asksFor });
        const { problem, ids, scores } = scoreOne(free, random);
        const { question, data } = problem;
        const team = scoredTeam(question, data, ids);
        const leader = wasm.read('teamLeader');
        const own = wasm.f64(L.TEAM_EXTRA, L.TEAM_SIZE * L.TEAM_SIZE + leader);
        const sixth = question.sixth === 'leader' ? own : wasm.read('teamSixthExtra');
        expect(scores.map((score) => score + sixth)).toEqual(scoresOfOrders(question, data, team));
      }),
      { numRuns: 150 },
    );
  });
});
