import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { onEachEngine } from '../store/engines.ts';
import { tempFolder } from '../temp-folder.ts';
import { likeRace } from './like-races.ts';

/** In CI a few; `npm run figures -- --full` takes 50 clients and 200 toggles each. */
const CLIENTS = 8;
const TOGGLES = 25;

onEachEngine('likes on two processes', (engine) => {
  test('are as many as their counters say', async () => {
    const store = await engine.fresh();
    const env =
      store.engine === 'sqlite'
        ? { DATA_DIR: dirname(store.file) }
        : { DATABASE_URL: store.url, DATA_DIR: await tempFolder() };
    const result = await likeRace({ store, env, clients: CLIENTS, toggles: TOGGLES });
    expect(result.refused).toEqual([]);
    expect(result.likes).toBeGreaterThan(0);
    expect(result.drifted).toBe(0);
  });
});
