import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { KEPT_VALUES } from '#machines/app/kept-values';
import { EDITOR_SOUND, type EditorSoundSettings, volumesOf } from '#machines/chartsound/settings.logic';
import { BESTS } from '#machines/game/bests.logic';
import { DAILY } from '#machines/game/daily.logic';
import { type HomeEdit, type HomeLayout, SHORTCUT_PAGES } from '#machines/home/home.logic';
import { isEqual, mergeFields } from '#machines/kept/kept.logic';
import { keptMachine } from '#machines/kept/kept.machine';
import type { KeptValue } from '#machines/kept/kept.types';
import { keptView } from '#machines/kept/kept.view';
import { LISTENING } from '#machines/listening/listening.logic';
import { PLAYLISTS } from '#machines/playlists/playlists.logic';
import type { Preferences, PreferencesEdit } from '#machines/preferences/preferences.logic';
import { MAX_SEARCHES, type Searches, type SearchesEdit } from '#machines/searches/searches.logic';
import type { ServersChoice, ServersEdit } from '#machines/servers/servers.logic';
import { BEST_RUNS } from '#machines/simulator/best-runs.logic';
import { STAGE_SETTINGS } from '#machines/simulator/settings.logic';
import {
  MAX_STOPS,
  STORY_MARKS,
  type StoryMarks,
  type StoryMarksEdit,
} from '#machines/storymarks/storymarks.logic';
import { STORY_READING } from '#machines/storyvoices/settings.logic';
import { type BestRuns, type KeptRun, runOf } from '#model/chart/judging/best-runs';
import { SETTING_RANGES, type StageSettings } from '#model/chart/stage/settings';
import type { Best, Bests } from '#model/games/bests';
import type { DailyMark, DailyRecords, DailyResult } from '#model/games/daily';
import { GAMES } from '#model/games/settings';
import { FIRST_LISTENING, type Listening } from '#model/media/music/listening';
import { MODES, VERSIONS } from '#model/media/music/modes';
import type { Playlists, PlaylistsEdit } from '#model/media/music/playlists';
import { EMPTY_QUEUE, withMode, withMore } from '#model/media/music/queue';
import {
  type ReadingSettings,
  SHOWN_LANGUAGES,
  TEXT_SIZES,
} from '#model/media/story/catalogue/reading-settings';
import { readStoryKey } from '#model/media/story/catalogue/story-ref';
import { linkTo } from '#model/site/links';
import { MAX_SHORTCUTS, WIDGETS } from '#model/vocabulary/home';
import { LOCALES } from '#model/vocabulary/locales';
import {
  DATE_FORMATS,
  MATURES,
  MOTIONS,
  SPOILERS,
  THEMES,
  TIME_FORMATS,
  TIME_ZONES,
} from '#model/vocabulary/preferences';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { fakeBrowser, startInTab } from '../laws/fake-browser.ts';
import { walkMachine } from '../laws/machine-walk.ts';

interface Sample<Value extends object, Edit> {
  readonly kept: KeptValue<Value, Edit>;
  readonly edits: fc.Arbitrary<Edit>;
  /** An edit that changes the defaults. */
  readonly change: Edit;
  /** Fails for a value that must never be. */
  check(value: Value): void;
}

const server = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const);
const pair = fc.constantFrom({ main: 1, sub: 0 } as const, { main: 0, sub: 1 } as const);
const servers: Sample<ServersChoice, ServersEdit> = {
  kept: KEPT_VALUES.servers,
  edits: fc.oneof(
    fc.record({
      kind: fc.constant('choose' as const),
      servers: fc.record({ main: server, sub: server }, { requiredKeys: [] }),
      inUse: pair,
    }),
    fc.record({ kind: fc.constant('take' as const), chosen: fc.option(pair) }),
  ),
  // Choosing what is in use already is a choice, too.
  change: { kind: 'choose', servers: {}, inUse: { main: 1, sub: 0 } },
  check({ chosen }) {
    if (chosen === null) return;
    const { main, sub } = chosen;
    expect(main).not.toBe(sub);
    expect(SERVERS[main]).toBeDefined();
    expect(SERVERS[sub]).toBeDefined();
  },
};

