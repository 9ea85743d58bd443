import { expect, onTestFinished, test } from 'vitest';
import { Unchanged } from '#server/services/unchanged';
import { openStore, type Store, type StoreOptions } from '#server/store/store';
import { onEachEngine } from '../store/engines.ts';

async function open(options: StoreOptions): Promise<Store> {
  const store = await openStore(options);
  onTestFinished(() => store.close());
  return store;
}

const write = (store: Store, scope: string) =>
  store.db.insertInto('postCounts').values({ scope, posts: 1 }).execute();

const scopes = async (store: Store): Promise<string> =>
  (await store.db.selectFrom('postCounts').select('scope').orderBy('scope').execute())
    .map(({ scope }) => scope)
    .join('');

onEachEngine('what is kept while nothing is written', (engine) => {
  async function setUp() {
    const options = await engine.fresh();
    const [here, there] = [await open(options), await open(options)];
    const unchanged = new Unchanged<string>(here, (answer) => answer.length);
    let times = 0;
    const ask = (key = 'all') =>
      unchanged.answer(key, () => {
        times++;
        return scopes(here);
      });
    return { here, there, ask, times: () => times };
  }

  test('is asked for once for each key, and is never old', async () => {
    const { here, there, ask, times } = await setUp();
    expect([await ask(), await ask(), await ask('other')]).toEqual(['', '', '']);
    expect(times()).toBe(2);
    await write(here, 'a');
    expect([await ask(), await ask()]).toEqual(['a', 'a']);
    await write(there, 'b');
    expect([await ask(), await ask()]).toEqual(['ab', 'ab']);
    expect(times()).toBe(4);
  });

  test('is asked for once when several need it at the same time', async () => {
    const { here, ask, times } = await setUp();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['', '', '']);
    expect(times()).toBe(1);
    await write(here, 'a');
    expect(await Promise.all([ask(), ask()])).toEqual(['a', 'a']);
    expect(times()).toBe(2);
  });

  test('is never old beside writers, here and in another process', async () => {
    const { here, there, ask } = await setUp();
    const written: string[] = [];
    for (let nth = 0; nth < 60; nth++) {
      const scope = String.fromCharCode(0x4e00 + nth);
      const asking = [ask(), ask('other')];
      await write(nth % 2 === 0 ? here : there, scope);
      written.push(scope);
      // A read after an acknowledged write sees it.
      expect(await ask()).toBe(written.join(''));
      await Promise.all(asking);
      expect(await ask('other')).toBe(written.join(''));
    }
  });

  test('survives a transaction that is taken back', async () => {
    const { here, ask } = await setUp();
    await here.db
      .transaction()
      .execute(async (transaction) => {
        await transaction.insertInto('postCounts').values({ scope: 'x', posts: 1 }).execute();
        throw new Error('no');
      })
      .catch(() => {});
    expect(await ask()).toBe('');
  });
});
