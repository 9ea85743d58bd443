import type { Db } from '../store.ts';
import { MAX_RUN, type PackedSample, packed, unpacked } from './packing.ts';

/** Whose samples: of a rank, or of a player in a ranking of an event. */
export interface SampleKey {
  readonly server: number;
  readonly event: number;
  readonly kind: 'cutoff' | 'top';
  readonly subject: number;
  readonly uid: number;
}

export interface Series extends SampleKey {
  readonly id: number;
  readonly isSealed: boolean;
  /** By time. */
  readonly samples: readonly PackedSample[];
}

const BATCH = 200;

async function seriesId(db: Db, place: SampleKey): Promise<number> {
  let find = db.selectFrom('sampleSeries').select('id');
  for (const key of ['server', 'event', 'kind', 'subject', 'uid'] as const)
    find = find.where(key, '=', place[key]);
  const found = await find.executeTakeFirst();
  if (found) return found.id;
  const { last } = await db
    .selectFrom('sampleSeries')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  // Small numbers that grow: rows of one event lie together.
  const id = Number(last ?? 0) + 1;
  const { server, event, kind, subject, uid } = place;
  await db
    .insertInto('sampleSeries')
    .values({ id, server, event, kind, subject, uid, sealedAt: null })
    .execute();
  return id;
}

/** Adds samples to a series. One of a time that is known takes its place, unless the series was put together meanwhile. */
export async function keepSamples(db: Db, place: SampleKey, samples: readonly PackedSample[]): Promise<void> {
  if (samples.length === 0) return;
  const series = await seriesId(db, place);
  const rows = samples.map((sample) => ({ series, at: sample.time, body: packed([sample]) }));
  for (let from = 0; from < rows.length; from += BATCH) {
    await db
      .insertInto('samples')
      .values(rows.slice(from, from + BATCH))
      .onConflict((conflict) =>
        conflict
          .columns(['series', 'at'])
          .doUpdateSet((row) => ({ body: row.ref('excluded.body') }))
          .where('samples.body', 'not like', '% %'),
      )
      .execute();
  }
}

const isRun = ({ body }: { readonly body: string }): boolean => body.includes(' ');

/** The samples of rows, by time; those that stand alone came later than runs and count before them. */
function samplesOf(rows: readonly { readonly at: number; readonly body: string }[]): PackedSample[] {
  const runs = rows.filter(isRun).flatMap(unpacked);
  const single = rows.filter((row) => !isRun(row)).flatMap(unpacked);
  if (runs.length === 0 || single.length === 0) return [...runs, ...single].sort((a, b) => a.time - b.time);
  const byTime = new Map([...runs, ...single].map((sample) => [sample.time, sample]));
  return [...byTime.values()].sort((a, b) => a.time - b.time);
}

/** The series of a rank, or of all players of a ranking; none where nothing was recorded. */
export async function readSeries(db: Db, place: Omit<SampleKey, 'uid'>): Promise<readonly Series[]> {
  const rows = await db
    .selectFrom('sampleSeries')
    .leftJoin('samples', 'samples.series', 'sampleSeries.id')
    .select(['sampleSeries.id', 'sampleSeries.uid', 'sampleSeries.sealedAt', 'samples.at', 'samples.body'])
    .where('server', '=', place.server)
    .where('event', '=', place.event)
    .where('kind', '=', place.kind)
    .where('subject', '=', place.subject)
    .execute();
  const bySeries = new Map<number, typeof rows>();
  for (const row of rows) {
    const known = bySeries.get(row.id);
    if (known) known.push(row);
    else bySeries.set(row.id, [row]);
  }
  return [...bySeries.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const kept = own.flatMap(({ at, body }) => (at === null || body === null ? [] : [{ at, body }]));
    const { id, uid, sealedAt } = first;
    return [{ ...place, id, uid, isSealed: sealedAt !== null, samples: samplesOf(kept) }];
  });
}

/** Events with series that are not put together yet. */
export const openEvents = (db: Db) =>
  db
    .selectFrom('sampleSeries')
    .select(['server', 'event'])
    .distinct()
    .where('sealedAt', 'is', null)
    .execute();

export const openSeries = (db: Db, { server, event }: { readonly server: number; readonly event: number }) =>
  db
    .selectFrom('sampleSeries')
    .select('id')
    .where('server', '=', server)
    .where('event', '=', event)
    .where('sealedAt', 'is', null)
    .execute();

/** Puts the samples of a series together in few rows; expects a transaction. */
export async function sealSeries(db: Db, series: number, now: number): Promise<void> {
  const rows = await db.selectFrom('samples').select(['at', 'body']).where('series', '=', series).execute();
  const samples = samplesOf(rows);
  await db.deleteFrom('samples').where('series', '=', series).execute();
  for (let from = 0; from < samples.length; from += MAX_RUN) {
    const run = samples.slice(from, from + MAX_RUN);
    const row = { series, at: run[0]?.time ?? 0, body: packed(run) };
    await db.insertInto('samples').values(row).execute();
  }
  await db.updateTable('sampleSeries').set({ sealedAt: now }).where('id', '=', series).execute();
}

/** Players that are known already are updated. */
export async function keepPlayers(
  db: Db,
  { server, event }: { readonly server: number; readonly event: number },
  players: readonly { readonly uid: number; readonly payload: string }[],
): Promise<void> {
  for (let from = 0; from < players.length; from += BATCH) {
    const rows = players
      .slice(from, from + BATCH)
      .map(({ uid, payload }) => ({ server, event, uid, payload }));
    await db
      .insertInto('rankedPlayers')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['server', 'event', 'uid'])
          .doUpdateSet((row) => ({ payload: row.ref('excluded.payload') })),
      )
      .execute();
  }
}

export const readPlayers = (db: Db, { server, event }: { readonly server: number; readonly event: number }) =>
  db
    .selectFrom('rankedPlayers')
    .select(['uid', 'payload'])
    .where('server', '=', server)
    .where('event', '=', event)
    .execute();
