import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { onEachEngine } from '../store/engines.ts';
import { findPostgres, startCluster } from '../store/postgres.ts';
import { tempFolder } from '../temp-folder.ts';
import { killRounds } from './kill-rounds.ts';

/** In CI a few rounds; `npm run figures -- --full` runs 200 and 20. */
const ROUNDS = { sqlite: 5, postgres: 2 } as const;

onEachEngine('a server that is killed while members write', (engine) => {
  test('has lost nothing that it acknowledged, and is ready again', async () => {
    const rounds = ROUNDS[engine.name];
    if (engine.name === 'sqlite') {
      const store = await engine.fresh();
      const env = store.engine === 'sqlite' ? { DATA_DIR: dirname(store.file) } : {};
      const result = await killRounds({ store, env, rounds });
      expect([result.lost, result.readyMs.length]).toEqual([0, rounds]);
      expect(result.acknowledged).toBeGreaterThan(rounds);
      return;
    }
    const cluster = startCluster(findPostgres() ?? '');
    try {
      const store = { engine: 'postgres', url: cluster.urlOf('postgres') } as const;
      const env = { DATABASE_URL: store.url, DATA_DIR: await tempFolder() };
      const result = await killRounds({ store, env, rounds, database: cluster });
      expect(result.lost).toBe(0);
      expect(result.acknowledged).toBeGreaterThan(rounds);
    } finally {
      cluster.stop();
    }
  });
});
