import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as L from '#wasm/layout';
import { naiveTeam } from './naive.ts';
import { slack } from './nodes.ts';
import { playableProblem, type SmallProblem } from './problems.ts';
import { asking, choose, teamsOf } from './teams.ts';
import { Twins } from './twins.ts';

let twins: Twins;
beforeAll(async () => {
  twins = await Twins.open();
});

const contexts = (): number => twins.both((engine) => engine.read('contexts'));
const bounds = (): number[] => twins.f64s(L.CONTEXT_BOUND, contexts());

/** Opens the contexts of a question for its best team alone, in both engines. */
function openAll(problem: SmallProblem) {
  const packed = twins.pack(problem.question, problem.data);
  twins.run(({ kernels }) => kernels.openContexts(packed.bands));
  return packed;
}

describe('contexts', () => {
  it('leave the same numbers and memory in both engines', () => {
    fc.assert(
      fc.property(playableProblem, (problem) => {
        openAll(problem);
        twins.sameNumbers('contexts', 'found', 'limit', 'reach');
        twins.sameMemory(L.CONTEXT_BAND, L.CONTEXT_BAND + contexts() * 4);
        twins.sameMemory(L.CONTEXT_ATTRIBUTE, L.CONTEXT_ATTRIBUTE + contexts() * 4);
        twins.sameMemory(L.CONTEXT_BOUND, L.CONTEXT_BOUND + contexts() * 8);
        for (let context = 0; context < contexts(); context++) {
          twins.run(({ kernels }) => kernels.enterContext(context));
          twins.sameNumbers('reach', 'powerReach', 'greedyUnits', 'greedyRate');
          twins.sameMemory(L.FRAME_LIST, L.FRAME_LIST + twins.i32(L.FRAME_SIZE, 0) * 4);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('come with the highest bound first, each once', () => {
    fc.assert(
      fc.property(playableProblem, (problem) => {
        openAll(problem);
        expect(bounds()).toEqual([...bounds()].sort((a, b) => b - a));
        const names = bounds().map((_, at) => [
          twins.i32(L.CONTEXT_BAND, at),
          twins.i32(L.CONTEXT_ATTRIBUTE, at),
        ]);
        expect(new Set(names.map(String)).size).toBe(names.length);
      }),
      { numRuns: 300 },
    );
  });

  it('leave out no team that is better than what they found', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (asked, random) => {
        const problem = asking(asked, { top: 1 });
        const packed = openAll(problem);
        const { ids } = choose(teamsOf(problem, packed), random);
        const [best = -1] = twins.f64s(L.RESULT_SCORE, twins.reference.read('found'));
        const [bound = 0] = bounds();
        const reached = Math.max(best, twins.reference.kernels.scoreOfReach(bound));
        const { score } = naiveTeam(problem.question, problem.data, ids);
        expect(score).toBeLessThanOrEqual(reached * (1 + 1e-12) + slack(twins));
      }),
      { numRuns: 400 },
    );
  });

  it('hold the cards that share what they say, and no others', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (problem, random) => {
        openAll(problem);
        if (contexts() === 0) return;
        const context = random % contexts();
        twins.run(({ kernels }) => kernels.enterContext(context));
        const band = twins.i32(L.CONTEXT_BAND, context);
        const attribute = twins.i32(L.CONTEXT_ATTRIBUTE, context);
        const fits = (card: number): boolean =>
          (band < 0 || twins.i32(L.CARD_BAND, card) === band) &&
          (attribute < 0 || twins.i32(L.CARD_ATTRIBUTE, card) === attribute);
        const kept = twins.i32s(L.KEPT, twins.reference.read('kept'));
        const held = twins.i32s(L.FRAME_LIST, twins.i32(L.FRAME_SIZE, 0));
        expect([...held].sort((a, b) => a - b)).toEqual(kept.filter(fits).sort((a, b) => a - b));
      }),
      { numRuns: 300 },
    );
  });
});
