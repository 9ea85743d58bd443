import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as L from '#wasm/layout';
import { instances } from './instances.ts';
import { bestPaid } from './naive-points.ts';
import { withPoints } from './point-problems.ts';
import { crowdedProblem } from './problems.ts';
import { Twins } from './twins.ts';

let twins: Twins;
beforeAll(async () => {
  twins = await Twins.open();
});

describe('search for event points, step by step', () => {
  it('says of an unfinished search how many points any unseen team can be above the last of its list', () => {
    let unfinished = 0;
    const stops = fc.array(fc.integer({ min: 1, max: 150 }), { maxLength: 5 });
    fc.assert(
      fc.property(withPoints(crowdedProblem), fc.constantFrom(0, 0, 30), stops, (asked, few, works) => {
        const { question, data } = asked;
        const packed = twins.pack(question, data);
        twins.run(({ kernels }) => kernels.openSearch(packed.bands, few));
        const all = bestPaid(question, data);
        for (const work of [0, ...works]) {
          if (twins.both(({ kernels }) => kernels.advanceSearch(work)) === 1) return;
          unfinished++;
          const bound = twins.both(({ kernels }) => kernels.openBound());
          const found = twins.both((engine) => engine.read('found'));
          const listed = Array.from({ length: found }, (_, place) =>
            String(twins.i32s(L.RESULT_TEAM + place * 20, 5).map((card) => packed.cards[card]?.id)),
          );
          const unseen = all.find(({ cards }) => !listed.includes(String(cards)))?.points ?? 0;
          const last = found === packed.top ? twins.f64(L.RESULT_POINTS, found - 1) : 0;
          expect(Math.max(bound, last)).toBeGreaterThanOrEqual(unseen);
        }
      }),
      { numRuns: instances(80) },
    );
    expect(unfinished).toBeGreaterThan(30);
  });
});
