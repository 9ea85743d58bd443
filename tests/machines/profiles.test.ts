import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { profilesMachine } from '#machines/profiles/profiles.machine';
import type { ProfilesCommand } from '#machines/profiles/profiles.types';
import { profilesView } from '#machines/profiles/profiles.view';
import { NO_PROFILES, type ProfileCollection } from '#model/profile/collection';
import type { Keeping, KeepOutcome, StoredValue } from '#model/vocabulary/storage';
import { walkMachine } from '../laws/machine-walk.ts';
import { sampleProfile } from '../laws/samples.ts';

const commands: readonly ProfilesCommand[] = [
  { type: 'PROFILE.ADD', server: 1 },
  { type: 'PROFILE.INSERT', profiles: [sampleProfile()] },
  { type: 'PROFILE.REMOVE', index: 0 },
  { type: 'PROFILE.RENAME', index: 0, name: 'Mine' },
  { type: 'PROFILE.REPLACE', index: 0, profile: sampleProfile('Other') },
  { type: 'PROFILE.SELECT', index: 0 },
  { type: 'PROFILES.EXCHANGE', collection: { profiles: [sampleProfile('Restored')], active: 0 } },
  { type: 'UNDO.RUN' },
  { type: 'UNDO.DISMISS' },
];
const edits = commands.map(({ type }) => type);
const none: StoredValue<ProfileCollection> = { value: NO_PROFILES, isDamaged: false, revision: 'r1' };
const others: StoredValue<ProfileCollection> = {
  value: { profiles: [sampleProfile('Theirs')], active: 0 },
  isDamaged: false,
  revision: 'r2',
};

describe('profiles machine', () => {
  walkMachine({
    machine: profilesMachine,
    events: [
      ...commands,
      { type: 'STORAGE.RETRY' },
      { type: 'CONFLICT.RESOLVE', keep: 'mine' },
      { type: 'CONFLICT.RESOLVE', keep: 'theirs' },
      { type: 'KEPT.CHANGED' },
      { type: 'xstate.done.actor.load', output: none },
      { type: 'xstate.error.actor.load', error: new Error('time') },
      { type: 'xstate.done.actor.check', output: none },
      { type: 'xstate.done.actor.check', output: others },
      { type: 'xstate.error.actor.check', error: new Error('time') },
      { type: 'xstate.done.actor.save', output: { isKept: true, revision: 'r3' } },
      { type: 'xstate.done.actor.save', output: { isKept: false, theirs: others } },
      { type: 'xstate.error.actor.save', error: new Error('quota') },
      { type: 'xstate.error.actor.watch', error: new Error('no channel') },
    ],
    deciding: ({ value, kept, tried, isStale }) => [
      Math.min(value.profiles.length, 2),
      value === kept,
      value === tried,
      isStale,
    ],
    ignored: {
      ...Object.fromEntries(edits.map((type) => [type, ['loading']])),
      'STORAGE.RETRY': ['loading', 'ready.saved', 'ready.checking', 'ready.saving', 'ready.conflict'],
      'CONFLICT.RESOLVE': [
        'loading',
        'ready.saved',
        'ready.checking',
        'ready.saving',
        'ready.unsaved',
        'ready.unreadable',
      ],
    },
  });
});

const kept = (...names: string[]): StoredValue<ProfileCollection> => ({
  value: { profiles: names.map(sampleProfile), active: 0 },
  isDamaged: false,
  revision: names.join(),
});
const failing = (problem: string) => Promise.reject(Object.assign(new Error(problem), { problem }));

/** Profiles whose storage is played by the test. */
function startProfiles(
  load: () => Promise<StoredValue<ProfileCollection>> = async () => kept(),
  save: (collection: ProfileCollection) => Promise<void> = async () => {},
) {
  const saved: ProfileCollection[] = [];
  const machine = profilesMachine.provide({
    actors: {
      load: fromPromise<StoredValue<ProfileCollection>>(load),
      save: fromPromise<KeepOutcome<ProfileCollection>, Keeping<ProfileCollection>>(async ({ input }) => {
        saved.push(input.value);
        await save(input.value);
        return { isKept: true, revision: `save ${saved.length}` };
      }),
      watch: fromCallback(() => undefined),
    },
  });
  const actor = createActor(machine).start();
  const view = () => profilesView(actor.getSnapshot(), actor.send);
  const names = () => view().profiles.map(({ name }) => name);
  const settled = () =>
    vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('loading'), { interval: 1 });
  const keptNow = () =>
    vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ ready: 'saved' }), { interval: 1 });
  return { actor, view, names, saved, settled, keptNow };
}

