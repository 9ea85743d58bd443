import { expect, onTestFinished, test } from 'vitest';
import { MIGRATIONS, migrate } from '#server/store/migrate';
import { openDatabase } from '#server/store/store';
import { onEachEngine } from './engines.ts';

const upTo = (last: string) =>
  Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= last));

onEachEngine('a database of before', (engine) => {
  test('gets the names and titles of its members, however many they are', async () => {
    const db = openDatabase(await engine.fresh());
    onTestFinished(() => db.destroy());
    await migrate(db, upTo('008-removers'));
    const titles = [{ id: 1, type: 'event', server: 0 }];
    const rows = Array.from({ length: 50 }, (_, nth) => ({
      id: nth * 4_096,
      username: `m${nth}`,
      usernameFold: `m${nth}`,
      email: null,
      emailFold: null,
      passwordHash: '',
      role: 'member',
      profileRevision: 0,
      createdAt: 1,
      deletedAt: null,
      profile: nth % 2 ? '{}' : JSON.stringify({ nickname: `☆ ${nth}`, titles }),
    }));
    await db.insertInto('users').values(rows).execute();
    await migrate(db);
    const found = await db
      .selectFrom('users')
      .select(['nickname', 'nicknameFold', 'titles'])
      .orderBy('id')
      .execute();
    expect(found).toEqual(
      rows.map((_row, nth) => ({
        nickname: nth % 2 ? null : `☆ ${nth}`,
        nicknameFold: nth % 2 ? null : `☆ ${nth}`,
        titles: nth % 2 ? '[]' : JSON.stringify(titles),
      })),
    );
  });
});
