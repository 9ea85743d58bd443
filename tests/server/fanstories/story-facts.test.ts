import { expect, onTestFinished, test } from 'vitest';
import { MIGRATIONS, migrate } from '#server/store/migrate';
import { openDatabase } from '#server/store/store';
import { barePost } from '../store/bare-post.ts';
import { onEachEngine } from '../store/engines.ts';

const upTo = (last: string) =>
  Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= last));

const post = (id: number, categoryName: string, facts: object) =>
  barePost(id, {
    categoryName,
    categoryId: categoryName === 'SELF_POST' ? 'story' : '1',
    facts: JSON.stringify({ ...facts, tags: [] }),
  });

onEachEngine('a database from before stories were listed', (engine) => {
  test('gets ratings and warnings of its posts', async () => {
    const db = openDatabase(await engine.fresh());
    onTestFinished(() => db.destroy());
    await migrate(db, upTo('025-planned-works'));
    const rows = [
      post(1, 'SELF_POST', { title: 'plain' }),
      post(2, 'SELF_POST', { rating: 3, warningDeath: true, warningUnderage: true, warningNonCon: false }),
      post(3, 'SELF_POST', { rating: 0, warningViolence: true }),
      post(4, 'CARD_COMMENT', {}),
    ];
    await db.insertInto('posts').values(rows).execute();
    await migrate(db);
    const found = await db.selectFrom('posts').select(['rating', 'warnings']).orderBy('id').execute();
    expect(found).toEqual([
      { rating: null, warnings: 0 },
      { rating: 3, warnings: 10 },
      { rating: 0, warnings: 1 },
      { rating: null, warnings: null },
    ]);
  });
});
