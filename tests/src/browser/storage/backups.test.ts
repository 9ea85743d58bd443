import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_BACKUPS } from '#model/profile/backups/rolling';
import { NO_PROFILES, type ProfileCollection } from '#model/profile/collection';
import { emptyProfile, startingCard } from '#model/profile/defaults';
import type { StoredValue } from '#model/vocabulary/storage';
import { createBackups, REGULAR_MS } from '#src/browser/storage/backups.ts';
import { tabLock } from '#src/browser/storage/lock.ts';
import { StorageFailure, type TextStorage } from '#src/browser/storage/storage.ts';
import { fakeStorage } from '#tests/laws/fake-storage';

const owner = (count: number, name = 'A'): ProfileCollection => ({
  profiles: [
    { ...emptyProfile(name, 0), cards: Array.from({ length: count }, (_, i) => startingCard(i + 1)) },
  ],
  active: 0,
});
const kept = (value: ProfileCollection, isDamaged = false): StoredValue<ProfileCollection> => ({
  value,
  isDamaged,
  revision: 'r',
});

function open(storage: TextStorage = fakeStorage().storage) {
  let now = 1_000_000_000_000;
  const broadcast = { post: () => undefined, listen: () => () => undefined };
  const backups = createBackups(storage, { lock: tabLock(), broadcast }, () => now);
  const sizes = async () =>
    (await backups.list()).map(({ profiles }) => profiles.reduce((sum, { cards }) => sum + cards, 0));
  return { backups, sizes, pass: (ms: number) => (now += ms) };
}

describe('backups', () => {
  test('are made before much is taken away, and not for a change of one card', async () => {
    const { backups, sizes } = open();
    await backups.take(owner(40), 'manual');
    await backups.beforeSave(kept(owner(41)), owner(40));
    expect(await sizes()).toEqual([40]);
    await backups.beforeSave(kept(owner(41)), NO_PROFILES);
    expect(await sizes()).toEqual([41, 40]);
    expect((await backups.list())[0]?.reason).toBe('removal');
  });

  test('are made every ten minutes while there are edits, and never twice of the same', async () => {
    const { backups, sizes, pass } = open();
    for (let minute = 0; minute < 60; minute++) {
      await backups.beforeSave(kept(owner(100 + minute)), owner(101 + minute));
      pass(60_000);
    }
    expect(await sizes()).toEqual([150, 140, 130, 120, 110, 100]);
    pass(REGULAR_MS);
    await backups.onVisit(kept(owner(150)));
    expect(await sizes()).toHaveLength(6);
    pass(REGULAR_MS);
    await backups.onVisit(kept(owner(170)));
    expect((await sizes())[0]).toBe(170);
  });

  test('are not made of nothing, and not of what could not be read', async () => {
    const { backups, sizes } = open();
    await backups.beforeSave(kept(NO_PROFILES), owner(1));
    await backups.beforeSave(kept(owner(9), true), NO_PROFILES);
    await backups.onVisit(kept(owner(9), true));
    expect(await sizes()).toEqual([]);
  });

  test('stay ten, whatever is done', async () => {
    const { backups, sizes, pass } = open();
    for (let i = 1; i <= 25; i++) {
      await backups.take(owner(i), 'manual');
      pass(1_000);
    }
    expect(await sizes()).toHaveLength(MAX_BACKUPS);
    expect((await sizes())[0]).toBe(25);
  });

  test('are opened as they were, and a damaged one costs itself alone', async () => {
    const { storage, kept: texts } = fakeStorage();
    const { backups } = open(storage);
    await backups.take(owner(3), 'manual');
    await backups.take(owner(4), 'manual');
    const [latest, older] = await backups.list();
    texts.set(`backups/${latest?.slot}`, '{"at":5,"mark":');
    expect((await backups.list()).map(({ slot }) => slot)).toEqual([older?.slot]);
    expect(await backups.open(latest?.slot ?? 0)).toBeNull();
    expect((await backups.open(older?.slot ?? 0))?.profiles[0]?.cards).toHaveLength(3);
  });

  test('complete what could not be read, from the latest one that can be', async () => {
    const { backups } = open();
    await backups.take(owner(30), 'regular');
    const recovered = await backups.recover(kept(NO_PROFILES, true));
    expect(recovered).toMatchObject({ isDamaged: true, completedFrom: 1_000_000_000_000 });
    expect(recovered.value.profiles[0]?.cards).toHaveLength(30);
    const whole = kept(owner(2));
    expect(await backups.recover(whole)).toBe(whole);
  });

  test('make room for a newer one by giving up older ones, and fail quietly when that does not help', async () => {
    const { storage, kept: texts } = fakeStorage();
    const limited: TextStorage = {
      ...storage,
      set: async (key, text) => {
        const others = [...texts].filter(([other]) => other !== key);
        if (others.reduce((sum, [, each]) => sum + each.length, text.length) > 4_000)
          throw new StorageFailure('quota');
        texts.set(key, text);
      },
    };
    const { backups, sizes, pass } = open(limited);
    for (let i = 1; i <= 8; i++) {
      await backups.take(owner(i), 'manual');
      pass(1_000);
    }
    const held = await sizes();
    expect(held[0]).toBe(8);
    expect(held.length).toBeLessThan(8);
    texts.set('other', 'x'.repeat(4_000));
    await expect(backups.take(owner(9), 'manual')).rejects.toThrow('quota');
    await backups.beforeSave(kept(owner(9)), NO_PROFILES);
  });

  test('never hinder a saving, whatever storage does', async () => {
    const call = fc.constantFrom('get', 'set', 'remove');
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 3 }), async (broken) => {
        const fail = () => Promise.reject(new StorageFailure('unavailable'));
        const { storage } = fakeStorage();
        const { backups } = open({ ...storage, ...Object.fromEntries(broken.map((name) => [name, fail])) });
        await backups.beforeSave(kept(owner(9)), NO_PROFILES);
        await backups.onVisit(kept(owner(9)));
        const damaged = kept(owner(1), true);
        const { value } = await backups.recover(damaged);
        // What was read is there; where storage can be read, with the backup that was made above.
        const canRecover = !broken.includes('get') && !broken.includes('set');
        expect(value.profiles[0]?.cards).toHaveLength(canRecover ? 9 : 1);
      }),
      { numRuns: 30 },
    );
  });
});
