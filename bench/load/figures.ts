import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sessionService } from '#server/services/accounts/sessions';
import { openStore } from '#server/store/store';
import { type ServerProcess, startServer } from '#tests/server/faults/server-process';
import { getBytes, type Load, type Measured, measure, postBytes } from './generator.ts';
import { copyTo, PASSWORD, seeded } from './seed.ts';

export interface Figure {
  readonly name: string;
  readonly goal: string;
  readonly measured: string;
  readonly isMet: boolean;
}

export interface Site {
  readonly server: ServerProcess;
  readonly port: number;
  readonly file: string;
  readonly folder: string;
  readonly tokens: readonly string[];
  readonly postIds: readonly number[];
  readonly seconds: number;
}

const VISITORS = 50;
const LIKERS = 200;
const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const rate = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;
const ratio = (value: number): string => value.toFixed(2);

/** The sessions of some members, made as a log-in makes them. */
async function sessionsIn(file: string): Promise<string[]> {
  const store = await openStore({ engine: 'sqlite', file });
  const { start } = sessionService(store);
  const rows = await store.db.selectFrom('users').select('id').limit(LIKERS).execute();
  const tokens: string[] = [];
  for (const { id } of rows) tokens.push(await start(id, 'load', null));
  await store.close();
  return tokens;
}

function postsIn(file: string): number[] {
  const database = new Sqlite(file, { readonly: true });
  const ids = database.prepare('select id from posts order by id desc limit 20000').pluck().all();
  database.close();
  return ids.filter((id): id is number => typeof id === 'number');
}

/** The built server on a copy of the seeded database. */
export async function openSite(cache: string, folder: string, seconds: number): Promise<Site> {
  const file = join(folder, 'setori.db');
  copyTo(await seeded(cache), file);
  const tokens = await sessionsIn(file);
  const postIds = postsIn(file);
  const server = await startServer({ DATA_DIR: folder });
  return { server, port: Number(new URL(server.address).port), file, folder, tokens, postIds, seconds };
}

/** Processor time of the server so far, in microseconds: counted in hundredths of a second. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

interface Asked extends Measured {
  /** Microseconds of the server's processor time for each answer: much the same however busy the machine is. */
  readonly cpuUs: number;
}

async function ask(
  { port, seconds, server }: Site,
  request: Load['request'],
  more: Partial<Load> = {},
): Promise<Asked> {
  const pid = server.child.pid ?? 0;
  const before = cpuOf(pid);
  const measured = await measure({ port, connections: VISITORS, seconds, request, ...more });
  return { ...measured, cpuUs: (cpuOf(pid) - before) / Math.max(1, measured.answers) };
}

/** An answer that is no success makes a figure worthless. */
function held<M extends Measured>(measured: M, status: number): M {
  const others = Object.keys(measured.statuses).filter((each) => Number(each) !== status);
  if (others.length > 0)
    throw new Error(`answers were not all ${status}: ${JSON.stringify(measured.statuses)}`);
  return measured;
}

const figure = (name: string, goal: string, measured: string, isMet: boolean): Figure => ({
  name,
  goal,
  measured,
  isMet,
});

function rated(name: string, most: { perSecond: number; p99Ms?: number }, measured: Asked): Figure {
  const goal = `≥ ${rate(most.perSecond)}${most.p99Ms ? `, p99 ≤ ${most.p99Ms} ms` : ''}`;
  const isMet =
    measured.perSecond >= most.perSecond && measured.p99Ms <= (most.p99Ms ?? Number.POSITIVE_INFINITY);
  const cost = `${Math.round(measured.cpuUs)} µs of processor each`;
  return figure(name, goal, `${rate(measured.perSecond)}, p99 ${ms(measured.p99Ms)}, ${cost}`, isMet);
}

const DATA = '/api/cards/all.5.json';