const preferences: Sample<Preferences, PreferencesEdit> = {
  kept: KEPT_VALUES.preferences,
  edits: fc.record(
    {
      theme: fc.constantFrom(...THEMES),
      uiLang: fc.oneof(fc.integer({ min: -9, max: 99 }), fc.constantFrom(Number.NaN, null)),
      dateFormat: fc.constantFrom(...DATE_FORMATS),
      timeFormat: fc.constantFrom(...TIME_FORMATS),
      timeZone: fc.constantFrom(...TIME_ZONES),
      spoilers: fc.constantFrom(...SPOILERS),
      motion: fc.constantFrom(...MOTIONS),
      mature: fc.constantFrom(...MATURES),
    },
    { requiredKeys: [] },
  ),
  change: { theme: 'dark' },
  check({ theme, uiLang }) {
    expect(THEMES).toContain(theme);
    if (uiLang !== null) expect(LOCALES[uiLang]).toBeDefined();
  },
};

const widget = fc.constantFrom(...WIDGETS);
const path = fc.oneof(fc.constantFrom(...SHORTCUT_PAGES), fc.constant('/no/such/page'), fc.string());
const by = fc.oneof(fc.integer({ min: -9, max: 9 }), fc.constant(Number.NaN));
const home: Sample<HomeLayout, HomeEdit> = {
  kept: KEPT_VALUES.home,
  edits: fc.oneof(
    fc.record({ kind: fc.constantFrom('addWidget' as const, 'removeWidget' as const), widget }),
    fc.record({ kind: fc.constant('moveWidget' as const), widget, by }),
    fc.record({ kind: fc.constantFrom('addShortcut' as const, 'removeShortcut' as const), path }),
    fc.record({ kind: fc.constant('moveShortcut' as const), path, by }),
    fc.record({ kind: fc.constant('reset' as const) }),
  ),
  change: { kind: 'removeWidget', widget: 'news' },
  check({ widgets, shortcuts }) {
    expect(new Set(widgets).size).toBe(widgets.length);
    expect(new Set(shortcuts).size).toBe(shortcuts.length);
    expect(shortcuts.length).toBeLessThanOrEqual(MAX_SHORTCUTS);
    for (const each of shortcuts) expect(linkTo(each)).toBe(each);
  },
};

const searches: Sample<Searches, SearchesEdit> = {
  kept: KEPT_VALUES.searches,
  edits: fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      player: fc.record({
        server: fc.constantFrom<ServerIndex>(0, 1, 2, 3, 4),
        id: fc.oneof(fc.constantFrom('1', '007', '0', '', 'x'), fc.bigInt(0n, 10n ** 20n).map(String)),
        name: fc.string(),
      }),
    }),
    fc.record({ kind: fc.constant('clear' as const) }),
  ),
  change: { kind: 'add', player: { server: 0, id: '1000001', name: 'Somebody' } },
  check({ players }) {
    expect(players.length).toBeLessThanOrEqual(MAX_SEARCHES);
    expect(new Set(players.map(({ server, id }) => `${server} ${id}`)).size).toBe(players.length);
    for (const { id } of players) expect(id).toMatch(/^[1-9]\d{0,19}$/);
  },
};

