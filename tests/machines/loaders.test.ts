import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { localeMachine } from '#machines/locale/locale.machine';
import { localeView } from '#machines/locale/locale.view';
import { scriptMachine } from '#machines/scripts/script.machine';
import { scriptsMachine } from '#machines/scripts/scripts.machine';
import { scriptOf, scriptView } from '#machines/scripts/scripts.view';
import { socialMachine } from '#machines/social/social.machine';
import { socialView } from '#machines/social/social.view';
import type { JsonObject } from '#model/records/reading';
import { LOCALES, type Locale } from '#model/vocabulary/locales';
import { SCRIPTS, type ScriptName } from '#model/vocabulary/scripts';

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

  test('no script is loaded twice at a time, or again once it came', async () => {
    const acts = deeds(fc.constantFrom(...SCRIPTS));
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), acts, async (steps, deeds) => {
        const state = new Map<ScriptName, 'loading' | 'loaded' | 'failed'>();
        let isGood = true;
        const load = fromPromise<void, ScriptName>(async ({ input }) => {
          expect(['loading', 'loaded']).not.toContain(state.get(input));
          state.set(input, 'loading');
          const isComing = isGood;
          await steps.schedule(Promise.resolve());
          state.set(input, isComing ? 'loaded' : 'failed');
          if (!isComing) throw new Error('404');
        });
        const script = scriptMachine.provide({ actors: { load } });
        const actor = createActor(scriptsMachine.provide({ actors: { script } })).start();
        for (const deed of deeds) {
          isGood = deed.isGood;
          actor.send({ type: 'SCRIPT.REQUESTED', name: deed.what });
          await letArrive(steps, deed.arrive);
        }
        await steps.waitIdle();
        for (const name of SCRIPTS) {
          const { isLoading, isLoaded, hasFailed } = scriptView(
            scriptOf(actor.getSnapshot(), name).getSnapshot(),
          );
          const is = state.get(name);
          expect({ isLoading, isLoaded, hasFailed }).toEqual({
            isLoading: false,
            isLoaded: is === 'loaded',
            hasFailed: is === 'failed',
          });
        }
        actor.stop();
      }),
      RUNS,
    );
  });

  test('the social record is the last one that came, never one of a page left before', async () => {
    const acts = deeds(fc.nat(3).map((page) => `/page/${page}`));
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.boolean(), acts, async (steps, isConfigured, deeds) => {
        let isGood = true;
        const refresh = fromPromise<JsonObject, string>(async ({ input }) => {
          const isComing = isGood;
          await steps.schedule(Promise.resolve());
          if (!isComing) throw new Error('500');
          return { path: input };
        });
        const configuration = fromPromise(async () => isConfigured);
        const actor = createActor(socialMachine.provide({ actors: { configuration, refresh } })).start();
        for (const { what, isGood: good, arrive } of deeds) {
          isGood = good;
          const before = socialView(actor.getSnapshot()).record;
          actor.send({ type: 'ROUTE.CHANGED', path: what });
          await letArrive(steps, arrive);
          const { record } = socialView(actor.getSnapshot());
          if (record !== before) expect(record).toEqual({ path: what });
        }
        await steps.waitIdle();
        if (!isConfigured) expect(socialView(actor.getSnapshot()).record).toBeNull();
        actor.stop();
      }),
      RUNS,
    );
  });
});
