import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { machineOf } from '#machines/app/app.view';
import { profilesView } from '#machines/profiles/profiles.view';
import type { Profile } from '#model/profile/profile';
import { provideApp } from '#src/app/boot/services.ts';
import { createBackups } from '#src/browser/storage/backups.ts';
import { tabLock } from '#src/browser/storage/lock.ts';
import type { Tabs } from '#src/browser/storage/shared-value.ts';
import { PROFILES } from '#src/kit/actors/kept.ts';
import { fakeStorage } from '#tests/laws/fake-storage';
import { sampleProblem, sampleProfile } from '#tests/laws/samples';
import { TeamClient } from '#wasm/host/thread/client';

const SOON = { timeout: 20_000, interval: 2 };

afterEach(() => {
  vi.useRealTimers();
});

const owner = (name: string, count: number): Profile => {
  const [card] = sampleProfile().cards;
  if (!card) throw new Error('the sample owns a card');
  return { ...sampleProfile(name), cards: Array.from({ length: count }, (_, i) => ({ ...card, id: i + 1 })) };
};

/** A site with profiles and backups behind them, as the app puts it together. */
function open(texts: Readonly<Record<string, string>>) {
  const { storage, kept } = fakeStorage(texts);
  const tabs: Tabs = {
    lock: tabLock(),
    broadcast: { post: () => undefined, listen: () => () => undefined },
    watchVisibility: () => () => undefined,
  };
  const backups = createBackups(storage, tabs);
  const client = new TeamClient(() => {
    throw new Error('no thread in this test');
  });
  const app = createActor(
    provideApp({ storage, client, tabs, backups, loadTeamData: async () => sampleProblem() }),
  ).start();
  const actor = machineOf(app, 'profiles');
  const view = () => profilesView(actor.getSnapshot(), actor.send);
  const ready = () => vi.waitFor(() => expect(view().isLoading).toBe(false), SOON);
  return { view, ready, backups, kept };
}

const textOf = (...profiles: readonly Profile[]) => JSON.stringify({ profiles, active: 0 });

describe('profiles with backups behind them', () => {
  test('are backed up before one is deleted, however it is deleted', async () => {
    const { view, ready, backups, kept } = open({ [PROFILES.key]: textOf(owner('A', 9), owner('B', 3)) });
    await ready();
    view().remove(0);
    await vi.waitFor(() => expect(kept.get(PROFILES.key)).not.toContain('"A"'), SOON);
    const [latest] = await backups.list();
    expect(latest).toMatchObject({
      reason: 'removal',
      profiles: [
        { name: 'A', cards: 9 },
        { name: 'B', cards: 3 },
      ],
    });
    view().exchange((await backups.open(latest?.slot ?? 0)) ?? { profiles: [], active: 0 });
    expect(view().profiles.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  test('are backed up a moment after a visit begins, so that damage costs what came since at most', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { ready, backups, kept } = open({ [PROFILES.key]: textOf(owner('A', 9)) });
    await ready();
    await vi.advanceTimersByTimeAsync(2_100);
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await backups.list()).toHaveLength(1), SOON);
    const later = open({ ...Object.fromEntries(kept), [PROFILES.key]: '{"profiles":[{"name":"A","ser' });
    await later.ready();
    expect(later.view()).toMatchObject({ isDamaged: true, profiles: [{ name: 'A' }] });
    expect(later.view().profiles[0]?.cards).toHaveLength(9);
    expect(later.view().completedFrom).not.toBeNull();
    // Nothing is written by itself, and the first change keeps what was completed.
    expect(later.kept.get(PROFILES.key)).toBe('{"profiles":[{"name":"A","ser');
    later.view().rename(0, 'Mine');
    await vi.waitFor(() => expect(later.kept.get(PROFILES.key)).toContain('"Mine"'), SOON);
    expect(JSON.parse(later.kept.get(PROFILES.key) ?? '')).toMatchObject({ profiles: [{ name: 'Mine' }] });
  });

  test('are never written over by fewer without a backup', async () => {
    const { view, ready, backups, kept } = open({ [PROFILES.key]: textOf(owner('A', 40)) });
    await ready();
    const [a] = view().profiles;
    if (!a) throw new Error('A is there');
    view().replace(0, { ...a, cards: [] });
    await vi.waitFor(() => expect(kept.get(PROFILES.key)).toContain('"cards":[]'), SOON);
    expect((await backups.list())[0]).toMatchObject({ profiles: [{ cards: 40 }] });
  });
});