const storyKeys = fc.constantFrom('main/1', 'event/2/3', 'card/4/1', 'area/5', 'event/2', 'x', '');
const storyMarks: Sample<StoryMarks, StoryMarksEdit> = {
  kept: STORY_MARKS,
  edits: fc.oneof(
    fc.record({ kind: fc.constantFrom('read' as const, 'unread' as const), key: storyKeys }),
    fc.record({
      kind: fc.constant('stop' as const),
      stop: fc.record({
        key: storyKeys,
        server: fc.constantFrom<ServerIndex>(0, 1, 2, 3, 4),
        at: fc.integer({ min: -1, max: 9 }),
        last: fc.integer({ min: 0, max: 8 }),
      }),
    }),
  ),
  change: { kind: 'read', key: 'main/7' },
  check({ read, stops }) {
    expect(new Set(read).size).toBe(read.length);
    expect(new Set(stops.map(({ key }) => key)).size).toBe(stops.length);
    expect(stops.length).toBeLessThanOrEqual(MAX_STOPS);
    for (const { key, at, last } of stops) {
      expect(read).not.toContain(key);
      expect(readStoryKey(key)).not.toBeNull();
      expect(at).toBeLessThanOrEqual(last);
    }
  },
};

const songs = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 6 });
const listening: Sample<Listening, Listening> = {
  kept: LISTENING,
  edits: fc
    .record({
      songs,
      mode: fc.constantFrom(...MODES),
      seed: fc.nat(),
      volume: fc.constantFrom(0, 0.5, 1),
      isMuted: fc.boolean(),
      version: fc.constantFrom(...VERSIONS),
      skipsSilence: fc.boolean(),
    })
    .map(({ songs: ids, mode, seed, ...rest }) => ({
      ...rest,
      queue: withMode(withMore(EMPTY_QUEUE, ids), mode, seed),
      seconds: ids.length,
    })),
  change: { ...FIRST_LISTENING, queue: withMore(EMPTY_QUEUE, [3]) },
  check({ queue: { added, order, at }, volume }) {
    expect(new Set(order)).toEqual(new Set(added));
    expect(at).toBeLessThan(Math.max(1, order.length));
    expect(volume).toBeLessThanOrEqual(1);
  },
};

const editorSound: Sample<EditorSoundSettings, Partial<EditorSoundSettings>> = {
  kept: EDITOR_SOUND,
  edits: fc.oneof(
    fc.double().map((music) => ({ music })),
    fc.double().map((beats) => ({ beats })),
    fc.boolean().map((hasMetronome) => ({ hasMetronome })),
  ),
  change: { hits: 0.25 },
  check(settings) {
    for (const volume of Object.values(volumesOf(settings))) {
      expect(volume).toBeGreaterThanOrEqual(0);
      expect(volume).toBeLessThanOrEqual(1);
    }
    if (!settings.hasMetronome) expect(volumesOf(settings).beats).toBe(0);
  },
};

const storyReading: Sample<ReadingSettings, Partial<ReadingSettings>> = {
  kept: STORY_READING,
  edits: fc.oneof(
    fc.constantFrom(...TEXT_SIZES).map((size) => ({ size })),
    fc.constantFrom(...SHOWN_LANGUAGES).map((languages) => ({ languages })),
  ),
  change: { size: 20 },
  check({ size, languages }) {
    expect(TEXT_SIZES).toContain(size);
    expect(SHOWN_LANGUAGES).toContain(languages);
  },
};

const stageSettings: Sample<StageSettings, Partial<StageSettings>> = {
  kept: STAGE_SETTINGS,
  edits: fc.oneof(
    fc.double().map((speed) => ({ speed })),
    fc.double().map((musicVolume) => ({ musicVolume })),
    fc.boolean().map((hasTies) => ({ hasTies })),
    fc.string().map((skin) => ({ skin })),
  ),
  change: { speed: 5 },
  check(settings) {
    for (const [name, [least, most]] of Object.entries(SETTING_RANGES)) {
      const value = settings[name as keyof typeof SETTING_RANGES];
      expect(value).toBeGreaterThanOrEqual(least);
      expect(value).toBeLessThanOrEqual(most);
    }
  },
};

