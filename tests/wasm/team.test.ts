import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '#wasm/host/engine';
import * as L from '#wasm/layout';
import { scoredTeam } from '#wasm/reference/search';
import { type Kernels, openKernels } from './kernels.ts';
import { playableProblem, type SmallProblem } from './problems.ts';
import { choose, forAllTeams, scoreTeam, teamsOf } from './teams.ts';

let wasm: Kernels;
beforeAll(async () => {
  wasm = await openKernels();
});

/** Packs the problem and scores one of its teams, given in any order. */
function scoreOne(asked: SmallProblem, random: number) {
  const problem = forAllTeams(asked);
  const packed = wasm.pack(problem.question, problem.data);
  const { ids, cards } = choose(teamsOf(problem, packed), random);
  scoreTeam(wasm, cards, random);
  return { ...problem, packed, ids, cards };
}
const read = (name: Parameters<Engine['read']>[0]): number => wasm.read(name);
const LAW_RUNS = { numRuns: 150 };

describe('team', () => {
  test('has the score, power, leader and sixth card of a count by hand', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (problem, random) => {
        const { question, data, packed, ids } = scoreOne(problem, random);
        const expected = scoredTeam(question, data, ids);
        const idAt = (index: number) => packed.cards[index]?.id;
        const leader = idAt(wasm.i32(L.TEAM, read('teamLeader')));
        expect([read('teamScore'), read('teamUnits')]).toEqual([expected.score, expected.units]);
        expect(leader).toBe(expected.leader);
        expect(read('teamSixth') < 0 ? leader : idAt(read('teamSixth'))).toBe(expected.sixth);
      }),
      LAW_RUNS,
    );
  });

  test('never scores more than its rate times its power', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (problem, random) => {
        scoreOne(problem, random);
        const worth = (wasm.kernels.teamRate() * read('teamUnits')) / L.POWER_UNITS;
        const highest = wasm.kernels.highestScore(worth);
        expect(read('teamScore')).toBeLessThanOrEqual(highest);
        // Where extras may cancel, floors can add up to a point a note above the real value.
        const slack = wasm.read('extrasMayCancel') * wasm.read('notes');
        expect(highest).toBeLessThanOrEqual(worth * (1 + 2e-12) + slack);
      }),
      { numRuns: 400 },
    );
  });

  test('expects of a sixth card no less than any candidate brings', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (problem, random) => {
        const { question, packed, cards } = scoreOne(problem, random);
        if (packed.sixth === 'leader') return;
        const rate = wasm.kernels.sixthRate(read('teamBand'), read('teamAttribute'));
        const candidates = packed.cards.map((_, index) => index);
        for (const card of candidates.filter((one) => !cards.includes(one))) {
          if (typeof question.sixth === 'number' && packed.cards[card]?.id !== question.sixth) continue;
          const sig = wasm.kernels.signatureIn(card, read('teamBand'), read('teamAttribute'));
          expect(rate).toBeGreaterThanOrEqual((packed.encores / 5) * wasm.f64(L.SIG_SIXTH, sig));
        }
      }),
      LAW_RUNS,
    );
  });
});
