import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KillResult, killRounds } from '#tests/server/faults/kill-rounds';
import { findPostgres, startCluster } from '#tests/server/store/postgres';
import type { Figure } from './figures.ts';

/** In full, and as a sample. */
const ROUNDS = { sqlite: [200, 20], postgres: [20, 4] } as const;

const worst = (times: readonly number[]): number => Math.max(0, ...times);

function figure(what: string, { rounds, acknowledged, lost, readyMs }: KillResult): Figure {
  const seconds = (worst(readyMs) / 1_000).toFixed(2);
  return {
    name: `${what} killed ${rounds} times while 8 members write`,
    goal: 'no acknowledged write lost, ready again ≤ 2 s',
    measured: `${lost} of ${acknowledged.toLocaleString('en')} lost, ready again after ${seconds} s at most`,
    isMet: lost === 0 && worst(readyMs) <= 2_000,
  };
}

async function onSqlite(rounds: number): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'setori-kill-'));
  try {
    const store = { engine: 'sqlite', file: join(folder, 'setori.db') } as const;
    return figure('server on SQLite', await killRounds({ store, env: { DATA_DIR: folder }, rounds }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(programs: string, rounds: number): Promise<Figure> {
  const cluster = startCluster(programs);
  const folder = mkdtempSync(join(tmpdir(), 'setori-kill-'));
  try {
    const store = { engine: 'postgres', url: cluster.urlOf('postgres') } as const;
    const env = { DATABASE_URL: store.url, DATA_DIR: folder };
    const result = await killRounds({ store, env, rounds, database: cluster });
    return figure('server on PostgreSQL, or PostgreSQL itself,', result);
  } finally {
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function faults(isFull: boolean): Promise<Figure[]> {
  const pick = ([full, some]: readonly [number, number]): number => (isFull ? full : some);
  const programs = findPostgres();
  const figures = [await onSqlite(pick(ROUNDS.sqlite))];
  if (programs !== null) figures.push(await onPostgres(programs, pick(ROUNDS.postgres)));
  return figures;
}
