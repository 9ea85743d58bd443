import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseChart } from '#model/chart/parse';
import { EMPTY_ABOUT } from '#model/writing/chart/about';
import { type ChartDraft, draftOf } from '#model/writing/chart/draft';
import { type KeptWork, newWork } from '#model/writing/work/kept-work';
import { MAX_VERSIONS, VERSION_PAUSE_MS } from '#model/writing/work/versions';
import type { FileStorage } from '#src/browser/storage/files.ts';
import { tabLock } from '#src/browser/storage/lock.ts';
import { StorageFailure, type TextStorage } from '#src/browser/storage/storage.ts';
import { STORED_CHARTS } from '#src/features/charteditor/drafts/chart-drafts.ts';
import { DraftStore } from '#src/features/drafts/draft-store.ts';
import { fakeStorage } from '#tests/laws/fake-storage';

const DAY_MS = 86_400_000;
const HASH = 'a'.repeat(40);

const single = { type: 'Single', beat: 1, lane: 2 };
const chart = (title: string, notes = 1): KeptWork<ChartDraft> =>
  newWork(
    draftOf(parseChart(Array.from({ length: notes }, (_, i) => ({ ...single, beat: i + 1 }))), {
      ...EMPTY_ABOUT,
      title,
    }),
  );
const titleOf = (kept: KeptWork<ChartDraft> | null): string | undefined => kept?.content.about.title;

function device(wrap: (storage: TextStorage) => TextStorage = (storage) => storage) {
  const { storage, kept } = fakeStorage();
  const files = new Map<string, Blob>();
  const fileStorage: FileStorage = {
    get: async (hash) => files.get(hash) ?? null,
    set: async (hash, file) => void files.set(hash, file),
    remove: async (hash) => void files.delete(hash),
  };
  let now = 1_000_000_000;
  let keys = 0;
  const lock = tabLock();
  const open = () =>
    new DraftStore(STORED_CHARTS, {
      storage: wrap(storage),
      files: fileStorage,
      tabs: {
        lock,
        broadcast: { post: () => undefined, listen: () => () => undefined },
        watchVisibility: () => () => undefined,
      },
      now: () => now,
      newKey: () => `k${keys++}`,
    });
  const pass = (ms: number): void => {
    now += ms;
  };
  return { store: open(), open, kept, files, pass };
}