export async function staticData(site: Site): Promise<Figure[]> {
  const packed = getBytes(DATA, { 'accept-encoding': 'br, gzip' });
  const answer = await fetch(`${site.server.address}${DATA}`, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  const known = getBytes(DATA, {
    'accept-encoding': 'br',
    'if-none-match': answer.headers.get('etag') ?? '',
  });
  const whole = held(await ask(site, () => packed), 200);
  const unchanged = held(await ask(site, () => known), 304);
  return [
    rated('static JSON (`cards/all.5`, brotli)', { perSecond: 20_000, p99Ms: 10 }, whole),
    rated('static JSON, 304', { perSecond: 20_000, p99Ms: 5 }, unchanged),
  ];
}

const listBytes = (query: Readonly<Record<string, unknown>>, token?: string): Buffer =>
  postBytes(
    '/api/post/list',
    { order: 'TIME_DESC', ...query },
    token === undefined ? {} : { cookie: `token=${token}` },
  );
const OWN = { categoryName: 'SELF_POST', categoryId: 'text' } as const;
const SEARCHES = [
  '夢',
  '星 歌',
  '꿈',
  'guitar',
  'perfect combo',
  'キラキラ',
  'gu',
  'encore tempo',
  '活动',
  'band 999',
];

export async function lists(site: Site): Promise<Figure[]> {
  const first = listBytes({ ...OWN, limit: 20, offset: 0 });
  const deep = listBytes({ ...OWN, limit: 20, offset: 9_980 });
  const searches = SEARCHES.map((search) => listBytes({ search, limit: 20, offset: 0 }));
  const found = await ask(site, (nth) => searches[nth % searches.length] ?? first, { connections: 4 });
  // No two of these are alike: nothing that was answered before helps.
  const fresh = (nth: number): Buffer =>
    listBytes({
      search: SEARCHES[nth % SEARCHES.length],
      limit: 11 + (Math.floor(nth / SEARCHES.length) % 20),
      offset: Math.floor(nth / SEARCHES.length / 20),
    });
  const foundFresh = await ask(site, fresh, { connections: 4 });
  return [
    rated(
      'post/list, first page of 100,000',
      { perSecond: 3_000, p99Ms: 30 },
      held(await ask(site, () => first), 200),
    ),
    rated('post/list, offset 9,980', { perSecond: 1_000, p99Ms: 60 }, held(await ask(site, () => deep), 200)),
    rated(
      'post/list, first page, asked by members',
      { perSecond: 1_000, p99Ms: 60 },
      held(
        await ask(site, (nth) =>
          listBytes({ ...OWN, limit: 20, offset: 0 }, site.tokens[nth % site.tokens.length]),
        ),
        200,
      ),
    ),
    rated(
      'post/list, every time another page',
      { perSecond: 300 },
      held(await ask(site, (nth) => listBytes({ ...OWN, limit: 20, offset: nth % 9_980 })), 200),
    ),
    figure(
      'post/list with a search never asked before, 4 at a time',
      'p99 ≤ 80 ms',
      `p50 ${ms(held(foundFresh, 200).p50Ms)}, p99 ${ms(foundFresh.p99Ms)}, ${rate(foundFresh.perSecond)}`,
      foundFresh.p99Ms <= 80,
    ),
    figure(
      'post/list with a search, 4 at a time',
      'p99 ≤ 80 ms',
      `p50 ${ms(held(found, 200).p50Ms)}, p99 ${ms(found.p99Ms)}, ${rate(found.perSecond)}`,
      found.p99Ms <= 80,
    ),
  ];
}

/** The two statements of a like in one durable transaction, with nothing around them. */
function rawLikes(site: Site): number {
  const file = join(site.folder, 'raw.db');
  const source = new Sqlite(site.file, { readonly: true });
  source.prepare('vacuum into ?').run(file);
  source.close();
  const database = new Sqlite(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  const add = database.prepare(
    'insert into likes (post_id, user_id, id) values (?, ?, ?) on conflict do nothing',
  );
  const raise = database.prepare('update posts set likes = likes + 1 where id = ?');
  const like = database.transaction((post: number, nth: number) => {
    add.run(post, -nth, nth);
    raise.run(post);
  });
  const endMs = performance.now() + site.seconds * 1_000;
  const startMs = performance.now();
  let nth = 0;
  while (performance.now() < endMs) like.immediate(site.postIds[nth % site.postIds.length] ?? 0, ++nth);
  const perSecond = nth / ((performance.now() - startMs) / 1_000);
  database.close();
  return perSecond;
}

export async function likes(site: Site): Promise<Figure[]> {
  const { postIds, tokens } = site;
  const request = (nth: number): Buffer => {
    const token = tokens[nth % tokens.length] ?? '';
    const id = postIds[Math.floor(nth / tokens.length) % postIds.length];
    return postBytes('/api/post/like', { id, value: true }, { cookie: `token=${token}` });
  };
  const measured = held(await ask(site, request), 200);
  const raw = rawLikes(site);
  const share = measured.perSecond / raw;
  const said = `${rate(measured.perSecond)} = ${ratio(share)} × ${rate(raw)}, p99 ${ms(measured.p99Ms)}`;
  return [figure('post/like beside the raw transaction', '≥ 0.35 ×', said, share >= 0.35)];
}

/** Log-ins as fast as they go, while the first page is asked for at a steady rate. */
export async function logins(site: Site): Promise<Figure[]> {
  const first = listBytes({ ...OWN, limit: 20, offset: 0 });
  const login = (nth: number): Buffer =>
    postBytes('/api/user/login', { username: `member${nth % 5_000}`, password: PASSWORD });
  const alone = held(await ask(site, () => first, { connections: 10 }), 200);
  const [logged, beside] = await Promise.all([
    ask(site, login, { connections: 20 }),
    ask(site, () => first, { connections: 10 }),
  ]);
  const share = held(beside, 200).perSecond / alone.perSecond;
  const said = `${rate(held(logged, 200).perSecond)}; post/list keeps ${Math.round(share * 100)} % (${rate(beside.perSecond)} of ${rate(alone.perSecond)})`;
  return [
    figure(
      'log-ins while others ask',
      '≥ 100/s, others keep ≥ 80 %',
      said,
      logged.perSecond >= 100 && share >= 0.8,
    ),
  ];
}

const megabytes = (pid: number): number => {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
};

type Sample = readonly [minute: number, megabytes: number];

/** Least squares: megabytes a minute. */
function slope(samples: readonly Sample[]): number {
  const mean = (at: 0 | 1): number => samples.reduce((sum, sample) => sum + sample[at], 0) / samples.length;
  const [x, y] = [mean(0), mean(1)];
  const up = samples.reduce((sum, sample) => sum + (sample[0] - x) * (sample[1] - y), 0);
  const down = samples.reduce((sum, sample) => sum + (sample[0] - x) ** 2, 0);
  return down === 0 ? 0 : up / down;
}

const SAMPLE_MS = 1_000;
const TELLS_EVERY = 30;
const SETTLED = 0.4;
/** Longer than it takes until garbage is collected once: memory goes up and down by a third meanwhile. */
const COLLECTED_MIN = 2;

/** What was left after the last collection, at each moment: where a leak shows, and garbage does not. */
const lowest = (samples: readonly Sample[]): Sample[] =>
  samples.map(([now]) => {
    const recent = samples.filter(([at]) => at <= now && at > now - COLLECTED_MIN);
    return [now, Math.min(...recent.map(([, size]) => size))];
  });

/** 500 mixed calls a second: reading, static data, one's own things, and some writing. */
export async function soak(site: Site, seconds: number): Promise<Figure[]> {
  const { tokens, postIds, server } = site;
  const request = (nth: number): Buffer => {
    const cookie = `token=${tokens[nth % tokens.length]}`;
    if (nth % 50 === 0)
      return postBytes(
        '/api/post/like',
        { id: postIds[nth % postIds.length], value: nth % 100 === 0 },
        { cookie },
      );
    if (nth % 5 === 0) return getBytes(DATA, { 'accept-encoding': 'br' });
    if (nth % 12 === 0) return getBytes('/api/user/me', { cookie });
    return listBytes({ ...OWN, limit: 20, offset: (nth % 100) * 20 });
  };
  const startMs = performance.now();
  const samples: Sample[] = [];
  const sampling = setInterval(() => {
    const size = megabytes(server.child.pid ?? 0);
    samples.push([(performance.now() - startMs) / 60_000, size]);
    if (samples.length % TELLS_EVERY === 0)
      process.stderr.write(`  ${samples.length} s: ${Math.round(size)} MB\n`);
  }, SAMPLE_MS);
  const measured = await ask(site, request, { seconds, perSecond: 500 });
  clearInterval(sampling);
  const most = Math.max(...samples.map(([, size]) => size));
  const settled = lowest(samples).slice(Math.floor(samples.length * SETTLED));
  const grows = slope(settled);
  const minutes = (seconds / 60).toFixed(seconds < 60 ? 1 : 0);
  const isLong = seconds >= 600;
  const name = `memory in ${minutes} minutes of 500 mixed calls/s`;
  const said = `at most ${Math.round(most)} MB, what is left after collecting grows by ${grows.toFixed(1)} MB/min at the end, p99 ${ms(held(measured, 200).p99Ms)}`;
  // A short run says nothing about a slope: the heap still finds its size.
  return [
    figure(name, `≤ 300 MB${isLong ? ', ≤ 0.5 MB/min' : ''}`, said, most <= 300 && (!isLong || grows <= 0.5)),
  ];
}

export const start = ({ server }: Site): Figure[] => [
  figure(
    'ready after the start, 100,000 posts',
    '≤ 3 s',
    `${(server.readyMs / 1_000).toFixed(2)} s`,
    server.readyMs <= 3_000,
  ),
];
