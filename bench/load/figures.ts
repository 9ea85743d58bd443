import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { bareServer } from './bare.ts';
import { getBytes, postBytes } from './generator.ts';
import { DATA, listBytes, OWN } from './requests.ts';
import { PASSWORD } from './seed.ts';
import { ask, type Figure, figure, held, ms, rate, rated, ratio, type Site } from './site.ts';

const WARM_UP_S = 8;

/** A list of the size that the goal speaks of (34 kB in brotli), and the largest, four times that, which every page of cards asks for. */
export async function staticData(site: Site): Promise<Figure[]> {
  const rates = { perSecond: 20_000, p99Ms: 10 };
  return [
    ...(await staticList(site, '/api/songs/all.5.json', rates)),
    ...(await staticList(site, DATA, rates)),
  ];
}

async function staticList(site: Site, path: string, goals: Parameters<typeof rated>[1]): Promise<Figure[]> {
  const packed = getBytes(path, { 'accept-encoding': 'br, gzip' });
  const answer = await fetch(`${site.server.address}${path}`, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  const known = getBytes(path, {
    'accept-encoding': 'br',
    'if-none-match': answer.headers.get('etag') ?? '',
  });
  // Until both programs are compiled an answer costs up to four times the time: not what a server does all day.
  await ask({ ...site, seconds: WARM_UP_S }, () => packed);
  const whole = held(await ask(site, () => packed), 200);
  const unchanged = held(await ask(site, () => known), 304);
  const size = Number(answer.headers.get('content-length'));
  const bare = await bareServer(size, site.seconds);
  const what = `static JSON (\`${path}\`, ${Math.round(size / 1_000)} kB in brotli)`;
  const beside = (asked: Figure, { perSecond }: typeof whole): Figure => ({
    ...asked,
    measured: `${asked.measured}, ${ratio(perSecond / bare)} × a bare node:http server that sends the same bytes`,
  });
  return [
    beside(rated(what, goals, whole), whole),
    beside(rated(`${what}, 304`, { perSecond: 20_000, p99Ms: 5 }, unchanged), unchanged),
  ];
}

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
      'post/details, every time another post',
      { perSecond: 1_500, p99Ms: 60 },
      held(
        await ask(site, (nth) => getBytes(`/api/post/details?id=${site.postIds[nth % site.postIds.length]}`)),
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

/** How others ask meanwhile: at a rate that leaves the machine room, and as fast as they are answered. */
const BESIDE = [
  { name: 'log-ins while others ask 1,000/s', load: { connections: 10, perSecond: 1_000 } },
  { name: 'log-ins while others ask as fast as they can', load: { connections: 10 } },
] as const;

/** Log-ins as fast as they go beside the first page of a list. */
export async function logins(site: Site): Promise<Figure[]> {
  const first = listBytes({ ...OWN, limit: 20, offset: 0 });
  const login = (nth: number): Buffer =>
    postBytes('/api/user/login', { username: `member${nth % 5_000}`, password: PASSWORD });
  const figures: Figure[] = [];
  for (const { name, load } of BESIDE) {
    const alone = held(await ask(site, () => first, load), 200);
    const [logged, beside] = await Promise.all([
      ask(site, login, { connections: 20 }),
      ask(site, () => first, load),
    ]);
    const share = held(beside, 200).perSecond / alone.perSecond;
    const said = `${rate(held(logged, 200).perSecond)}; post/list keeps ${Math.round(share * 100)} % (${rate(beside.perSecond)} of ${rate(alone.perSecond)})`;
    const isMet = logged.perSecond >= 100 && share >= 0.8;
    figures.push(figure(name, '≥ 100/s, others keep ≥ 80 %', said, isMet));
  }
  return figures;
}

export const start = ({ server }: Site): Figure[] => [
  figure(
    'ready after the start, 100,000 posts',
    '≤ 3 s',
    `${(server.readyMs / 1_000).toFixed(2)} s`,
    server.readyMs <= 3_000,
  ),
];