const ONE_RUN: KeptRun = { ...runOf([], 1, 'standard'), key: '1 easy', accuracy: 0.5 };
const bestRuns: Sample<BestRuns, KeptRun> = {
  kept: BEST_RUNS,
  edits: fc
    .record({
      key: fc.constantFrom('1 easy', '2 expert', '3 special'),
      accuracy: fc.constantFrom(0, 0.5, 1),
    })
    .map((run) => ({ ...ONE_RUN, ...run })),
  change: ONE_RUN,
  check({ runs }) {
    expect(new Set(runs.map(({ key }) => key)).size).toBe(runs.length);
  },
};

const listId = fc.constantFrom('a', 'b', 'c');
const songPlace = fc.integer({ min: -1, max: 6 });
const mark = fc.constantFrom<DailyMark>('whole', 'part', 'none');
const daily: Sample<DailyRecords, DailyResult> = {
  kept: DAILY,
  edits: fc.record({
    game: fc.constantFrom(...GAMES),
    day: fc.integer({ min: 1, max: 9 }).map((day) => `2026-11-0${day}`),
    marks: fc.array(mark, { maxLength: 5 }),
    points: fc.nat(9_999),
  }),
  change: { game: 'guesswho', day: '2026-11-27', marks: ['whole'], points: 900 },
  check(records) {
    for (const record of Object.values(records)) {
      if (record) expect(record.longest).toBeGreaterThanOrEqual(record.streak);
    }
  },
};

const bests: Sample<Bests, Best> = {
  kept: BESTS,
  edits: fc.record({
    key: fc.constantFrom('guesswho server=jp', 'findme server=jp', 'guesswho server=jp rounds=5'),
    points: fc.constantFrom(0, 900, 1_800),
  }),
  change: { key: 'guesswho server=jp', points: 900 },
  check({ bests: all }) {
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  },
};

const playlists: Sample<Playlists, PlaylistsEdit> = {
  kept: PLAYLISTS,
  edits: fc.oneof(
    fc.record({
      kind: fc.constant('create' as const),
      list: fc.record({ id: listId, name: fc.string(), songs }),
    }),
    fc.record({ kind: fc.constant('rename' as const), id: listId, name: fc.string() }),
    fc.record({ kind: fc.constant('remove' as const), id: listId }),
    fc.record({ kind: fc.constant('add' as const), id: listId, songs }),
    fc.record({ kind: fc.constant('drop' as const), id: listId, song: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ kind: fc.constant('move' as const), id: listId, from: songPlace, to: songPlace }),
  ),
  change: { kind: 'create', list: { id: 'a', name: 'A', songs: [1] } },
  check({ lists }) {
    expect(new Set(lists.map(({ id }) => id)).size).toBe(lists.length);
    for (const list of lists) {
      expect(list.name.trim()).not.toBe('');
      expect(new Set(list.songs).size).toBe(list.songs.length);
    }
  },
};

function walks<Value extends object, Edit>({ kept, change }: Sample<Value, Edit>): void {
  const value = kept.decode(undefined);
  const there = { value, isDamaged: false, revision: 'r1' };
  walkMachine({
    machine: keptMachine(kept),
    events: [
      { type: 'VALUE.EDITED', edit: change },
      { type: 'STORAGE.RETRY' },
      { type: 'KEPT.CHANGED' },
      { type: 'xstate.done.actor.load', output: there },
      { type: 'xstate.error.actor.load', error: new Error('time') },
      { type: 'xstate.done.actor.check', output: there },
      { type: 'xstate.error.actor.check', error: new Error('time') },
      { type: 'xstate.done.actor.save', output: { isKept: true, revision: 'r2' } },
      { type: 'xstate.done.actor.save', output: { isKept: false, theirs: there } },
      { type: 'xstate.error.actor.save', error: new Error('quota') },
      { type: 'xstate.error.actor.watch', error: new Error('no channel') },
    ],
    deciding: (now) => [now.value, now.value === now.kept, now.value === now.tried, now.isStale],
    ignored: {
      'VALUE.EDITED': ['loading'],
      'STORAGE.RETRY': ['loading', 'ready.saved', 'ready.saving', 'ready.checking'],
    },
  });
}

