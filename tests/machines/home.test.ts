import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import {
  changed,
  DEFAULT_HOME,
  merged,
  moved,
  OFFERED,
  readHome,
  writeHome,
} from '#machines/home/home.logic';
import { homeMachine } from '#machines/home/home.machine';
import type { HomeCommand, HomeLayout } from '#machines/home/home.types';
import { homeView } from '#machines/home/home.view';
import { linkTo } from '#model/site/links';
import { EXTRA_WIDGETS, MOST_SHORTCUTS, WIDGETS } from '#model/vocabulary/home';
import type { Keeping, KeepOutcome, Kept } from '#model/vocabulary/storage';
import { HOME } from '#src/app/services.ts';
import { readKept, writeKept } from '#src/platform/kept-value.ts';
import { fakeStorage } from '../laws/fake-storage.ts';
import { walkMachine } from '../laws/machine-walk.ts';

const kept: Kept<HomeLayout> = { value: DEFAULT_HOME, isDamaged: false, revision: 'r1' };
const COMMANDS = [
  'WIDGET.ADDED',
  'WIDGET.REMOVED',
  'WIDGET.MOVED',
  'SHORTCUT.ADDED',
  'SHORTCUT.REMOVED',
  'SHORTCUT.MOVED',
  'HOME.RESET',
] as const;

describe('home machine', () => {
  walkMachine({
    machine: homeMachine,
    events: [
      { type: 'WIDGET.ADDED', widget: 'campaigns' },
      { type: 'WIDGET.REMOVED', widget: 'news' },
      { type: 'WIDGET.MOVED', widget: 'news', by: -1 },
      { type: 'SHORTCUT.ADDED', path: '/profile/preferences' },
      { type: 'SHORTCUT.REMOVED', path: '/profile' },
      { type: 'SHORTCUT.MOVED', path: '/profile', by: -1 },
      { type: 'HOME.RESET' },
      { type: 'STORAGE.RETRY' },
      { type: 'KEPT.CHANGED' },
      { type: 'xstate.done.actor.load', output: kept },
      { type: 'xstate.error.actor.load', error: new Error('time') },
      { type: 'xstate.done.actor.check', output: kept },
      { type: 'xstate.error.actor.check', error: new Error('time') },
      { type: 'xstate.done.actor.save', output: { isKept: true, revision: 'r2' } },
      { type: 'xstate.done.actor.save', output: { isKept: false, theirs: kept } },
      { type: 'xstate.error.actor.save', error: new Error('quota') },
      { type: 'xstate.error.actor.watch', error: new Error('no channel') },
    ],
    deciding: ({ layout, kept, tried, isStale }) => [
      layout === DEFAULT_HOME,
      layout === kept,
      layout === tried,
      isStale,
    ],
    ignored: {
      ...Object.fromEntries(COMMANDS.map((type) => [type, ['loading']])),
      'STORAGE.RETRY': ['loading', 'ready.saved', 'ready.saving', 'ready.checking'],
    },
  });
});

const widget = fc.constantFrom(...WIDGETS);
const path = fc.oneof(fc.constantFrom(...OFFERED), fc.constant('/no/such/page'), fc.string());
const by = fc.oneof(fc.integer({ min: -9, max: 9 }), fc.constant(Number.NaN));
const command: fc.Arbitrary<HomeCommand> = fc.oneof(
  fc.record({ type: fc.constantFrom('WIDGET.ADDED' as const, 'WIDGET.REMOVED' as const), widget }),
  fc.record({ type: fc.constant('WIDGET.MOVED' as const), widget, by }),
  fc.record({ type: fc.constantFrom('SHORTCUT.ADDED' as const, 'SHORTCUT.REMOVED' as const), path }),
  fc.record({ type: fc.constant('SHORTCUT.MOVED' as const), path, by }),
  fc.record({ type: fc.constant('HOME.RESET' as const) }),
);
const layout = fc
  .array(command, { maxLength: 12 })
  .map((commands) => commands.reduce<HomeLayout>(changed, DEFAULT_HOME));