describe('drafts of charts on the device', () => {
  test('are there again, with all that was in them', async () => {
    const { store, open } = device();
    const key = await store.create(chart('Stairs', 3));
    expect(await open().open(key)).toEqual({ kind: 'draft', work: chart('Stairs', 3) });
    expect(await open().list()).toMatchObject([{ key, title: 'Stairs', size: 3, post: null }]);
  });

  test('are there as they were kept before there were drafts of other works', async () => {
    const { store, open, kept } = device();
    const key = await store.create(chart('Stairs', 3));
    for (const [name, text] of kept)
      if (name === 'charts' || name.endsWith('/versions'))
        kept.set(name, text.replaceAll('"size":', '"notes":'));
    expect(kept.get('charts')).toContain('"notes":3');
    expect(await open().list()).toMatchObject([{ key, title: 'Stairs', size: 3 }]);
    expect(await open().versions(key)).toMatchObject([{ size: 3 }]);
    expect(await open().open(key)).toEqual({ kind: 'draft', work: chart('Stairs', 3) });
  });

  test('are listed from the last changed on, also by tabs that write at the same moment', async () => {
    const { open, pass } = device();
    const tabs = [open(), open(), open()];
    const keys = await Promise.all(tabs.map((tab, i) => tab.create(chart(`Chart ${i}`))));
    expect((await open().list()).map(({ key }) => key).sort()).toEqual([...keys].sort());
    pass(1_000);
    await tabs[0]?.rename(keys[0] ?? '', 'First again');
    expect((await open().list())[0]).toMatchObject({ key: keys[0], title: 'First again' });
  });

  test('that cannot be read are set aside as they are', async () => {
    const { store, kept } = device();
    const key = await store.create(chart('Stairs'));
    const whole = kept.get(key) ?? '';
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), async (length) => {
        const cut = whole.slice(0, length);
        kept.set(key, cut);
        expect(await store.open(key)).toEqual({ kind: 'damaged', text: cut });
        expect([...kept].some(([name, text]) => name.startsWith(`${key}/damaged/`) && text === cut)).toBe(
          true,
        );
      }),
      { numRuns: 30 },
    );
  });

  test('have at most fifty versions, each of which opens, and leave no others behind', async () => {
    const { store, kept, pass } = device();
    const key = await store.create(chart('Stairs', 1));
    for (let notes = 2; notes <= 80; notes++) {
      pass(VERSION_PAUSE_MS);
      await store.keep(key, chart('Stairs', notes));
    }
    const versions = await store.versions(key);
    expect(versions).toHaveLength(MAX_VERSIONS);
    expect([versions[0]?.size, versions.at(-1)?.size]).toEqual([1, 80]);
    for (const { at, size } of versions)
      expect((await store.version(key, at))?.content.sheet).toEqual(chart('', size).content.sheet);
    expect([...kept.keys()].filter((name) => name.startsWith(`${key}/at/`))).toHaveLength(MAX_VERSIONS);
  });

  test('are not versioned with every change, but whenever something gives way', async () => {
    const { store, pass } = device();
    const key = await store.create(chart('Stairs', 1));
    pass(1_000);
    await store.keep(key, chart('Stairs', 2));
    expect(await store.versions(key)).toHaveLength(1);
    await store.park(key, chart('Stairs', 2));
    await store.park(key, chart('Stairs', 3));
    expect((await store.versions(key)).map(({ size }) => size)).toEqual([1, 2, 3]);
  });

  test('can be brought back for a day, and then end with their files', async () => {
    const { store, kept, files, pass } = device();
    const audio = { hash: HASH, name: 'a.mp3', size: 3, type: 'audio/mpeg' };
    const about = { ...EMPTY_ABOUT, music: { type: 'custom', audio, cover: null } } as const;
    const own = { ...chart('Own music'), content: { ...chart('').content, about } };
    await store.putFile(HASH, new Blob(['abc']));
    const key = await store.create(own);
    await store.remove(key);
    expect(await store.list()).toEqual([]);
    await store.bringBack(key);
    expect(await store.list()).toHaveLength(1);
    const other = await store.create(own);
    await store.remove(key);
    pass(DAY_MS + 1);
    await store.list();
    expect(files.size).toBe(1);
    expect([...kept.keys()].filter((name) => name.startsWith(`${key}`))).toEqual([]);
    await store.remove(other);
    pass(DAY_MS + 1);
    expect(await store.list()).toEqual([]);
    expect([files.size, [...kept.keys()].filter((name) => name !== 'charts')]).toEqual([0, []]);
  });

  test('are found by the post that they change', async () => {
    const { store } = device();
    const key = await store.create({ ...chart('Published'), post: 7, revision: 2 });
    expect(await store.keyOfPost(7)).toBe(key);
    expect(await store.keyOfPost(8)).toBe('charts/post-8');
  });

  test('do not come back with the published chart once they are deleted', async () => {
    const { store, pass } = device();
    const edit = { ...chart('Edit'), post: 7, revision: 2 };
    const keys: string[] = [];
    for (let times = 0; times < 3; times++) {
      const key = await store.keyOfPost(7);
      expect(await store.open(key)).toEqual({ kind: 'nothing' });
      expect(await store.keyOfPost(7)).toBe(key);
      await store.keep(key, edit);
      expect(await store.keyOfPost(7)).toBe(key);
      await store.remove(key);
      keys.push(key);
      pass(1_000);
    }
    expect(new Set(keys).size).toBe(3);
    await store.bringBack(keys[1] ?? '');
    expect(await store.keyOfPost(7)).toBe(keys[1]);
    await store.remove(keys[1] ?? '');
    pass(DAY_MS + 1);
    expect(await store.keyOfPost(7)).toBe(keys[0]);
  });
});

describe('a full disk', () => {
  test('costs old versions before it costs the draft', async () => {
    let room = Number.POSITIVE_INFINITY;
    const { store, pass } = device((storage) => ({
      ...storage,
      set: async (key, text) => {
        if (room <= 0) throw new StorageFailure('quota');
        room -= 1;
        await storage.set(key, text);
      },
      remove: async (key) => {
        if (key.includes('/at/')) room += 1;
        await storage.remove(key);
      },
    }));
    const key = await store.create(chart('Stairs', 1));
    for (let notes = 2; notes < 6; notes++) {
      pass(VERSION_PAUSE_MS);
      await store.keep(key, chart('Stairs', notes));
    }
    room = 0;
    await store.keep(key, chart('Stairs', 9)).catch(() => undefined);
    const opened = await store.open(key);
    expect(opened.kind === 'draft' && opened.work.content.sheet).toEqual(chart('', 9).content.sheet);
  });

  test('costs old versions before it costs what gives way to another tab or a newer version', async () => {
    let isFull = false;
    const { store, pass } = device((storage) => ({
      ...storage,
      set: async (key, text) => {
        if (isFull) throw new StorageFailure('quota');
        await storage.set(key, text);
      },
      remove: async (key) => {
        isFull = false;
        await storage.remove(key);
      },
    }));
    const key = await store.create(chart('Stairs', 1));
    pass(VERSION_PAUSE_MS);
    await store.keep(key, chart('Stairs', 2));
    isFull = true;
    await store.park(key, chart('Ladders', 9));
    const last = (await store.versions(key)).at(-1);
    expect(titleOf(await store.version(key, last?.at ?? 0))).toBe('Ladders');
  });

  test('is said when nothing can be given up', async () => {
    const { store } = device((storage) => ({
      ...storage,
      set: () => Promise.reject(new StorageFailure('quota')),
    }));
    await expect(store.create(chart('Stairs'))).rejects.toMatchObject({ problem: 'quota' });
  });
});

test('a version that is damaged does not open', async () => {
  const { store, kept } = device();
  const key = await store.create(chart('Stairs'));
  const [version] = await store.versions(key);
  kept.set(`${key}/at/${version?.at}`, '{}');
  expect(titleOf(await store.version(key, version?.at ?? 0))).toBeUndefined();
});
