import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import * as L from '#wasm/layout';
import { bestPower } from '#wasm/reference/power';
import { placedTeam } from '#wasm/reference/shuffle';
import golden from '../golden/skill-shuffle.json' with { type: 'json' };
import { type Kernels, openKernels } from './kernels.ts';
import { slack } from './nodes.ts';
import { playableProblem, type SmallProblem } from './problems.ts';
import { asking, choose, forAllTeams, indexOf, scoreTeam, teamsOf } from './teams.ts';

let wasm: Kernels;
beforeAll(async () => {
  wasm = await openKernels();
});

/** Scores a random team with the game's own order. */
function place(asked: SmallProblem, random: number) {
  // What a room leaves idle may not be available.
  const sixth = asked.question.live === 'multi' ? 'leader' : asked.question.sixth;
  const problem = asking(forAllTeams(asked), { order: 'native', live: 'free', sixth });
  const packed = wasm.pack(problem.question, problem.data);
  const { ids, cards } = choose(teamsOf(problem, packed), random);
  scoreTeam(wasm, cards, random);
  return { ...problem, packed, ids };
}

describe('places', () => {
  test('weigh as the shuffle was published', () => {
    fc.assert(
      fc.property(playableProblem, (asked) => {
        place(asked, 0);
        expect(wasm.f64s(L.SHUFFLE_WEIGHT, 25)).toEqual(golden.places.flat());
        expect(wasm.read('shuffled')).toBe(1);
      }),
      { numRuns: 5 },
    );
  });

  test('give the score, leader and placement of a count by hand', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (asked, random) => {
        const { question, data, packed, ids } = place(asked, random);
        const expected = placedTeam(question, data, ids, bestPower(question, data, ids));
        expect(wasm.read('teamAverage')).toBe(expected.average);
        const line = wasm.i32s(L.TEAM_PLACE, L.TEAM_SIZE).map((member) => wasm.i32(L.TEAM, member));
        expect(line).toEqual(expected.places.map((id) => indexOf(packed, id)));
      }),
      { numRuns: 200 },
    );
  });

  test('never let a team score more than its rate times its power', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (asked, random) => {
        place(asked, random);
        const worth = (wasm.kernels.teamRate() * wasm.read('teamUnits')) / L.POWER_UNITS;
        expect(wasm.read('teamAverage')).toBeLessThanOrEqual(worth * (1 + 1e-12) + slack(wasm));
      }),
      { numRuns: 300 },
    );
  });
});
