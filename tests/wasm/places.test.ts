import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as L from '#wasm/layout';
import golden from '../golden/skill-shuffle.json' with { type: 'json' };
import { naivePower } from './naive.ts';
import { placedTeam } from './naive-shuffle.ts';
import { slack } from './nodes.ts';
import { playableProblem, type SmallProblem } from './problems.ts';
import { asking, choose, forAllTeams, indexOf, scoreTeam, teamsOf } from './teams.ts';
import { Twins } from './twins.ts';

let twins: Twins;
beforeAll(async () => {
  twins = await Twins.open();
});

/** Scores a random team in both engines with the game's own order. */
function place(asked: SmallProblem, random: number) {
  // What a room leaves idle may not be available.
  const sixth = asked.question.live === 'multi' ? 'leader' : asked.question.sixth;
  const problem = asking(forAllTeams(asked), { order: 'native', live: 'free', sixth });
  const packed = twins.pack(problem.question, problem.data);
  const { ids, cards } = choose(teamsOf(problem, packed), random);
  scoreTeam(twins, cards, random);
  return { ...problem, packed, ids };
}

describe('places', () => {
  it('weigh as the shuffle was published', () => {
    fc.assert(
      fc.property(playableProblem, (asked) => {
        place(asked, 0);
        expect(twins.f64s(L.SHUFFLE_WEIGHT, 25)).toEqual(golden.places.flat());
        expect(twins.reference.read('shuffled')).toBe(1);
      }),
      { numRuns: 5 },
    );
  });

  it('leave the same numbers and memory in both engines', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), fc.constantFrom(0, 5), (asked, random, encore) => {
        place(asked, random);
        twins.sameNumbers('shuffled', 'teamScore', 'teamAverage', 'teamLeader');
        twins.sameMemory(L.SIG_MEMBER, L.SIG_COVERS);
        twins.sameMemory(L.SHUFFLE_WEIGHT, L.MEMORY_BYTES);
        for (const leader of [-1, twins.i32(L.TEAM, random % 5)]) {
          twins.both(({ kernels }) => kernels.placeTeam(leader, encore));
          twins.sameMemory(L.PLACE_WORTH, L.MEMORY_BYTES);
        }
        twins.run(({ kernels }) => kernels.preparePlaces(0, 1, encore));
        twins.sameNumbers('shuffled');
      }),
      { numRuns: 1000 },
    );
  });

  it('give the score, leader and placement of a count by hand', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (asked, random) => {
        const { question, data, packed, ids } = place(asked, random);
        const expected = placedTeam(question, data, ids, naivePower(question, data, ids));
        expect(twins.reference.read('teamAverage')).toBe(expected.average);
        const line = twins.i32s(L.TEAM_PLACE, L.TEAM_SIZE).map((member) => twins.i32(L.TEAM, member));
        expect(line).toEqual(expected.places.map((id) => indexOf(packed, id)));
      }),
      { numRuns: 200 },
    );
  });

  it('never let a team score more than its rate times its power', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (asked, random) => {
        place(asked, random);
        const worth =
          (twins.reference.kernels.teamRate() * twins.reference.read('teamUnits')) / L.POWER_UNITS;
        expect(twins.reference.read('teamAverage')).toBeLessThanOrEqual(worth * (1 + 1e-12) + slack(twins));
      }),
      { numRuns: 300 },
    );
  });
});
