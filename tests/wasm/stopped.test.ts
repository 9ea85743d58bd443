import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as L from '#wasm/layout';
import { bruteForce } from './naive.ts';
import { crowdedProblem, type SmallProblem, smallProblem } from './problems.ts';
import { Twins } from './twins.ts';

let twins: Twins;
beforeAll(async () => {
  twins = await Twins.open();
});

describe('search, step by step', () => {
  it('says of an unfinished search how far any unseen team can be above the last of its list', () => {
    let unfinished = 0;
    const stops = fc.array(fc.integer({ min: 1, max: 150 }), { maxLength: 5 });
    const few = fc.constantFrom(0, 0, 30, 4000);
    fc.assert(
      fc.property(crowdedProblem, few, stops, ({ question, data }, fewTeams, works) => {
        const packed = twins.pack(question, data);
        twins.run(({ kernels }) => kernels.openSearch(packed.bands, fewTeams));
        const all = bruteForce(question, data);
        for (const work of [0, ...works]) {
          if (twins.both(({ kernels }) => kernels.advanceSearch(work)) === 1) return;
          unfinished++;
          const bound = twins.both(({ kernels }) => kernels.openBound());
          const found = twins.both((engine) => engine.read('found'));
          const listed = Array.from({ length: found }, (_, place) =>
            String(twins.i32s(L.RESULT_TEAM + place * 20, 5).map((card) => packed.cards[card]?.id)),
          );
          const unseen = all.find(({ cards }) => !listed.includes(String(cards)))?.score ?? 0;
          const last = found === packed.top ? twins.f64(L.RESULT_SCORE, found - 1) : 0;
          expect(Math.max(bound, last)).toBeGreaterThanOrEqual(unseen);
        }
      }),
      { numRuns: 250 },
    );
    expect(unfinished).toBeGreaterThan(100);
  });

  it('leaves the same memory in both engines, whatever an earlier question left there', () => {
    const byte = fc.constantFrom(0x00, 0x3f, 0x40, 0x7f, 0xff);
    const run = ({ question, data }: SmallProblem): readonly number[] => {
      const packed = twins.pack(question, data);
      if (packed.noTeam) return [];
      twins.run(({ kernels }) => kernels.openSearch(packed.bands, 0));
      while (twins.both(({ kernels }) => kernels.advanceSearch(100)) === 0);
      const found = twins.both((engine) => engine.read('found'));
      return [twins.both((engine) => engine.read('nodes')), ...twins.i32s(L.RESULT_TEAM, found * 5)];
    };
    fc.assert(
      fc.property(smallProblem, byte, (problem, left) => {
        twins.soil(0);
        const clean = run(problem);
        twins.soil(left);
        expect(run(problem)).toEqual(clean);
        twins.sameMemory(L.BASE, L.MEMORY_BYTES);
      }),
      { numRuns: 60 },
    );
  });
});
