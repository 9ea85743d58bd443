import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { noteSkew, nowOf } from '#machines/clock/clock.logic';
import { clockMachine, clockView } from '#machines/clock/clock.machine';
import { externalMachine, externalView } from '#machines/external/external.machine';
import { layoutMachine, layoutView } from '#machines/layout/layout.machine';
import { localeMachine, localeView } from '#machines/locale/locale.machine';
import { modalsMachine, modalsView } from '#machines/modals/modals.machine';
import { themeMachine, themeView } from '#machines/theme/theme.machine';
import type { JsonObject } from '#model/records/reading';
import type { Locale } from '#model/vocabulary/locales';
import { DAY_MS } from '#model/vocabulary/time';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
/** Lets everything happen that waits for nothing but its turn. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('locale', () => {
  function start(load: (locale: Locale) => Promise<void>) {
    const machine = localeMachine.provide({
      actors: { load: fromPromise<void, Locale>(({ input }) => load(input)) },
    });
    const actor = createActor(machine).start();
    const view = () => localeView(actor.getSnapshot(), actor.send);
    return { view, choose: (locale: Locale) => actor.send({ type: 'LOCALE.CHOSEN', locale }) };
  }

  test('shows another language when its texts are there, and loads English never', async () => {
    const load = vi.fn(async () => undefined);
    const { view, choose } = start(load);
    choose('en');
    expect(load).not.toHaveBeenCalled();
    choose('ja');
    expect(view()).toMatchObject({ locale: 'en', requested: 'ja', isLoading: true });
    await settle();
    expect(view()).toMatchObject({ locale: 'ja', isLoading: false, problem: null });
  });

  test('stays English and keeps the error when there is no such language', async () => {
    const { view, choose } = start(() => Promise.reject(new Error("Cannot find module './pl.json'")));
    choose('pl');
    await settle();
    expect(view()).toMatchObject({ locale: 'en', problem: 'missing' });
    expect(String(view().error)).toContain('./pl.json');
  });

  test('shows the last language of several wishes', async () => {
    const { view, choose } = start(async () => undefined);
    for (const locale of ['ja', 'ko', 'ru'] as const) choose(locale);
    await settle();
    expect(view().locale).toBe('ru');
  });

  test('tries again when asked after the network failed', async () => {
    let isOffline = true;
    const { view, choose } = start(() =>
      isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(),
    );
    choose('es');
    await settle();
    expect(view()).toMatchObject({ locale: 'en', problem: 'failed' });
    isOffline = false;
    view().retry();
    await settle();
    expect(view()).toMatchObject({ locale: 'es', problem: null, error: null });
  });
});

describe('theme', () => {
  test('follows the device unless light or dark was chosen', () => {
    const choice = fc.oneof(
      fc.record({
        type: fc.constant('THEME.CHOSEN' as const),
        theme: fc.constantFrom('system' as const, 'light' as const, 'dark' as const),
      }),
      fc.record({ type: fc.constant('SYSTEM.CHANGED' as const), isDark: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.boolean(), fc.array(choice), (isDark, events) => {
        const system = fromCallback(({ sendBack }) => sendBack({ type: 'SYSTEM.CHANGED', isDark }));
        const actor = createActor(themeMachine.provide({ actors: { system } })).start();
        let [device, chosen] = [isDark, 'system' as 'system' | 'light' | 'dark'];
        for (const event of events) {
          actor.send(event);
          if (event.type === 'THEME.CHOSEN') chosen = event.theme;
          else device = event.isDark;
        }
        const { choice, scheme } = themeView(actor.getSnapshot());
        expect(choice).toBe(chosen);
        expect(scheme).toBe(chosen === 'system' ? (device ? 'dark' : 'light') : chosen);
      }),
    );
  });
});

describe('layout', () => {
  function start(identifier: string, isCalm = false) {
    const machine = layoutMachine.provide({
      actors: {
        touch: fromCallback(() => undefined),
        visitor: fromCallback(({ sendBack }) => sendBack({ type: 'VISITOR.IDENTIFIED', identifier })),
        motion: fromCallback(({ sendBack }) => sendBack({ type: 'SYSTEM.CALMED', isCalm })),
      },
    });
    const actor = createActor(machine).start();
    return { actor, view: () => layoutView(actor.getSnapshot()) };
  }

  test('knows touch and crawlers', () => {
    const { actor, view } = start('Mozilla/5.0 Firefox/140.0');
    expect(view()).toEqual({ isTouch: false, isCrawler: false, isCalm: false });
    actor.send({ type: 'TOUCH.FELT' });
    expect(view()).toMatchObject({ isTouch: true });
    expect(start('Mozilla/5.0 (compatible; Googlebot/2.1)').view().isCrawler).toBe(true);
  });

  test('takes browsers with the word Google in the identifier for crawlers, and no others', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.boolean(), (before, after, isGoogle) => {
        const identifier = `${before}${isGoogle ? 'Google' : ''}${after}`;
        expect(start(identifier).view().isCrawler).toBe(identifier.includes('Google'));
      }),
    );
  });

  test('moves as the preference says and else as the device asks', () => {
    const { actor, view } = start('', true);
    expect(view().isCalm).toBe(true);
    actor.send({ type: 'MOTION.CHOSEN', motion: 'full' });
    expect(view().isCalm).toBe(false);
    actor.send({ type: 'MOTION.CHOSEN', motion: 'reduced' });
    actor.send({ type: 'SYSTEM.CALMED', isCalm: false });
    expect(view().isCalm).toBe(true);
    actor.send({ type: 'MOTION.CHOSEN', motion: 'system' });
    expect(view().isCalm).toBe(false);
  });
});

describe('modals', () => {
  test('are a set with the one opened last on top', () => {
    const name = fc.constantFrom('search', 'welcome', 'errors');
    const act = fc.record({ type: fc.constantFrom('MODAL.OPENED' as const, 'MODAL.CLOSED' as const), name });
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        const actor = createActor(modalsMachine).start();
        const view = () => modalsView(actor.getSnapshot(), actor.send);
        const open = new Set<string>();
        for (const event of acts) {
          actor.send(event);
          open.delete(event.name);
          if (event.type === 'MODAL.OPENED') open.add(event.name);
          expect(view().top).toBe([...open].at(-1) ?? null);
          expect(view().isAnyOpen).toBe(open.size > 0);
          expect(view().isOpen(event.name)).toBe(open.has(event.name));
        }
        view().closeAll();
        expect(view().isAnyOpen).toBe(false);
      }),
    );
  });
});

describe('clock', () => {
  function start(measure: () => Promise<number>) {
    const machine = clockMachine.provide({
      actors: {
        tick: fromCallback(({ sendBack }) => {
          const tell = () => sendBack({ type: 'CLOCK.TICKED', deviceMs: Date.now() });
          tell();
          const timer = setInterval(tell, 1_000);
          return () => clearInterval(timer);
        }),
        sight: fromCallback(() => undefined),
        measure: fromPromise(measure),
      },
    });
    const actor = createActor(machine).start();
    return { actor, view: () => clockView(actor.getSnapshot()) };
  }

  test('ticks every second while the page is in sight', async () => {
    vi.setSystemTime(1_000_000);
    const { actor, view } = start(async () => 300);
    await vi.advanceTimersByTimeAsync(3_500);
    expect(view()).toEqual({ now: 1_003_000, isCorrected: false });
    actor.send({ type: 'PAGE.HIDDEN' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(view().now).toBe(1_003_000);
    actor.send({ type: 'PAGE.SEEN' });
    expect(view().now).toBe(1_008_500);
  });

  test('shows the server’s time when the device is a day off', async () => {
    vi.setSystemTime(1_000_000 + DAY_MS);
    const { view } = start(async () => -DAY_MS);
    await settle();
    expect(view()).toEqual({ now: 1_000_000, isCorrected: true });
  });

  test('is never further from the server than two seconds, and leaves the device alone within them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4e12 }),
        fc.integer({ min: -1e11, max: 1e11 }),
        (deviceMs, output) => {
          const { skewMs = 0 } = noteSkew({ type: 'xstate.done.actor.measure', output });
          const now = nowOf({ deviceMs, skewMs });
          expect(Math.abs(now - (deviceMs + output))).toBeLessThan(2_000);
          expect([deviceMs, deviceMs + output]).toContain(now);
        },
      ),
    );
  });

  test('measures again when the device’s clock is set, and keeps the last skew when no one answers', async () => {
    const skews = [DAY_MS, 0];
    const measure = vi.fn(async () => {
      const skew = skews.shift();
      if (skew === undefined) throw new Error('offline');
      return skew;
    });
    vi.setSystemTime(1_000_000);
    const { view } = start(measure);
    await settle();
    expect(view().now).toBe(1_000_000 + DAY_MS);
    vi.setSystemTime(1_000_000 + DAY_MS);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(measure).toHaveBeenCalledTimes(2);
    expect(view()).toEqual({ now: 1_001_000 + DAY_MS, isCorrected: false });
    vi.setSystemTime(5_000_000 + DAY_MS);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(measure).toHaveBeenCalledTimes(3);
    expect(view()).toEqual({ now: 5_001_000 + DAY_MS, isCorrected: false });
  });
});

describe('external content', () => {
  function start(load: (what: string) => Promise<JsonObject | null>) {
    const slot = fromPromise<JsonObject | null, string>(({ input }) => load(input));
    const actor = createActor(externalMachine.provide({ actors: { load: slot } })).start();
    const request = (what: string) => actor.send({ type: 'CONTENT.REQUESTED', what });
    return { request, view: () => externalView(actor.getSnapshot()) };
  }

  test('loads a script when it is requested, once, and again only after a failure', async () => {
    const load = vi.fn(async (): Promise<null> => null);
    load.mockRejectedValueOnce(new Error('404'));
    const { request, view } = start(load);
    await settle();
    expect(load).not.toHaveBeenCalled();
    request('/w.js');
    expect(view()).toEqual({ isLoading: true, isLoaded: false, hasFailed: false, record: null });
    request('/w.js');
    await settle();
    expect(view()).toEqual({ isLoading: false, isLoaded: false, hasFailed: true, record: null });
    request('/w.js');
    await settle();
    expect(view()).toEqual({ isLoading: false, isLoaded: true, hasFailed: false, record: null });
    request('/w.js');
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('loads the record of each other path and keeps the last one when one fails', async () => {
    const load = vi.fn(async (path: string): Promise<JsonObject> => {
      if (path === '/broken') throw new Error('500');
      return { path };
    });
    const { request, view } = start(load);
    request('/');
    await settle();
    expect(view().record).toEqual({ path: '/' });
    request('/broken');
    await settle();
    expect(view()).toMatchObject({ record: { path: '/' }, hasFailed: true });
    request('/a');
    request('/b');
    await settle();
    expect(view()).toMatchObject({ record: { path: '/b' }, hasFailed: false });
  });
});
