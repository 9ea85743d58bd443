import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '#wasm/host/engine';
import * as L from '#wasm/layout';
import { naiveTeam } from './naive.ts';
import { playableProblem, type SmallProblem } from './problems.ts';
import { choose, forAllTeams, scoreTeam, teamsOf } from './teams.ts';
import { Twins } from './twins.ts';

let twins: Twins;
beforeAll(async () => {
  twins = await Twins.open();
});

/** Packs the problem and scores one of its teams, given in any order. */
function scoreOne(asked: SmallProblem, random: number) {
  const problem = forAllTeams(asked);
  const packed = twins.pack(problem.question, problem.data);
  const { ids, cards } = choose(teamsOf(problem, packed), random);
  scoreTeam(twins, cards, random);
  return { ...problem, packed, ids, cards };
}
const NUMBERS = [
  'teamScore',
  'teamLeader',
  'teamSixth',
  'teamBase',
  'teamRoom',
  'teamSixthExtra',
  'fixedRate',
] as const;
const read = (name: Parameters<Engine['read']>[0]): number => twins.reference.read(name);
const LAW_RUNS = { numRuns: 150 };

describe('team', () => {
  it('leaves the same numbers and memory in both engines', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (problem, random) => {
        const { packed } = scoreOne(problem, random);
        twins.sameNumbers(...NUMBERS);
        twins.both(({ kernels }) => kernels.teamRate());
        for (let band = -1; band < packed.bands; band++) {
          for (let attribute = -1; attribute < L.ATTRIBUTE_COUNT; attribute++) {
            twins.both(({ kernels }) => kernels.sixthRate(band, attribute));
          }
        }
        twins.sameMemory(L.TEAM, L.RESULT_SCORE);
      }),
      { numRuns: 1000 },
    );
  });

  it('has the score, power, leader and sixth card of a count by hand', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (problem, random) => {
        const { question, data, packed, ids } = scoreOne(problem, random);
        const expected = naiveTeam(question, data, ids);
        const idAt = (index: number) => packed.cards[index]?.id;
        const leader = idAt(twins.i32(L.TEAM, read('teamLeader')));
        expect([read('teamScore'), read('teamUnits')]).toEqual([expected.score, expected.units]);
        expect(leader).toBe(expected.leader);
        expect(read('teamSixth') < 0 ? leader : idAt(read('teamSixth'))).toBe(expected.sixth);
      }),
      LAW_RUNS,
    );
  });

  it('never scores more than its rate times its power', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (problem, random) => {
        scoreOne(problem, random);
        const worth = (twins.reference.kernels.teamRate() * read('teamUnits')) / L.POWER_UNITS;
        const highest = twins.both(({ kernels }) => kernels.highestScore(worth));
        expect(read('teamScore')).toBeLessThanOrEqual(highest);
        // Where extras may cancel, floors can add up to a point a note above the real value.
        const slack = twins.reference.read('extrasMayCancel') * twins.reference.read('notes');
        expect(highest).toBeLessThanOrEqual(worth * (1 + 2e-12) + slack);
      }),
      { numRuns: 400 },
    );
  });

  it('expects of a sixth card no less than any candidate brings', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (problem, random) => {
        const { question, packed, cards } = scoreOne(problem, random);
        if (packed.sixth === 'leader') return;
        const rate = twins.reference.kernels.sixthRate(read('teamBand'), read('teamAttribute'));
        const candidates = packed.cards.map((_, index) => index);
        for (const card of candidates.filter((one) => !cards.includes(one))) {
          if (typeof question.sixth === 'number' && packed.cards[card]?.id !== question.sixth) continue;
          const sig = twins.reference.kernels.signatureIn(card, read('teamBand'), read('teamAttribute'));
          expect(rate).toBeGreaterThanOrEqual((packed.encores / 5) * twins.f64(L.SIG_SIXTH, sig));
        }
      }),
      LAW_RUNS,
    );
  });
});
