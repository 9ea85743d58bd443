import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe } from 'vitest';
import type { StoreOptions } from '#server/store/store';
import { type Cluster, findPostgres, NO_POSTGRES, startCluster } from './postgres.ts';

/** Makes databases of one engine; each is new and empty. */
export interface Engine {
  readonly name: StoreOptions['engine'];
  readonly fresh: () => Promise<StoreOptions>;
}

function sqliteEngine(): Engine {
  const folder = mkdtempSync(join(tmpdir(), 'setori-db-'));
  let made = 0;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    name: 'sqlite',
    fresh: async () => ({ engine: 'sqlite', file: join(folder, `${++made}`, 'setori.db') }),
  };
}

function postgresEngine(programs: string): Engine {
  let cluster: Cluster | null = null;
  let made = 0;
  const stop = (): void => {
    cluster?.stop();
    cluster = null;
  };
  process.once('exit', stop);
  afterAll(stop);
  return {
    name: 'postgres',
    fresh: async () => {
      cluster ??= startCluster(programs);
      const name = `setori_${++made}`;
      const client = new pg.Client({ connectionString: cluster.urlOf('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return { engine: 'postgres', url: cluster.urlOf(name) };
    },
  };
}

/** The same tests on both engines; where PostgreSQL is not installed its half is reported as skipped. */
export function onEachEngine(title: string, tests: (engine: Engine) => void): void {
  describe(`${title}, on SQLite`, () => tests(sqliteEngine()));
  const programs = findPostgres();
  if (programs === null) process.stderr.write(`${NO_POSTGRES}\n`);
  describe.skipIf(programs === null)(`${title}, on PostgreSQL`, () => tests(postgresEngine(programs ?? '')));
}
