import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeCopy } from '#server/store/copies/make-copy';
import { readManifest, writeManifest } from '#server/store/copies/manifest';
import { putCopy } from '#server/store/copies/put-copy';
import { openStore, type Store, type StoreOptions } from '#server/store/store';
import { makeMonths, monthTable } from '#server/store/tracker/months';
import { packed, unpacked } from '#server/store/tracker/packing';
import { keepSamples, readSeries, type SampleKey, sealSeries } from '#server/store/tracker/samples';
import { onEachEngine } from '../engines.ts';

const PLACE: SampleKey = { server: 0, event: 300, kind: 'cutoff', subject: 1_000, uid: 0 };
const START = Date.UTC(2026, 10, 2);

async function open(options: StoreOptions): Promise<Store> {
  const store = await openStore(options);
  onTestFinished(() => store.close().catch(() => {}));
  return store;
}

const samplesOf = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ time: START + nth * 60_000, value: nth * nth }));

describe('a run of samples', () => {
  test('is the same after it was packed and read again, whatever is in it', () => {
    const sample = fc.record({ time: fc.nat({ max: 4_102_444_800_000 }), value: fc.maxSafeNat() });
    const runs = fc.uniqueArray(sample, { minLength: 1, selector: ({ time }) => time });
    fc.assert(
      fc.property(runs, (drawn) => {
        const samples = [...drawn].sort((a, b) => a.time - b.time);
        expect(unpacked({ at: samples[0]?.time ?? 0, body: packed(samples) })).toEqual(samples);
      }),
    );
  });
});

onEachEngine('samples', (engine) => {
  test('are read as they were kept, of the series that is asked for', async () => {
    const { db } = await open(await engine.fresh());
    await keepSamples(db, PLACE, samplesOf(500));
    await keepSamples(db, { ...PLACE, subject: 100 }, [{ time: START, value: 7 }]);
    await keepSamples(db, PLACE, [{ time: START + 60_000, value: 9 }]);
    const [series] = await readSeries(db, PLACE);
    const wanted = samplesOf(500).map((each, at) => (at === 1 ? { ...each, value: 9 } : each));
    expect(series?.samples).toEqual(wanted);
    expect(await readSeries(db, { ...PLACE, event: 301 })).toEqual([]);
  });

  test('are in few rows after they were put together, and late ones count', async () => {
    const store = await open(await engine.fresh());
    await keepSamples(store.db, PLACE, samplesOf(2_500));
    const [before] = await readSeries(store.db, PLACE);
    await store.write((trx) => sealSeries(trx, before?.id ?? 0, START));
    expect(await store.db.selectFrom('samples').selectAll().execute()).toHaveLength(3);
    const late = [
      { time: START, value: 5 },
      { time: START + 90_000, value: 6 },
    ];
    await keepSamples(store.db, PLACE, late);
    const [after] = await readSeries(store.db, PLACE);
    expect(after?.isSealed).toBe(true);
    // What would take the place of a whole run is left out.
    const wanted = [...samplesOf(2_500), { time: START + 90_000, value: 6 }];
    expect(after?.samples).toEqual(wanted.sort((a, b) => a.time - b.time));
  });

  test('survive being copied into a database of their engine and of the embedded one', async () => {
    const options = await engine.fresh();
    const store = await open(options);
    await makeMonths(store, START);
    await keepSamples(store.db, PLACE, [...samplesOf(20), { time: START + 90 * 86_400_000, value: 1 }]);
    const [kept] = await readSeries(store.db, PLACE);
    const folder = mkdtempSync(join(tmpdir(), 'setori-copy-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const copied = await makeCopy(options, folder);
    await writeManifest(folder, { format: 1, madeAt: 0, files: 0, ...copied });
    const manifest = await readManifest(folder);
    expect(Object.keys(manifest.tables).filter((name) => name.startsWith('samples'))).toEqual(['samples']);
    const embedded: StoreOptions = { engine: 'sqlite', file: join(folder, 'other', 'setori.db') };
    for (const target of [await engine.fresh(), embedded]) {
      await putCopy(folder, manifest, target, { isReplacing: true, now: 0 });
      const other = await open(target);
      expect((await readSeries(other.db, PLACE))[0]?.samples).toEqual(kept?.samples);
    }
  });

  test('of a month lie together where the engine can do so', async () => {
    const store = await open(await engine.fresh());
    await makeMonths(store, START);
    await makeMonths(store, START);
    await keepSamples(store.db, PLACE, [...samplesOf(3), { time: START - 40 * 86_400_000, value: 1 }]);
    if (store.engine === 'sqlite') return;
    const count = async (table: string): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
        store.db,
      );
      return Number(rows[0]?.count);
    };
    expect(await count(monthTable(START))).toBe(3);
    expect(await count('samples_rest')).toBe(1);
    expect(monthTable(START)).toBe('samples_202611');
    // Some of September lies in the rest already: it stays there.
    await makeMonths(store, START - 40 * 86_400_000);
    expect(await count('samples')).toBe(4);
  });
});
