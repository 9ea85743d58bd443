import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { openStore } from '#server/store/store';
import { packed } from '#server/store/tracker/packing';
import { keepSamples, openSeries, sealSeries } from '#server/store/tracker/samples';
import { startServer } from '#tests/server/faults/server-process';
import { getBytes } from './generator.ts';
import { memoryOf } from './processes.ts';
import { ask, type Figure, figure, held, ms, rated, siteOf } from './site.ts';

/** A hundredth of a year of five servers, in its shape: events one after the other, their ranks sampled in turn. */
const SERVERS = 5;
const EVENTS = 4;
const TIERS = 20;
const SAMPLES = 1_000;
const STEP_MS = 60_000;
/** Far from those of the demo set. */
const FIRST_EVENT = 900_000;
const START = Date.UTC(2026, 0, 1);
const YEAR = 40_000_000;

const MAX_BYTES = 24;
/** Until both programs are compiled an answer costs many times the time. */
const WARM_UP_S = 8;

/** What the table weighs, in bytes for each of so many samples. */
function weightOf(file: string, samples: number): number {
  const database = new Sqlite(file, { readonly: true });
  const bytes = database.prepare("select sum(pgsize) from dbstat where name = 'samples'").pluck().get();
  database.close();
  return Number(bytes) / samples;
}

interface Event {
  readonly server: number;
  readonly event: number;
}

const events: readonly Event[] = Array.from({ length: EVENTS * SERVERS }, (_, nth) => ({
  server: nth % SERVERS,
  event: FIRST_EVENT + Math.floor(nth / SERVERS),
}));

/** One round after the other, as a recorder stores them. */
function fillEvent(database: Sqlite.Database, series: readonly number[]): void {
  const insert = database.prepare('insert or replace into samples (series, at, body) values (?, ?, ?)');
  database.transaction(() => {
    for (let step = 0; step < SAMPLES; step++) {
      for (const [nth, id] of series.entries()) {
        const time = START + step * STEP_MS + nth * 150;
        const value = Math.round((step * 900_000 * (1 + 0.1 * Math.sin(step))) / (1 + nth));
        insert.run(id, time, packed([{ time, value }]));
      }
    }
  })();
}

/** Fills a database; gives back what a sample weighs while its event runs, and when it was put together. */
async function seedSamples(file: string) {
  const store = await openStore({ engine: 'sqlite', file });
  try {
    for (const each of events) {
      for (let subject = 1; subject <= TIERS; subject++) {
        const place = { ...each, kind: 'cutoff' as const, subject, uid: 0 };
        await keepSamples(store.db, place, [{ time: START, value: 0 }]);
      }
      const series = (await openSeries(store.db, each)).map(({ id }) => id);
      const database = new Sqlite(file);
      fillEvent(database, series);
      database.close();
    }
    const count = events.length * TIERS * SAMPLES;
    const running = weightOf(file, count);
    for (const each of events) {
      for (const { id } of await openSeries(store.db, each))
        await store.write((trx) => sealSeries(trx, id, 1));
    }
    return { count, running, whole: weightOf(file, count) };
  } finally {
    await store.close();
  }
}

const bytes = (value: number): string => `${value.toFixed(1)} bytes`;

/** How much room samples take, and how quickly they are answered. */
export async function samples(folder: string, seconds: number): Promise<Figure[]> {
  const file = join(folder, 'tracker', 'setori.db');
  const { count, running, whole } = await seedSamples(file);
  const server = await startServer({ DATA_DIR: join(folder, 'tracker') });
  try {
    const site = siteOf(server, folder, file, seconds);
    const request = (nth: number): Buffer => {
      // Nine of ten want the event of now, the others any.
      const which = nth % 10 === 0 ? Math.floor(nth / 10) % events.length : nth % SERVERS;
      const { server: index, event } = events[which] ?? { server: 0, event: FIRST_EVENT };
      const tier = 1 + (Math.floor(nth / events.length) % TIERS);
      return getBytes(`/api/tracker/data?server=${index}&event=${event}&tier=${tier}`);
    };
    await ask({ ...site, seconds: WARM_UP_S }, request);
    const asked = held(await ask(site, request), 200);
    const part = `${count.toLocaleString('en')} of the ${YEAR.toLocaleString('en')} samples of a year`;
    return [
      figure(
        'a sample in SQLite',
        `≤ ${MAX_BYTES} bytes once its event is over`,
        `${bytes(running)} while the event runs, ${bytes(whole)} afterwards`,
        whole <= MAX_BYTES,
      ),
      rated(
        `tracker/data, ${SAMPLES.toLocaleString('en')} samples an answer, ${part}`,
        { perSecond: 2_000, p99Ms: 30 },
        asked,
      ),
    ];
  } finally {
    await server.stop();
  }
}

const PAGES = 5_000;
const ROUNDS = 5;
const AT_ONCE = 200;

/** Opens streams; `hear` waits until all have heard of an event. */
async function openPages(port: number) {
  const sockets: Socket[] = [];
  let heard = 0;
  const waiting = { mark: '', done: (): void => {} };
  const open = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      socket.once('error', reject);
      socket.on('data', (part) => {
        const text = part.toString('latin1');
        if (text.includes('retry:')) resolve();
        if (waiting.mark !== '' && text.includes(waiting.mark) && ++heard === PAGES) waiting.done();
      });
      socket.write('GET /api/tracker/stream HTTP/1.1\r\nhost: localhost\r\n\r\n');
    });
  for (let opened = 0; opened < PAGES; opened += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, open));
  const hear = (event: number): Promise<void> =>
    new Promise((resolve) => {
      heard = 0;
      waiting.mark = `"event":${event}}`;
      waiting.done = resolve;
    });
  return {
    hear,
    close: (): void => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** How soon many pages hear of a sample that was stored, and what they cost. */
export async function stream(folder: string): Promise<Figure[]> {
  const data = join(folder, 'stream');
  const server = await startServer({ DATA_DIR: data, RECORD: 'on' });
  const database = new Sqlite(join(data, 'setori.db'));
  try {
    const pages = await openPages(Number(new URL(server.address).port));
    const tell = database.prepare('insert into sample_news (id, server, event) values (?, 0, ?)');
    const { id } = database
      .prepare('select coalesce(max(id), 0) + 1000000000 as id from sample_news')
      .get() as {
      id: number;
    };
    const times: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const all = pages.hear(FIRST_EVENT + round);
      const beganMs = performance.now();
      tell.run(id + round, FIRST_EVENT + round);
      await all;
      times.push(performance.now() - beganMs);
    }
    const memory = memoryOf(server.child.pid ?? 0);
    pages.close();
    const slowest = Math.max(...times);
    return [
      figure(
        `a new sample reaches ${PAGES.toLocaleString('en')} pages`,
        '≤ 1 s, ≤ 300 MB',
        `the last of them after ${ms(slowest)} at most, ${Math.round(memory)} MB`,
        slowest <= 1_000 && memory <= 300,
      ),
    ];
  } finally {
    database.close();
    await server.stop();
  }
}