/** A value after some edits of the defaults. */
const editedValue = <Value extends object, Edit>({ kept, edits }: Sample<Value, Edit>) =>
  fc.array(edits, { maxLength: 12 }).map((list) => list.reduce(kept.edit, kept.decode(undefined)));

function isSound<Value extends object, Edit>(sample: Sample<Value, Edit>): void {
  const { kept, change, check } = sample;
  const value = editedValue(sample);

  test('stays valid whatever is edited, and is read back as it was written', () => {
    fc.assert(
      fc.property(value, (one) => {
        check(one);
        expect(kept.decode(JSON.parse(JSON.stringify(kept.encode(one))))).toEqual(one);
      }),
    );
    expect(kept.edit(kept.decode(undefined), change)).not.toEqual(kept.decode(undefined));
  });

  test('stays valid when merged, and merges with an unchanged version into the changed one', () => {
    const { merge = mergeFields } = kept;
    fc.assert(
      fc.property(value, value, value, (base, mine, theirs) => {
        check(merge(base, mine, theirs));
        expect(merge(base, base, theirs)).toEqual(theirs);
        expect(merge(base, mine, base)).toEqual(mine);
      }),
    );
  });

  test('is valid whatever was stored', () => {
    const fields = Object.keys(Object(kept.encode(kept.decode(undefined))));
    const damaged = fc.record(Object.fromEntries(fields.map((field) => [field, fc.jsonValue()])));
    fc.assert(fc.property(fc.oneof(fc.anything(), damaged), (json) => check(kept.decode(json))));
  });
}

function shown<Value extends object, Edit>(kept: KeptValue<Value, Edit>, browser = fakeBrowser()) {
  const actor = startInTab(keptMachine(kept), kept, browser);
  const view = () => keptView<Value, Edit>(actor.getSnapshot(), actor.send);
  const ready = () => vi.waitFor(() => expect(view().storage.isLoading).toBe(false), { interval: 1 });
  const stored = () => kept.decode(JSON.parse(browser.texts.get(kept.key) ?? 'null'));
  return { view, ready, stored };
}

function isKept<Value extends object, Edit>({ kept, change }: Sample<Value, Edit>): void {
  const changed = kept.edit(kept.decode(undefined), change);
  const failing = (problem: string) => Promise.reject(Object.assign(new Error(problem), { problem }));

  test('shows the defaults while it loads, ignores edits meanwhile, and saves a later one', async () => {
    const { view, ready, stored } = shown(kept);
    expect(view().storage.isLoading).toBe(true);
    view().edit(change);
    expect(view().value).toEqual(kept.decode(undefined));
    await ready();
    view().edit(change);
    expect(view().value).toEqual(changed);
    await vi.waitFor(() => expect(stored()).toEqual(changed));
    expect(view().storage.storageProblem).toBeNull();
  });

  test('holds an edit that the browser refuses to store, says why, and saves it after a retry', async () => {
    const browser = fakeBrowser();
    let isFull = true;
    const set = (key: string, text: string) => (isFull ? failing('quota') : browser.storage.set(key, text));
    const { view, ready, stored } = shown(kept, { ...browser, storage: { ...browser.storage, set } });
    await ready();
    view().edit(change);
    await vi.waitFor(() => expect(view().storage.storageProblem).toBe('quota'));
    expect(view().value).toEqual(changed);
    isFull = false;
    view().storage.retryStorage();
    await vi.waitFor(() => expect(stored()).toEqual(changed));
    expect(view().storage.storageProblem).toBeNull();
  });

  test('writes nothing over a value it could not read, and saves edits once it is read', async () => {
    const browser = fakeBrowser();
    let isBroken = true;
    const get = (key: string) => (isBroken ? failing('time') : browser.storage.get(key));
    const { view, ready, stored } = shown(kept, { ...browser, storage: { ...browser.storage, get } });
    await ready();
    view().edit(change);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(view().storage.storageProblem).toBe('time');
    expect(browser.texts.size).toBe(0);
    isBroken = false;
    view().storage.retryStorage();
    await vi.waitFor(() => expect(stored()).toEqual(changed));
  });
}

