import { join } from 'node:path';
import { startServer } from '#tests/server/faults/server-process';
import { findPostgres, startCluster } from '#tests/server/store/postgres';
import { getBytes } from './generator.ts';
import { type Heavy, storeHeavy } from './heavy.ts';
import { memoryOf } from './processes.ts';
import { listBytes, OWN } from './requests.ts';
import { ask, type Figure, figure, held, ms, rate, type Site, siteOf } from './site.ts';

/** What a small machine gives. */
const HEAP_MB = 512;
const READERS = 20;
const MIN_PER_SECOND = 300;
const MAX_MS = 500;
const MAX_MB = 400;
const LOOK_MS = 100;
const WARM_UP_S = 1;

type Asking = readonly [name: string, request: (nth: number) => Buffer, perSecond?: number];

/** What authors and moderators look at while they wait. */
const MIN_OF_HISTORY = 600;

/** Every list that shows what members stored, and the things themselves. */
function askings({ members, posts }: Heavy): readonly Asking[] {
  const [first] = members;
  const name = first?.name ?? '';
  const cookie = { cookie: `token=${first?.token}` };
  const of = (nth: number) => members[nth % members.length];
  return [
    ['post/list, newest', () => listBytes({ ...OWN, limit: 50 })],
    ['post/list, pages in any order', (nth) => listBytes({ ...OWN, limit: 50, offset: (nth * 7) % 190 })],
    ['post/list of a member', (nth) => listBytes({ username: of(nth)?.name, limit: 50 })],
    ['post/list of whom a member follows', () => listBytes({ following: true, limit: 50 }, first?.token)],
    [
      'comments of a post',
      () => listBytes({ categoryName: 'POST_COMMENT', categoryId: String(posts[0]), limit: 50 }),
    ],
    ['post/details', (nth) => getBytes(`/api/post/details?id=${posts[nth % posts.length]}`)],
    ['post/versions', () => getBytes(`/api/post/versions?id=${posts[0]}&limit=50`, cookie), MIN_OF_HISTORY],
    ['post/report', () => getBytes('/api/post/report?limit=50', cookie), MIN_OF_HISTORY],
    ['user/message', () => getBytes('/api/user/message?limit=50', cookie)],
    ['user/following', () => getBytes(`/api/user/following?username=${name}&limit=50`)],
    ['user/followed', () => getBytes(`/api/user/followed?username=${name}&limit=50`)],
    ['profiles of members', (nth) => getBytes(`/api/user?username=${of(nth)?.name}`)],
  ];
}

async function read(
  site: Site,
  [name, request, least = MIN_PER_SECOND]: Asking,
  on: string,
): Promise<Figure> {
  await ask({ ...site, seconds: WARM_UP_S }, request, { connections: READERS });
  const { perSecond, p99Ms, maxMs, cpuUs } = held(await ask(site, request, { connections: READERS }), 200);
  return figure(
    `${name}, heaviest allowed${on}`,
    `≥ ${rate(least)}, none > ${MAX_MS} ms`,
    `${rate(perSecond)}, p99 ${ms(p99Ms)}, slowest ${ms(maxMs)}, ${Math.round(cpuUs)} µs of processor each`,
    perSecond >= least && maxMs <= MAX_MS,
  );
}

/** One download of 9 MB after another; their rate is that of the loopback, so that nothing is asked of it. */
async function readPictures(site: Site, { members }: Heavy): Promise<Figure> {
  const request = (nth: number): Buffer => getBytes(members[nth % members.length]?.picture ?? '');
  const { perSecond, maxMs } = held(await ask(site, request, { connections: READERS }), 200);
  return figure(
    `pictures of ${members.length} members, 9 MB each, ${READERS} at a time`,
    'is measured',
    `${rate(perSecond)}, slowest ${ms(maxMs)}`,
    true,
  );
}

/** The most that members may store, read by many: how quickly, and in how much memory. */
export async function readers(folder: string, seconds: number): Promise<Figure[]> {
  const data = join(folder, 'readers');
  const file = join(data, 'setori.db');
  const server = await startServer({
    DATA_DIR: data,
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    // As in `npm start`.
    MALLOC_ARENA_MAX: '2',
  });
  let most = 0;
  const looking = setInterval(() => {
    most = Math.max(most, memoryOf(server.child.pid ?? 0));
  }, LOOK_MS);
  try {
    const heavy = await storeHeavy(server, { engine: 'sqlite', file });
    const site = siteOf(server, data, file, seconds);
    const figures: Figure[] = [];
    for (const asking of askings(heavy)) figures.push(await read(site, asking, ''));
    figures.push(await readPictures(site, heavy));
    const name = `memory while ${heavy.members.length} members store the most they may, and ${READERS} read it all`;
    figures.push(figure(name, `≤ ${MAX_MB} MB`, `at most ${Math.round(most)} MB`, most <= MAX_MB));
    return figures;
  } finally {
    clearInterval(looking);
    await server.stop();
  }
}

/** The same answers out of PostgreSQL; none where it is not installed. */
export async function readersOnPostgres(folder: string, seconds: number): Promise<Figure[]> {
  const programs = findPostgres();
  if (programs === null) return [];
  const data = join(folder, 'readers-postgres');
  const cluster = startCluster(programs);
  try {
    const url = cluster.urlOf('postgres');
    const server = await startServer({ DATA_DIR: data, DATABASE_URL: url });
    try {
      const heavy = await storeHeavy(server, { engine: 'postgres', url });
      const site = siteOf(server, data, '', seconds);
      const figures: Figure[] = [];
      for (const asking of askings(heavy)) figures.push(await read(site, asking, ', PostgreSQL'));
      return figures;
    } finally {
      await server.stop();
    }
  } finally {
    cluster.stop();
  }
}
