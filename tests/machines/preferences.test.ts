import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import {
  DEFAULT_PREFERENCES,
  merged,
  readPreferences,
  writePreferences,
} from '#machines/preferences/preferences.logic';
import { preferencesMachine } from '#machines/preferences/preferences.machine';
import { type Preferences, THEMES } from '#machines/preferences/preferences.types';
import { preferencesView } from '#machines/preferences/preferences.view';
import { LOCALES } from '#model/vocabulary/locales';
import { DATE_FORMATS, MOTIONS, SPOILERS, TIME_FORMATS, TIME_ZONES } from '#model/vocabulary/preferences';
import type { Keeping, KeepOutcome, Kept } from '#model/vocabulary/storage';
import { walkMachine } from '../laws/machine-walk.ts';

const kept: Kept<Preferences> = { value: DEFAULT_PREFERENCES, isDamaged: false, revision: 'r1' };

describe('preferences machine', () => {
  walkMachine({
    machine: preferencesMachine,
    events: [
      { type: 'THEME.CHANGED', theme: 'dark' },
      { type: 'LANGUAGE.CHANGED', uiLang: 1 },
      { type: 'STORAGE.RETRY' },
      { type: 'PREFERENCES.CHANGED', change: { timeFormat: 'h12' } },
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
    deciding: ({ preferences, kept, tried, isStale }) => [
      preferences,
      preferences === kept,
      preferences === tried,
      isStale,
    ],
    ignored: {
      'THEME.CHANGED': ['loading'],
      'LANGUAGE.CHANGED': ['loading'],
      'PREFERENCES.CHANGED': ['loading'],
      'STORAGE.RETRY': ['loading', 'ready.saved', 'ready.saving', 'ready.checking'],
    },
  });
});

describe('preferences', () => {
  test('keeps a chosen theme and clamps the language to those there are', async () => {
    const saved: Preferences[] = [];
    const machine = preferencesMachine.provide({
      actors: {
        load: fromPromise<Kept<Preferences>>(async () => kept),
        save: fromPromise<KeepOutcome<Preferences>, Keeping<Preferences>>(async ({ input }) => {
          saved.push(input.value);
          return { isKept: true, revision: 'r2' };
        }),
        watch: fromCallback(() => undefined),
      },
    });
    const actor = createActor(machine).start();
    const view = () => preferencesView(actor.getSnapshot(), actor.send);
    await vi.waitFor(() => expect(view().isLoading).toBe(false));
    view().setTheme('dark');
    view().setUiLang(99);
    await vi.waitFor(() =>
      expect(saved.at(-1)).toEqual({ ...DEFAULT_PREFERENCES, theme: 'dark', uiLang: LOCALES.length - 1 }),
    );
    view().setUiLang(-1);
    expect(view()).toMatchObject({ theme: 'dark', uiLang: 0 });
  });

  test('reads back what it wrote and turns anything else into choices that exist', () => {
    const preferences = fc.record({
      theme: fc.constantFrom(...THEMES),
      uiLang: fc.option(fc.integer({ min: 0, max: LOCALES.length - 1 })),
      dateFormat: fc.constantFrom(...DATE_FORMATS),
      timeFormat: fc.constantFrom(...TIME_FORMATS),
      timeZone: fc.constantFrom(...TIME_ZONES),
      spoilers: fc.constantFrom(...SPOILERS),
      motion: fc.constantFrom(...MOTIONS),
    });
    fc.assert(
      fc.property(preferences, preferences, preferences, (base, mine, theirs) => {
        const both = merged(base, mine, theirs);
        expect(merged(base, base, theirs)).toBe(theirs);
        expect(both.theme).toBe(mine.theme === base.theme ? theirs.theme : mine.theme);
        expect(both.timeZone).toBe(mine.timeZone === base.timeZone ? theirs.timeZone : mine.timeZone);
      }),
    );
    fc.assert(
      fc.property(preferences, (value) => {
        expect(readPreferences(writePreferences(value))).toEqual(value);
      }),
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record({ theme: fc.anything(), uiLang: fc.anything() })),
        (json) => {
          const { theme, uiLang } = readPreferences(json);
          expect(THEMES).toContain(theme);
          if (uiLang !== null) expect(LOCALES[uiLang]).toBeDefined();
        },
      ),
    );
  });
});
