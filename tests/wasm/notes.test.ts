import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as L from '#wasm/layout';
import { plainData, plainQuestion } from './host/plain.ts';
import { naiveOrders, naiveTeam } from './naive.ts';
import { playableProblem, type SmallProblem } from './problems.ts';
import { asking, choose, forAllTeams, scoreTeam, teamsOf } from './teams.ts';
import { Twins } from './twins.ts';

let twins: Twins;
beforeAll(async () => {
  twins = await Twins.open();
});

/** Scores one team in the way of the search, then note by note; returns its ids and its 120 scores. */
function scoreOne(asked: SmallProblem, random: number) {
  const problem = forAllTeams(asked);
  const packed = twins.pack(problem.question, problem.data);
  const { ids, cards } = choose(teamsOf(problem, packed), random);
  scoreTeam(twins, cards, random);
  twins.run(({ kernels }) => {
    kernels.prepareNotes();
    kernels.scoreNotes();
  });
  return { problem, packed, ids, scores: twins.f64s(L.ORDER_SCORE, L.ORDERS) };
}

describe('notes', () => {
  it('are refused by both engines instead of written beyond their place when windows cover too many', () => {
    const data = plainData();
    twins.pack(plainQuestion(data, {}), data);
    twins.soil(0);
    const [fits, exceeds] = [L.MAX_ENTRIES / 4, L.MAX_ENTRIES / 4 + 1];
    const cover = (covered: number, window: number): void =>
      twins.run(({ ints }) => {
        ints[(L.WINDOW_START >> 2) + window] = 0;
        ints[(L.WINDOW_END >> 2) + window] = covered;
      });
    for (let window = 0; window < 4; window++) cover(fits, window);
    expect(twins.both(({ kernels }) => kernels.prepareNotes())).toBe(1);
    expect(twins.both((engine) => engine.read('entries'))).toBe(L.MAX_ENTRIES);
    cover(exceeds, 3);
    const before = twins.f64s(L.ENTRY_MULTIPLIER, 8 * L.TEAM_SIZE);
    expect(twins.both(({ kernels }) => kernels.prepareNotes())).toBe(0);
    expect(twins.f64s(L.ENTRY_MULTIPLIER, 8 * L.TEAM_SIZE)).toEqual(before);
    twins.sameMemory(L.BASE, L.MEMORY_BYTES);
  });

  it('leave the same numbers and memory in both engines', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (problem, random) => {
        scoreOne(problem, random);
        twins.sameNumbers('entries', 'plain');
        twins.sameMemory(L.TEAM, L.ENTRY_MULTIPLIER + twins.reference.read('entries') * 64);
      }),
      { numRuns: 1000 },
    );
  });

  it('give every order the score that whole windows give it', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (problem, random) => {
        const { scores } = scoreOne(problem, random);
        twins.run((engine) => engine.kernels.scoreOrders(engine.read('teamBase')));
        expect(scores).toEqual(twins.f64s(L.ORDER_SCORE, L.ORDERS));
      }),
      { numRuns: 150 },
    );
  });

  it('give every order the score of a note-by-note count once the sixth activation is added', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (asked, random) => {
        const { live, sixth: asksFor } = asked.question;
        const free = asking(asked, { live: 'free', sixth: live === 'multi' ? 'leader' : asksFor });
        const { problem, ids, scores } = scoreOne(free, random);
        const { question, data } = problem;
        const team = naiveTeam(question, data, ids);
        const leader = twins.reference.read('teamLeader');
        const own = twins.f64(L.TEAM_EXTRA, L.TEAM_SIZE * L.TEAM_SIZE + leader);
        const sixth = question.sixth === 'leader' ? own : twins.reference.read('teamSixthExtra');
        expect(scores.map((score) => score + sixth)).toEqual(naiveOrders(question, data, team));
      }),
      { numRuns: 150 },
    );
  });
});