describe('profiles', () => {
  test('shows what was kept and writes nothing back by itself', async () => {
    const { view, names, saved, settled } = startProfiles(async () => kept('A', 'B'));
    expect(view().isLoading).toBe(true);
    await settled();
    expect(view()).toMatchObject({ isLoading: false, active: 0, storageProblem: null });
    expect(names()).toEqual(['A', 'B']);
    expect(saved).toEqual([]);
  });

  test('names a new profile by the smallest free number and makes it active', async () => {
    const { view, names, settled, keptNow, saved } = startProfiles(async () =>
      kept('Profile 2', 'Profile 1'),
    );
    await settled();
    view().add(3);
    expect(names()).toEqual(['Profile 2', 'Profile 1', 'Profile 3']);
    expect(view()).toMatchObject({ active: 2, activeProfile: { server: 3 } });
    await keptNow();
    expect(saved.at(-1)?.profiles).toHaveLength(3);
  });

  test('gives a profile without a name the next free one when it is renamed to nothing', async () => {
    const { view, names, settled } = startProfiles(async () => kept('Profile 1', 'B'));
    await settled();
    view().rename(1, '   ');
    view().rename(7, 'nobody');
    view().rename(0, ' First ');
    expect(names()).toEqual(['First', 'Profile 2']);
  });

  test('saves once more, and only the latest, when changes come while it saves', async () => {
    const waiting: (() => void)[] = [];
    const { view, settled, keptNow, saved } = startProfiles(
      async () => kept(),
      () => new Promise((resolve) => waiting.push(resolve)),
    );
    await settled();
    for (const _ of [1, 2, 3, 4]) view().add(0);
    expect(saved.map(({ profiles }) => profiles.length)).toEqual([1]);
    waiting.shift()?.();
    await vi.waitFor(() => expect(saved.map(({ profiles }) => profiles.length)).toEqual([1, 4]));
    waiting.shift()?.();
    await keptNow();
  });

  test('keeps changes in memory and says why when there is no room, and saves after a retry', async () => {
    let isFull = true;
    const { view, settled, keptNow, names } = startProfiles(
      async () => kept('A'),
      () => (isFull ? failing('quota') : Promise.resolve()),
    );
    await settled();
    view().add(0);
    await vi.waitFor(() => expect(view().storageProblem).toBe('quota'));
    expect(names()).toEqual(['A', 'Profile 1']);
    view().rename(1, 'B');
    await vi.waitFor(() => expect(view().storageProblem).toBe('quota'));
    isFull = false;
    view().retryStorage();
    await keptNow();
    expect(view().storageProblem).toBeNull();
    expect(names()).toEqual(['A', 'B']);
  });

  test('saves nothing over profiles it could not read, and joins both when they can be read', async () => {
    const answers = [() => failing('time'), async () => kept('Old')];
    const { view, names, saved, settled, keptNow } = startProfiles(async () =>
      (answers.shift() ?? failing)('time'),
    );
    await settled();
    expect(view().storageProblem).toBe('time');
    view().add(0);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(saved).toEqual([]);
    view().retryStorage();
    await keptNow();
    expect(names()).toEqual(['Old', 'Profile 1']);
    expect(view().active).toBe(1);
    expect(saved.at(-1)?.profiles).toHaveLength(2);
  });

  test('says when part of what was kept was damaged', async () => {
    const { view, settled, saved } = startProfiles(async () => ({ ...kept('A'), isDamaged: true }));
    await settled();
    expect(view()).toMatchObject({ isDamaged: true, storageProblem: null });
    expect(saved).toEqual([]);
  });

  test('brings a deleted profile back to its place, with what was changed since', async () => {
    const { view, names, settled, keptNow, saved } = startProfiles(async () => kept('A', 'B', 'C'));
    await settled();
    view().select(1);
    view().remove(1);
    expect(view()).toMatchObject({ undoable: { kind: 'removed', index: 1 }, active: 0 });
    view().rename(0, 'First');
    view().undo();
    expect(names()).toEqual(['First', 'B', 'C']);
    expect(view()).toMatchObject({ active: 1, undoable: null });
    await keptNow();
    expect(saved.at(-1)?.profiles).toHaveLength(3);
  });

  test('brings a deleted profile back under another name where its own was taken since', async () => {
    const { view, names, settled } = startProfiles(async () => kept('A', 'B'));
    await settled();
    view().remove(1);
    view().rename(0, 'B');
    view().undo();
    expect(names()).toEqual(['B', 'B 2']);
  });

  test('puts a change where its profile stands by now, beside what was changed meanwhile', async () => {
    const { view, names, settled } = startProfiles(async () => kept('A', 'B'));
    await settled();
    const old = view();
    const [, b] = old.profiles;
    if (!b) throw new Error('there is a second one');
    const card = (id: number) => ({ ...b.cards[0], id }) as (typeof b.cards)[number];
    old.replace(1, { ...b, cards: [...b.cards, card(7)] });
    // The page was not drawn since, and the profile has another place by now.
    old.remove(0);
    old.replace(1, { ...b, server: 3, cards: [...b.cards, card(8)] });
    expect(names()).toEqual(['B']);
    expect(view().profiles[0]).toMatchObject({ server: 3 });
    expect(view().profiles[0]?.cards.map(({ id }) => id)).toEqual([1, 8, 7]);
    // One that is gone stays gone.
    view().remove(0);
    old.replace(0, { ...b, name: 'Ghost' });
    expect(names()).toEqual([]);
  });

  test('remembers the last deletion until the next one or until it is dismissed', async () => {
    const { view, names, settled } = startProfiles(async () => kept('A', 'B'));
    await settled();
    view().remove(0);
    view().remove(0);
    view().undo();
    expect(names()).toEqual(['B']);
    view().undo();
    expect(names()).toEqual(['B']);
    view().remove(0);
    view().dismissUndo();
    view().undo();
    expect(names()).toEqual([]);
  });

  test('puts another collection in its place, and turns that round', async () => {
    const { view, names, settled, keptNow, saved } = startProfiles(async () => kept('A', 'B'));
    await settled();
    view().exchange({ profiles: [sampleProfile('Backup')], active: 7 });
    expect([names(), view().active]).toEqual([['Backup'], 0]);
    await keptNow();
    expect(saved.at(-1)?.profiles.map(({ name }) => name)).toEqual(['Backup']);
    view().undo();
    expect(names()).toEqual(['A', 'B']);
  });

  test('turns an exchange round and leaves other profiles as they were changed since', async () => {
    const { view, settled } = startProfiles(async () => kept('A', 'B'));
    await settled();
    const [a, b] = view().profiles;
    if (!a || !b) throw new Error('two are kept');
    view().exchange({ profiles: [{ ...a, cards: [] }, b], active: 0 });
    view().replace(1, { ...b, server: 3 });
    view().undo();
    expect(view().profiles).toEqual([a, { ...b, server: 3 }]);
  });

  test('turns an exchange round and keeps beside it what cannot be put together', async () => {
    const { view, names, settled } = startProfiles(async () => kept('A', 'B'));
    await settled();
    const [a, b] = view().profiles;
    if (!a || !b) throw new Error('two are kept');
    const [card] = a.cards;
    view().exchange({ profiles: [{ ...a, cards: [] }, b, sampleProfile('Brought')], active: 0 });
    view().replace(0, { ...a, cards: a.cards.map((each) => ({ ...each, level: 7 })) });
    view().add(2);
    view().undo();
    expect(names()).toEqual(['A', 'B', 'A 2', 'Profile 1']);
    expect(view().profiles[0]).toEqual(a);
    expect(view().profiles[2]?.cards).toEqual([{ ...card, level: 7 }]);
  });

  test('brings back whatever was deleted, wherever it stood, and leaves the active one active', async () => {
    const count = fc.integer({ min: 1, max: 5 });
    await fc.assert(
      fc.asyncProperty(count, fc.nat(5), fc.nat(5), async (size, active, index) => {
        const all = ['A', 'B', 'C', 'D', 'E'].slice(0, size);
        const { view, names, settled } = startProfiles(async () => kept(...all));
        await settled();
        view().select(active);
        const before = view().activeProfile?.name;
        view().remove(index);
        view().undo();
        expect(names()).toEqual(all);
        expect(view().activeProfile?.name).toBe(before);
      }),
      { numRuns: 60 },
    );
  });

  test('always has an active profile when it has any, and keeps what it shows, whatever is done', async () => {
    const index = fc.integer({ min: -2, max: 6 });
    const act = fc.oneof(
      fc.record({
        type: fc.constant('PROFILE.ADD' as const),
        server: fc.constantFrom(0 as const, 4 as const),
      }),
      fc.record({ type: fc.constant('PROFILE.REMOVE' as const), index }),
      fc.record({ type: fc.constant('PROFILE.SELECT' as const), index }),
      fc.record({ type: fc.constant('PROFILE.RENAME' as const), index, name: fc.string({ maxLength: 3 }) }),
      fc.record({
        type: fc.constant('PROFILE.INSERT' as const),
        profiles: fc.array(fc.constantFrom('Mine', 'Yours').map(sampleProfile), { maxLength: 2 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 15 }), async (acts) => {
        const { actor, view, saved, settled, keptNow } = startProfiles();
        await settled();
        for (const command of acts) {
          const before = view();
          actor.send(command);
          expect(view().activeProfile === null).toBe(view().profiles.length === 0);
          if (
            command.type === 'PROFILE.REMOVE' &&
            command.index !== before.active &&
            before.profiles[command.index]
          ) {
            expect(view().activeProfile).toBe(before.activeProfile);
          }
          if (command.type === 'PROFILE.ADD') expect(view().active).toBe(view().profiles.length - 1);
        }
        await keptNow();
        if (saved.length > 0) expect(saved.at(-1)?.profiles).toEqual(view().profiles);
      }),
    );
  });
});
