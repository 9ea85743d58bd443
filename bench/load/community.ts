import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { moveDatabase } from '#server/services/copies';
import { startServer } from '#tests/server/faults/server-process';
import { findPostgres, startCluster } from '#tests/server/store/postgres';
import { getBytes } from './generator.ts';
import { listBytes, OWN } from './requests.ts';
import { copyTo, seeded } from './seed.ts';
import { type Asked, ask, type Figure, held, postsIn, rated, ratio, type Site, sessionsIn } from './site.ts';

const FOLLOWED = 1_000;
const WARM_UP_S = 2;
/** As many posts as there is talk about on one day: they are asked for again and again. */
const TALKED_ABOUT = 100;
const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };

/** The member whose session comes first follows a fifth of all others. */
function follow(file: string): void {
  const database = new Sqlite(file);
  const [reader = 0, ...others] = database
    .prepare('select id from users order by id')
    .pluck()
    .all() as number[];
  const add = database.prepare('insert into follows (follower_id, followed_id, id) values (?, ?, ?)');
  database.transaction(() => {
    for (const [nth, other] of others.slice(0, FOLLOWED).entries()) add.run(reader, other, nth + 1);
  })();
  database.exec('analyze');
  database.close();
}

/** The built server with 100,000 posts, on either engine. */
async function open(cache: string, folder: string, seconds: number, engine: 'sqlite' | 'postgres') {
  const file = join(folder, engine, 'setori.db');
  copyTo(await seeded(cache), file);
  follow(file);
  const known = { file, folder, seconds, tokens: await sessionsIn(file), postIds: postsIn(file) };
  const programs = engine === 'postgres' ? findPostgres() : null;
  if (engine === 'postgres' && programs === null) return null;
  const cluster = programs === null ? null : startCluster(programs);
  const url = cluster?.urlOf('postgres');
  if (url !== undefined)
    await moveDatabase(
      { engine: 'sqlite', file },
      { engine: 'postgres', url },
      { now: Date.now(), isReplacing: true },
    );
  const server = await startServer({
    DATA_DIR: join(folder, engine),
    ...(url === undefined ? {} : { DATABASE_URL: url }),
  });
  const site: Site = { ...known, server, port: Number(new URL(server.address).port) };
  const close = async (): Promise<void> => {
    await server.stop();
    cluster?.stop();
  };
  return { site, close };
}

type Case = readonly [name: string, goal: Parameters<typeof rated>[1], request: (nth: number) => Buffer];

function casesOf({ postIds, tokens }: Site): readonly Case[] {
  const talkedAbout = postIds.slice(0, TALKED_ABOUT);
  const of = (ids: readonly number[], nth: number) => ids[nth % ids.length];
  const page = (id: number | undefined) => getBytes(`/community/posts/${id}`, BROWSER);
  const details = (id: number | undefined) => getBytes(`/api/post/details?id=${id}`);
  const [token] = tokens;
  const post = { perSecond: 1_500, p99Ms: 60 };
  return [
    [
      'post/list, first page of 100,000',
      { perSecond: 3_000, p99Ms: 30 },
      () => listBytes({ ...OWN, limit: 20, offset: 0 }),
    ],
    [
      'post/list, offset 9,980',
      { perSecond: 1_000, p99Ms: 60 },
      () => listBytes({ ...OWN, limit: 20, offset: 9_980 }),
    ],
    [
      'post/list, every time another page',
      { perSecond: 300 },
      (nth) => listBytes({ ...OWN, limit: 20, offset: nth % 9_980 }),
    ],
    [
      `feed of ${FOLLOWED.toLocaleString('en')} followed members`,
      { perSecond: 600, p99Ms: 80 },
      () => listBytes({ ...OWN, following: true, limit: 20 }, token),
    ],
    [
      'the same feed, every time another page',
      { perSecond: 300 },
      (nth) => listBytes({ ...OWN, following: true, limit: 20, offset: nth % 9_980 }, token),
    ],
    [`post/details of ${TALKED_ABOUT} posts in turn`, post, (nth) => details(of(talkedAbout, nth))],
    ['post/details, every time another post', post, (nth) => details(of(postIds, nth))],
    [`page of a post, ${TALKED_ABOUT} posts in turn`, post, (nth) => page(of(talkedAbout, nth))],
    ['page of a post, every time another post', post, (nth) => page(of(postIds, nth))],
  ];
}

/** Beside the first page of the list of all in the same run: what a busy machine takes, it takes from both. */
const beside = (asked: Figure, { cpuUs }: Asked, first: Asked): Figure => ({
  ...asked,
  measured: `${asked.measured}, ${ratio(cpuUs / first.cpuUs)} × the first page of the list`,
});

/** What readers of the community ask for, on one engine. */
export async function community(
  cache: string,
  folder: string,
  seconds: number,
  engine: 'sqlite' | 'postgres',
): Promise<Figure[]> {
  const opened = await open(cache, folder, seconds, engine);
  if (opened === null) return [];
  const { site, close } = opened;
  const named = engine === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  try {
    const figures: Figure[] = [];
    let first: Asked | null = null;
    for (const [name, goal, request] of casesOf(site)) {
      await ask({ ...site, seconds: WARM_UP_S }, request);
      const measured = held(await ask(site, request), 200);
      first ??= measured;
      figures.push(beside(rated(`${name}, ${named}`, goal, measured), measured, first));
    }
    return figures;
  } finally {
    await close();
  }
}