describe('the layout of the home page', () => {
  test('is kept as soon as it changes', async () => {
    const save = vi.fn(
      async (_: Keeping<HomeLayout>): Promise<KeepOutcome<HomeLayout>> => ({ isKept: true, revision: 'r2' }),
    );
    const machine = homeMachine.provide({
      actors: {
        load: fromPromise<Kept<HomeLayout>>(async () => kept),
        save: fromPromise<KeepOutcome<HomeLayout>, Keeping<HomeLayout>>(({ input }) => save(input)),
        watch: fromCallback(() => undefined),
      },
    });
    const actor = createActor(machine).start();
    const view = () => homeView(actor.getSnapshot(), actor.send);
    await vi.waitFor(() => expect(view().isLoading).toBe(false));
    view().removeWidget('events');
    view().moveWidget('gacha', -99);
    expect(view().widgets[0]).toBe('gacha');
    expect(view().otherWidgets).toEqual(['events', ...EXTRA_WIDGETS]);
    await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.lastCall?.[0].value.widgets).toEqual(view().widgets);
    expect(view().isDefault).toBe(false);
    view().reset();
    expect(view()).toMatchObject({ ...DEFAULT_HOME, isDefault: true });
  });

  test('holds each part and page once, pages that exist, and not too many, whatever is done', () => {
    fc.assert(
      fc.property(layout, ({ widgets, shortcuts }) => {
        expect(new Set(widgets).size).toBe(widgets.length);
        expect(new Set(shortcuts).size).toBe(shortcuts.length);
        expect(shortcuts.length).toBeLessThanOrEqual(MOST_SHORTCUTS);
        for (const each of shortcuts) expect(linkTo(each)).toBe(each);
      }),
    );
  });

  test('moves one and leaves the others in their order', () => {
    const list = fc.uniqueArray(fc.nat(20), { minLength: 1 });
    fc.assert(
      fc.property(list, fc.nat(), by, (all, pick, places) => {
        const one = all[pick % all.length] ?? 0;
        const after = moved(all, one, places);
        expect(after.filter((each) => each !== one)).toEqual(all.filter((each) => each !== one));
        const to = all.indexOf(one) + (Number.isNaN(places) ? 0 : places);
        expect(after.indexOf(one)).toBe(Math.max(0, Math.min(all.length - 1, to)));
      }),
    );
  });

  test('is read back as it was written, and anything else as something that can be shown', () => {
    fc.assert(
      fc.property(layout, (home) => {
        expect(readHome(writeHome(home))).toEqual(home);
      }),
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record({ widgets: fc.jsonValue(), shortcuts: fc.jsonValue() })),
        (json) => {
          const { widgets, shortcuts } = readHome(json);
          expect(new Set(widgets).size).toBe(widgets.length);
          expect(OFFERED).toEqual(expect.arrayContaining([...shortcuts]));
        },
      ),
    );
    expect(readHome(null)).toEqual(DEFAULT_HOME);
  });

  test('shows a part that a kept layout does not know at the end, and none that was removed', () => {
    const older = { widgets: { news: 0, events: 1, cards: -1 }, shortcuts: [] };
    const { widgets, shortcuts } = readHome(older);
    expect(widgets.slice(0, 2)).toEqual(['news', 'events']);
    expect(widgets).toContain('gacha');
    expect(widgets).not.toContain('cards');
    expect(widgets).not.toContain('campaigns');
    expect(shortcuts).toEqual([]);
  });

  test('takes from another tab what was not changed here', () => {
    const [widgets, shortcuts] = [['news'] as const, ['/profile'] as const];
    const theirs = { ...DEFAULT_HOME, widgets };
    expect(merged(DEFAULT_HOME, DEFAULT_HOME, theirs)).toBe(theirs);
    expect(merged(DEFAULT_HOME, { ...DEFAULT_HOME, shortcuts }, theirs)).toEqual({ widgets, shortcuts });
  });
});

describe('a kept layout', () => {
  test('that is damaged costs only its damaged parts and is set aside', async () => {
    const text = JSON.stringify({
      widgets: { news: 0, events: 'first' },
      shortcuts: ['/nowhere', '/profile'],
    });
    const { storage, kept: texts } = fakeStorage({ [HOME.key]: text });
    const read = await readKept(storage, HOME);
    expect(read.isDamaged).toBe(true);
    expect(read.value.widgets[0]).toBe('news');
    expect(read.value.shortcuts).toEqual(['/profile']);
    expect(texts.get(`${HOME.key}.bad`)).toBe(text);
  });

  test('of a version with fewer parts is not damaged', async () => {
    const { storage } = fakeStorage({
      [HOME.key]: JSON.stringify({ widgets: { news: 0, events: 1 }, shortcuts: ['/profile'] }),
    });
    expect((await readKept(storage, HOME)).isDamaged).toBe(false);
    await writeKept(storage, HOME, DEFAULT_HOME);
    expect((await readKept(storage, HOME)).value).toEqual(DEFAULT_HOME);
  });
});
