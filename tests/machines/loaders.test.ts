import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { externalMachine, externalView } from '#machines/external/external.machine';
import { localeMachine, localeView } from '#machines/locale/locale.machine';
import type { JsonObject } from '#model/records/reading';
import { LOCALES, type Locale } from '#model/vocabulary/locales';

/** Machines that wait for something to come, in whatever order it comes and whether or not it does. */
const RUNS = { numRuns: 200 };

/** What a visitor does, whether the world then answers well, and how many answers arrive before the next deed. */
const deeds = <T>(what: fc.Arbitrary<T>) =>
  fc.array(fc.record({ what, isGood: fc.boolean(), arrive: fc.nat(3) }), { minLength: 1, maxLength: 12 });

async function letArrive(steps: fc.Scheduler, count: number): Promise<void> {
  for (let i = 0; i < count && steps.count() > 0; i++) await steps.waitNext(1);
}

describe('in any order of answers', () => {
  test('the language shown is English or one whose texts came, and in the end the last wish, if it came', async () => {
    const acts = deeds(fc.constantFrom(...LOCALES));
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), acts, async (steps, deeds) => {
        const came = new Set<Locale>(['en']);
        let isGood = true;
        const load = fromPromise<void, Locale>(async ({ input }) => {
          // What came once is there for good.
          const isComing = isGood || came.has(input);
          await steps.schedule(Promise.resolve());
          if (!isComing) throw new Error('offline');
          came.add(input);
        });
        const actor = createActor(localeMachine.provide({ actors: { load } })).start();
        const view = () => localeView(actor.getSnapshot(), actor.send);
        for (const deed of deeds) {
          isGood = deed.isGood;
          actor.send({ type: 'LOCALE.CHOSEN', locale: deed.what });
          expect(view().requested).toBe(deed.what);
          await letArrive(steps, deed.arrive);
          expect(came).toContain(view().locale);
        }
        await steps.waitIdle();
        expect(view().isLoading).toBe(false);
        expect(view().problem === null).toBe(view().locale === view().requested);
        actor.stop();
      }),
      RUNS,
    );
  });

  test('the same content is loaded once unless it failed, and what came for another is never shown for it', async () => {
    const acts = deeds(fc.nat(2).map((page) => `/page/${page}`));
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), acts, async (steps, deeds) => {
        let isGood = true;
        let loads = 0;
        const load = fromPromise<JsonObject | null, string>(async ({ input }) => {
          loads += 1;
          const isComing = isGood;
          await steps.schedule(Promise.resolve());
          if (!isComing) throw new Error('500');
          return { path: input };
        });
        const actor = createActor(externalMachine.provide({ actors: { load } })).start();
        const view = () => externalView(actor.getSnapshot());
        let last: string | null = null;
        for (const { what, isGood: good, arrive } of deeds) {
          isGood = good;
          const [before, { hasFailed }] = [loads, view()];
          actor.send({ type: 'CONTENT.REQUESTED', what });
          expect(loads - before).toBe(what !== last || hasFailed ? 1 : 0);
          last = what;
          const { record } = view();
          await letArrive(steps, arrive);
          if (view().record !== record) expect(view().record).toEqual({ path: what });
        }
        await steps.waitIdle();
        expect(view().isLoading).toBe(false);
        if (view().isLoaded) expect(view().record).toEqual({ path: last });
        actor.stop();
      }),
      RUNS,
    );
  });
});
