import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sessionService } from '#server/services/accounts/sessions';
import { openStore } from '#server/store/store';
import { type ServerProcess, startServer } from '#tests/server/faults/server-process';
import { type Load, type Measured, measure } from './generator.ts';
import { cpuOf } from './processes.ts';
import { copyTo, seeded } from './seed.ts';

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
export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const rate = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;
export const ratio = (value: number): string => value.toFixed(2);

/** The sessions of some members, made as a log-in makes them. */
export async function sessionsIn(file: string): Promise<string[]> {
  const store = await openStore({ engine: 'sqlite', file });
  const { start } = sessionService(store);
  const rows = await store.db.selectFrom('users').select('id').limit(LIKERS).execute();
  const tokens: string[] = [];
  for (const { id } of rows) tokens.push(await start(id, 'load', null));
  await store.close();
  return tokens;
}

export function postsIn(file: string): number[] {
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

/** A server with nothing seeded: what is in it the caller knows. */
export const siteOf = (server: ServerProcess, folder: string, file: string, seconds: number): Site => ({
  server,
  folder,
  file,
  seconds,
  tokens: [],
  postIds: [],
  port: Number(new URL(server.address).port),
});

export interface Asked extends Measured {
  /** Microseconds of the server's processor time for each answer: much the same however busy the machine is. */
  readonly cpuUs: number;
}

export async function ask(
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
export function held<M extends Measured>(measured: M, status: number): M {
  const others = Object.keys(measured.statuses).filter((each) => Number(each) !== status);
  if (others.length > 0)
    throw new Error(`answers were not all ${status}: ${JSON.stringify(measured.statuses)}`);
  return measured;
}

export const figure = (name: string, goal: string, measured: string, isMet: boolean): Figure => ({
  name,
  goal,
  measured,
  isMet,
});

export function rated(name: string, most: { perSecond: number; p99Ms?: number }, measured: Asked): Figure {
  const goal = `≥ ${rate(most.perSecond)}${most.p99Ms ? `, p99 ≤ ${most.p99Ms} ms` : ''}`;
  const isMet =
    measured.perSecond >= most.perSecond && measured.p99Ms <= (most.p99Ms ?? Number.POSITIVE_INFINITY);
  const cost = `${Math.round(measured.cpuUs)} µs of processor each`;
  return figure(name, goal, `${rate(measured.perSecond)}, p99 ${ms(measured.p99Ms)}, ${cost}`, isMet);
}