function isShared<Value extends object, Edit>({ kept, edits, check }: Sample<Value, Edit>): void {
  test('becomes the same in two tabs in whatever order they edit, save and hear of each other', async () => {
    const act = fc.record({ tab: fc.constantFrom(0 as const, 1 as const), edit: edits, wait: fc.nat(6) });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(act, { minLength: 2, maxLength: 8 }), async (steps, acts) => {
        const browser = fakeBrowser(() => steps.schedule(Promise.resolve()));
        const first = shown(kept, browser);
        await steps.waitIdle();
        // The second one still loads while the first one is edited.
        const tabs = [first, shown(kept, browser)] as const;
        for (const { tab, edit, wait } of acts) {
          tabs[tab].view().edit(edit);
          for (let i = 0; i < wait && steps.count() > 0; i++) await steps.waitNext(1);
        }
        await steps.waitIdle();
        const values = tabs.map(({ view }) => view().value);
        expect(values[0]).toEqual(values[1]);
        expect(tabs[0].stored()).toEqual(values[0]);
        check(tabs[0].view().value);
      }),
    );
  });

  test('saves its edits on top of what another tab saved meanwhile', async () => {
    const base = kept.decode(undefined);
    const { merge = mergeFields } = kept;
    await fc.assert(
      fc.asyncProperty(edits, edits, async (here, there) => {
        const browser = fakeBrowser();
        const { view, ready, stored } = shown(kept, browser);
        await ready();
        const [mine, theirs] = [kept.edit(base, here), kept.edit(base, there)];
        // Without an edit nothing is saved.
        fc.pre(!isEqual(mine, base));
        browser.texts.set(kept.key, JSON.stringify(kept.encode(theirs)));
        view().edit(here);
        const merged = merge(base, mine, theirs);
        await vi.waitFor(() => expect(stored()).toEqual(merged), { interval: 1 });
        await vi.waitFor(() => expect(view().value).toEqual(merged), { interval: 1 });
      }),
      { numRuns: 30 },
    );
  });
}

function obeysLaws<Value extends object, Edit>(sample: Sample<Value, Edit>): void {
  walks(sample);
  isSound(sample);
  isKept(sample);
  isShared(sample);
}

/** Values that come with the code of their pages. */
type Late =
  | 'storyMarks'
  | 'listening'
  | 'playlists'
  | 'stageSettings'
  | 'editorSound'
  | 'storyReading'
  | 'bestRuns'
  | 'daily'
  | 'bests';

const LAWS: Readonly<Record<keyof typeof KEPT_VALUES | Late, () => void>> = {
  storyMarks: () => obeysLaws(storyMarks),
  bests: () => obeysLaws(bests),
  daily: () => obeysLaws(daily),
  listening: () => obeysLaws(listening),
  playlists: () => obeysLaws(playlists),
  editorSound: () => obeysLaws(editorSound),
  storyReading: () => obeysLaws(storyReading),
  stageSettings: () => obeysLaws(stageSettings),
  bestRuns: () => obeysLaws(bestRuns),
  servers: () => obeysLaws(servers),
  preferences: () => obeysLaws(preferences),
  home: () => obeysLaws(home),
  searches: () => obeysLaws(searches),
};

describe.each(Object.entries(LAWS))('kept value %s', (_name, register) => register());

describe('two versions of a value', () => {
  test('are merged field by field, mine where it was changed here', () => {
    const version = fc.record({ a: fc.nat(2), b: fc.array(fc.nat(1), { maxLength: 2 }) });
    fc.assert(
      fc.property(version, version, version, (base, mine, theirs) => {
        const merged = mergeFields(base, mine, theirs);
        for (const key of ['a', 'b'] as const)
          expect(merged[key]).toEqual(isEqual(mine[key], base[key]) ? theirs[key] : mine[key]);
      }),
    );
  });
});
