import Sqlite from 'better-sqlite3';
import { openRaw, sumsOf } from '#server/store/copies/rows';
import type { StoreOptions } from '#server/store/store';
import { joinServer, type ServerProcess, send, startServer, untilReady } from './server-process.ts';

const WRITERS = 8;
const SHORTEST_MS = 60;
const MAX_MS = 500;

interface Writer {
  readonly username: string;
  readonly token: string;
  /** The last revision that the server acknowledged. */
  acked: number;
  /** Acknowledged at all. */
  writes: number;
}

const words = (writer: Writer, revision: number): string => `${writer.username} wrote ${revision}`;

/** One profile save after the other, until the server is gone. */
async function write(server: ServerProcess, writer: Writer): Promise<void> {
  for (;;) {
    const socialMedia = words(writer, writer.acked + 1);
    const answer = await send(server, 'user', { socialMedia, revision: writer.acked }, writer.token).catch(
      () => null,
    );
    if (answer === null) return;
    if (answer.status !== 200) throw new Error(`${writer.username}: ${JSON.stringify(answer.body)}`);
    writer.acked = Number(answer.body.revision);
    writer.writes++;
  }
}

/** What the server has of a writer: all that it acknowledged, and at most the one save that was under way. */
async function lostOf(server: ServerProcess, writer: Writer): Promise<number> {
  const { body } = await send(server, `user?username=${writer.username}`);
  const kept = Number(body.revision);
  const isWhole = kept === 0 || body.socialMedia === words(writer, kept);
  if (!isWhole) throw new Error(`${writer.username} has half a save: ${JSON.stringify(body)}`);
  const lost = Math.max(0, writer.acked - kept);
  writer.acked = kept;
  return lost;
}

async function checkIntegrity(store: StoreOptions): Promise<void> {
  if (store.engine === 'sqlite') {
    const database = new Sqlite(store.file);
    const found = database.pragma('integrity_check', { simple: true });
    database.close();
    if (found !== 'ok') throw new Error(`The database is damaged: ${String(found)}`);
    return;
  }
  const db = openRaw(store);
  await db.transaction().execute((trx) => sumsOf(trx, 'postgres'));
  await db.destroy();
}

export interface KillResult {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly lost: number;
  /** From the start of the program until `/readyz` says yes, after a kill. */
  readonly readyMs: readonly number[];
}

export interface Killing {
  readonly store: StoreOptions;
  readonly env: Readonly<Record<string, string>>;
  readonly rounds: number;
  /** The database instead of the server, and starting it again. */
  readonly database?: { readonly crash: () => void; readonly start: () => void | Promise<void> };
}

/** Kills the server, or every second time its database, at random moments while eight members write. */
export async function killRounds({ store, env, rounds, database }: Killing): Promise<KillResult> {
  let server = await startServer(env);
  const names = Array.from({ length: WRITERS }, (_, index) => `Writer${index}`);
  const writers: Writer[] = [];
  for (const username of names) {
    writers.push({ username, token: await joinServer(server, username), acked: 0, writes: 0 });
  }
  let lost = 0;
  const readyMs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const writing = writers.map((writer) => write(server, writer).catch((error: Error) => error));
    await new Promise((resolve) => setTimeout(resolve, SHORTEST_MS + Math.random() * (MAX_MS - SHORTEST_MS)));
    if (database && round % 2 === 1) {
      database.crash();
      await Promise.all(writing);
      await database.start();
      await untilReady(server.address);
    } else {
      await server.kill();
      // Writers saw the connection break; only then is the next server theirs.
      for (const end of await Promise.all(writing)) if (end instanceof Error) throw end;
      server = await startServer(env);
      readyMs.push(server.readyMs);
    }
    for (const writer of writers) lost += await lostOf(server, writer);
  }
  await server.stop();
  await checkIntegrity(store);
  const acknowledged = writers.reduce((sum, { writes }) => sum + writes, 0);
  return { rounds, acknowledged, lost, readyMs };
}
