import { sql } from 'kysely';
import { type Db, openDatabase, type StoreOptions } from '#server/store/store';
import { joinServer, type ServerProcess, send, startServer } from './server-process.ts';

const POSTS = 20;

export interface LikeRace {
  readonly store: StoreOptions;
  readonly env: Readonly<Record<string, string>>;
  readonly clients: number;
  /** Of each client, one after the other. */
  readonly toggles: number;
}

export interface LikeRaceResult {
  readonly answered: number;
  /** Answers other than success. */
  readonly refused: readonly string[];
  /** Likes that are there in the end. */
  readonly likes: number;
  /** Posts whose counter is not the number of its likes, or is shown as another. */
  readonly drifted: number;
  readonly perSecond: number;
}

async function writePosts(server: ServerProcess, token: string): Promise<number[]> {
  const ids: number[] = [];
  for (let nth = 0; nth < POSTS; nth++) {
    const content = [{ type: 'text', data: `Post ${nth}` }];
    const post = { categoryName: 'SELF_POST', categoryId: 'text', title: `Post ${nth}`, content };
    const { body } = await send(server, 'post', post, token);
    ids.push(Number(body.id));
  }
  return ids;
}

/** Likes and takes back, now at one process and now at the other, as a member does behind a proxy. */
async function toggle(
  servers: readonly ServerProcess[],
  posts: readonly number[],
  token: string,
  toggles: number,
): Promise<string[]> {
  const refused: string[] = [];
  for (let nth = 0; nth < toggles; nth++) {
    const server = servers[Math.floor(Math.random() * servers.length)];
    const id = posts[Math.floor(Math.random() * posts.length)];
    if (server === undefined) continue;
    const answer = await send(server, 'post/like', { id, value: Math.random() < 0.6 }, token);
    if (answer.status !== 200) refused.push(`${answer.status} ${answer.body.code}`);
  }
  return refused;
}

async function driftIn(db: Db, server: ServerProcess, posts: readonly number[]): Promise<number> {
  const { rows } = await sql<{ id: number; counted: number; kept: number }>`
    select id, likes as counted, (select count(*) from likes where post_id = posts.id) as kept from posts`.execute(
    db,
  );
  let drifted = rows.filter(({ counted, kept }) => Number(counted) !== Number(kept)).length;
  for (const id of posts) {
    const { body } = await send(server, `post/details?id=${id}`);
    const kept = rows.find((row) => Number(row.id) === id)?.kept;
    const shown = (body.post as { likes?: number } | undefined)?.likes;
    if (Number(shown) !== Number(kept)) drifted++;
  }
  return drifted;
}

/** Many members like and take back on two processes that share a database. */
export async function likeRace({ store, env, clients, toggles }: LikeRace): Promise<LikeRaceResult> {
  const first = await startServer(env);
  const servers = [first, await startServer(env)];
  const posts = await writePosts(first, await joinServer(first, 'Author'));
  const tokens: string[] = [];
  for (let nth = 0; nth < clients; nth++) tokens.push(await joinServer(first, `Liker${nth}`));
  const startMs = performance.now();
  const refused = await Promise.all(tokens.map((token) => toggle(servers, posts, token, toggles)));
  const seconds = (performance.now() - startMs) / 1_000;
  const db = openDatabase(store);
  const drifted = await driftIn(db, first, posts);
  const rows = await db.selectFrom('likes').select('id').execute();
  await db.destroy();
  for (const server of servers) await server.stop();
  const answered = clients * toggles;
  return {
    answered,
    refused: refused.flat(),
    likes: rows.length,
    drifted,
    perSecond: answered / seconds,
  };
}
