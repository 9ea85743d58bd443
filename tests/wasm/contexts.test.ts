import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import * as L from '#wasm/layout';
import { scoredTeam } from '#wasm/reference/search';
import { type Kernels, openKernels } from './kernels.ts';
import { slack } from './nodes.ts';
import { playableProblem, type SmallProblem } from './problems.ts';
import { asking, choose, teamsOf } from './teams.ts';

let wasm: Kernels;
beforeAll(async () => {
  wasm = await openKernels();
});

const contexts = (): number => wasm.read('contexts');
const bounds = (): number[] => wasm.f64s(L.CONTEXT_BOUND, contexts());

/** Opens the contexts of a question for its best team alone. */
function openAll(problem: SmallProblem) {
  const packed = wasm.pack(problem.question, problem.data);
  wasm.kernels.openContexts(packed.bands);
  return packed;
}

describe('contexts', () => {
  test('come with the highest bound first, each once', () => {
    fc.assert(
      fc.property(playableProblem, (problem) => {
        openAll(problem);
        expect(bounds()).toEqual([...bounds()].sort((a, b) => b - a));
        const names = bounds().map((_, at) => [
          wasm.i32(L.CONTEXT_BAND, at),
          wasm.i32(L.CONTEXT_ATTRIBUTE, at),
        ]);
        expect(new Set(names.map(String)).size).toBe(names.length);
      }),
      { numRuns: 300 },
    );
  });

  test('leave out no team that is better than what they found', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (asked, random) => {
        const problem = asking(asked, { top: 1 });
        const packed = openAll(problem);
        const { ids } = choose(teamsOf(problem, packed), random);
        const [best = -1] = wasm.f64s(L.RESULT_SCORE, wasm.read('found'));
        const [bound = 0] = bounds();
        const reached = Math.max(best, wasm.kernels.scoreOfReach(bound));
        const { score } = scoredTeam(problem.question, problem.data, ids);
        expect(score).toBeLessThanOrEqual(reached * (1 + 1e-12) + slack(wasm));
      }),
      { numRuns: 400 },
    );
  });

  test('hold the cards that share what they say, and no others', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (problem, random) => {
        openAll(problem);
        if (contexts() === 0) return;
        const context = random % contexts();
        wasm.kernels.enterContext(context);
        const band = wasm.i32(L.CONTEXT_BAND, context);
        const attribute = wasm.i32(L.CONTEXT_ATTRIBUTE, context);
        const fits = (card: number): boolean =>
          (band < 0 || wasm.i32(L.CARD_BAND, card) === band) &&
          (attribute < 0 || wasm.i32(L.CARD_ATTRIBUTE, card) === attribute);
        const kept = wasm.i32s(L.KEPT, wasm.read('kept'));
        const held = wasm.i32s(L.FRAME_LIST, wasm.i32(L.FRAME_SIZE, 0));
        expect([...held].sort((a, b) => a - b)).toEqual(kept.filter(fits).sort((a, b) => a - b));
      }),
      { numRuns: 300 },
    );
  });
});
