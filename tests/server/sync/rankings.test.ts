import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesOf } from '#server/services/sync/rankings';
import { type MemberSite, openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';

interface Row {
  readonly user: { readonly username: string };
  readonly place: number;
  readonly stats?: number;
  readonly titles?: readonly number[];
}

/** Members who show these ranks, in the order in which they linked their accounts. */
async function fill(
  { members }: MemberSite,
  ranks: readonly number[],
  titles: readonly (readonly number[])[] = [],
) {
  const { db } = members.store;
  for (const table of ['users', 'syncAccounts', 'rankings', 'playerTitles'] as const)
    await db.deleteFrom(table).execute();
  for (const [at, value] of ranks.entries()) {
    const id = at + 1;
    const names = { username: `player-${id}`, usernameFold: `player-${id}`, email: null, emailFold: null };
    const rest = {
      passwordHash: '',
      role: 'member',
      profile: '{}',
      profileRevision: 0,
      createdAt: 0,
      deletedAt: null,
    };
    await db
      .insertInto('users')
      .values({ id, ...names, ...rest })
      .execute();
    const account = {
      id,
      userId: id,
      server: 0,
      uid: id,
      name: '',
      stats: '{}',
      flags: '{}',
      syncedAt: 500 + id,
    };
    await db.insertInto('syncAccounts').values(account).execute();
    const mine = { accountId: id, userId: id, server: 0 };
    await db
      .insertInto('rankings')
      .values({ ...mine, stat: 'rank', value })
      .execute();
    for (const title of titles[at] ?? []) {
      await db
        .insertInto('playerTitles')
        .values({ ...mine, title, seenAt: 1_000 + title, isShown: 1 })
        .execute();
    }
  }
}

async function pages(site: MemberSite, path: string, query: Record<string, string>, by: 'offset' | 'cursor') {
  const rows: Row[] = [];
  let cursor: unknown = '';
  for (let offset = 0; offset <= 200; offset += 20) {
    const rest =
      by === 'offset' ? { offset: String(offset) } : cursor === '' ? {} : { cursor: String(cursor) };
    const { body } = await site.get(path, { ...query, limit: '20', ...rest });
    rows.push(...(body.rows as Row[]));
    cursor = body.next;
    if (by === 'cursor' && cursor === null) break;
  }
  return rows;
}

/** The whole order, worked out plainly. */
function orderOf(values: readonly number[]) {
  const order = values
    .map((value, at) => ({ value, id: at + 1 }))
    .sort((a, b) => b.value - a.value || a.id - b.id);
  return order.map(({ value, id }) => ({
    username: `player-${id}`,
    value,
    place: 1 + values.filter((each) => each > value).length,
  }));
}

onEachEngine('a ranking', (engine) => {
  test('read page by page is the whole order, each player once, equals on one place', async () => {
    const site = await openMemberSite(await engine.fresh());
    const ranks = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 70 });
    const property = fc.asyncProperty(ranks, async (values) => {
      await fill(site, values);
      for (const by of ['offset', 'cursor'] as const) {
        const rows = await pages(site, 'sync/list/player/ranked', { server: '0', stats: 'rank' }, by);
        expect(
          rows.map(({ user, stats, place }) => ({ username: user.username, value: stats, place })),
        ).toEqual(orderOf(values));
      }
    });
    await fc.assert(property, { numRuns: 12 });
  });

  test('by titles counts those seen until the day, most first', async () => {
    const site = await openMemberSite(await engine.fresh());
    const held = fc.array(fc.uniqueArray(fc.constantFrom(1, 2, 3, 4), { minLength: 1 }), {
      minLength: 1,
      maxLength: 50,
    });
    const property = fc.asyncProperty(held, fc.constantFrom(1_001, 1_002, 1_004), async (titles, date) => {
      await fill(
        site,
        titles.map(() => 0),
        titles,
      );
      const counted = titles.map((own) => own.filter((title) => title <= 3 && 1_000 + title <= date));
      const order = orderOf(counted.map((own) => own.length)).filter(({ value }) => value > 0);
      for (const by of ['offset', 'cursor'] as const) {
        const query = { server: '0', titles: '3,1,2,1', date: String(date) };
        const rows = await pages(site, 'sync/list/title', query, by);
        expect(rows.map(({ user, place }) => ({ username: user.username, place }))).toEqual(
          order.map(({ username, place }) => ({ username, place })),
        );
        for (const { user, titles: shown } of rows) {
          const own = counted[Number(user.username.slice('player-'.length)) - 1] ?? [];
          expect(shown).toEqual([...own].sort((a, b) => a - b));
        }
      }
    });
    await fc.assert(property, { numRuns: 8 });
  });

  test('says how many there are, and keeps servers and numbers apart', async () => {
    const site = await openMemberSite(await engine.fresh());
    await fill(site, [5, 5, 3]);
    expect((await site.get('sync/list/player/ranked', { server: '0', stats: 'rank' })).body).toEqual({
      result: true,
      count: 3,
      rows: [
        { user: { username: 'player-1', nickname: null }, worn: [], stats: 5, place: 1, syncedAt: 501 },
        { user: { username: 'player-2', nickname: null }, worn: [], stats: 5, place: 1, syncedAt: 502 },
        { user: { username: 'player-3', nickname: null }, worn: [], stats: 3, place: 3, syncedAt: 503 },
      ],
      next: null,
    });
    expect((await site.get('sync/list/player/ranked', { server: '1', stats: 'rank' })).body.count).toBe(0);
    expect((await site.get('sync/list/player/ranked', { server: '0', stats: 'hsr' })).body.count).toBe(0);
  });

  test('gives a member their own row, the same that stands in the list', async () => {
    const site = await openMemberSite(await engine.fresh());
    const ranks = [4, 9, 4, 7, 4];
    await fill(site, ranks, [[1], [1, 2], [], [2, 3], [3]]);
    const token = await site.join('Tomori');
    const { db } = site.members.store;
    const ask = async (path: string, query: Record<string, string>) => [
      (await site.get(`${path.replace('/ranked', '')}/own`, { server: '0', ...query }, token)).body.row,
      (await site.get(path, { server: '0', ...query })).body.rows as Row[],
    ];
    expect((await ask('sync/list/player/ranked', { stats: 'rank' }))[0]).toBeNull();
    expect((await ask('sync/list/title', { titles: '1,2,3' }))[0]).toBeNull();
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'Tomori')
      .executeTakeFirstOrThrow();
    // The account of the fourth member is theirs now.
    for (const table of ['syncAccounts', 'rankings', 'playerTitles'] as const)
      await db.updateTable(table).set({ userId: id }).where('userId', '=', 4).execute();
    const boards = [
      ['sync/list/player/ranked', { stats: 'rank' }, { stats: 7, place: 2 }],
      ['sync/list/title', { titles: '1,2,3' }, { titles: [2, 3], place: 1 }],
      ['sync/list/title', { titles: '1,2,3', date: '1002' }, { titles: [2], place: 2 }],
    ] as const;
    for (const [path, query, expected] of boards) {
      const [own, rows] = await ask(path, query);
      expect(own).toMatchObject({ user: { username: 'Tomori' }, ...expected });
      expect(rows).toContainEqual(own);
    }
    expect((await site.get('sync/list/player/own', { server: '0', stats: 'rank' })).status).toBe(401);
  });

  test('is not asked by what there is not', async () => {
    const site = await openMemberSite(await engine.fresh());
    const wrongs = [
      { stats: 'name' },
      { stats: 'rank; drop table users' },
      { stats: '__proto__' },
      { limit: '0' },
      { limit: '51' },
      { offset: '10001' },
      { server: '5' },
      { server: 'xx' },
      { cursor: 'x' },
      { cursor: Buffer.from('r1.99999999999999999').toString('base64url') },
    ];
    for (const wrong of wrongs) {
      const [field = ''] = Object.keys(wrong);
      const answer = await site.get('sync/list/player/ranked', { server: '0', stats: 'rank', ...wrong });
      expect([wrong, answer.status, answer.body.fields]).toEqual([wrong, 400, { [field]: 'INVALID' }]);
    }
    const lists = ['', ',', '1,', '-1', 'a', '1,,2', '01', '1 ,2', "1' or '1", Array(51).fill(1).join(',')];
    for (const titles of lists) {
      const answer = await site.get('sync/list/title', { server: '0', titles });
      expect([titles, answer.status, answer.body.fields]).toEqual([titles, 400, { titles: 'INVALID' }]);
    }
  });
});

test('places follow each other without a gap but for equals', () => {
  const values = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(values, fc.nat(), (list, cut) => {
      const whole = orderOf(list).map(({ value, place }, at) => ({ value, place, id: at }));
      const from = cut % whole.length;
      const first = whole[from];
      const more = whole.filter(({ value }) => value > (first?.value ?? 0)).length;
      expect(placesOf(whole.slice(from), { before: from, more })).toEqual(
        whole.slice(from).map(({ place }) => place),
      );
    }),
  );
});
