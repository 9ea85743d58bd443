import { expect, test } from 'vitest';
import { MINUTE_MS } from '#model/vocabulary/time';
import { exportText } from '#server/services/accounts/export';
import { keepVersion, MAX_BYTES_OF_OWNER, MAX_OF_OBJECT } from '#server/store/accounts/versions';
import type { Store } from '#server/store/store';
import { ofText, write } from '../community/site.ts';
import { onEachEngine } from '../store/engines.ts';
import { openMemberSite, PASSWORD } from './member-site.ts';

const MIB = 1024 * 1024;

const versionsIn = (store: Store) =>
  store.db.selectFrom('versions').select(['kind', 'objectId', 'revision', 'content']).orderBy('id').execute();

/** Keeps versions one after the other; what is left of them. */
async function keepAll(store: Store, versions: readonly { kind: string; objectId: number; bytes: number }[]) {
  for (const [at, { kind, objectId, bytes }] of versions.entries()) {
    const own = { id: store.newId(), userId: 7, kind, objectId, revision: at, keptAt: at };
    await store.write((trx) => keepVersion(trx, { ...own, content: 'x'.repeat(bytes) }));
  }
  return versionsIn(store);
}

onEachEngine('what is kept of what was saved over', (engine) => {
  const open = async () => openMemberSite(await engine.fresh());

  test('is bounded in bytes for a member, and the oldest go first', async () => {
    const { store } = (await open()).members;
    const large = Array.from({ length: 30 }, () => ({ kind: 'profiles', objectId: 7, bytes: MIB }));
    const left = await keepAll(store, large);
    expect(left.reduce((sum, { content }) => sum + content.length, 0)).toBe(MAX_BYTES_OF_OWNER);
    expect(left.map(({ revision }) => revision)).toEqual(Array.from({ length: 20 }, (_, at) => at + 10));
  });

  test('is bounded in number for each thing, in bytes for all of them, and by kind', async () => {
    const { store } = (await open()).members;
    const small = { kind: 'post', objectId: 1, bytes: 10 };
    const other = { kind: 'post', objectId: 2, bytes: 10 };
    const left = await keepAll(store, [other, ...Array.from({ length: MAX_OF_OBJECT + 5 }, () => small)]);
    expect(left.map(({ objectId }) => objectId).filter((id) => id === 1)).toHaveLength(MAX_OF_OBJECT);
    expect(left[0]).toMatchObject({ objectId: 2 });
    const profiles = { kind: 'profiles', objectId: 7, bytes: MIB };
    const both = await keepAll(store, [
      profiles,
      ...Array.from({ length: 20 }, () => ({ ...small, bytes: MIB })),
    ]);
    expect(both.filter(({ kind }) => kind === 'profiles')).toHaveLength(1);
    expect(both.filter(({ kind }) => kind === 'post')).toHaveLength(20);
  });

  test('is the state before several saves in a short time, unless one of them holds less', async () => {
    const site = await open();
    const token = await site.join('Saver');
    const card = { level: 1, master: 0, skill: 0, ep: 0, train: 0, art: 0, exclude: false };
    const holding = (cards: number) => [
      {
        name: 'Main',
        server: 0,
        items: {},
        cards: Array.from({ length: cards }, (_, at) => ({ ...card, id: at + 1 })),
      },
    ];
    const save = (cards: number) => site.post('user/profiles', { profiles: holding(cards) }, token);
    const kept = async () => {
      const rows = await versionsIn(site.members.store);
      return rows.map(({ content }) => (JSON.parse(content) as { cards: unknown[] }[])[0]?.cards.length);
    };
    for (const cards of [1, 2, 3, 3, 4]) await save(cards);
    expect(await kept()).toEqual([1]);
    await save(0);
    expect(await kept()).toEqual([1, 4]);
    site.clock.nowMs += 10 * MINUTE_MS;
    // The same again is no other version.
    await save(0);
    expect(await kept()).toEqual([1, 4]);
    await save(5);
    expect(await kept()).toEqual([1, 4, 0]);
  });

  test('is no version of a post where an edit changed nothing', async () => {
    const site = await open();
    const token = await site.join('Editor');
    const id = await write(site, token, ofText('Same'));
    await site.post('post/edit', { id, title: 'Same' }, token);
    expect(await versionsIn(site.members.store)).toEqual([]);
    await site.post('post/edit', { id, title: 'Other' }, token);
    expect(await versionsIn(site.members.store)).toHaveLength(1);
  });
});

onEachEngine('an export', (engine) => {
  test('holds all that is kept of a member, and never more of it in memory than a few rows', async () => {
    const site = await openMemberSite(await engine.fresh());
    const { store } = site.members;
    const token = await site.join('Exporter');
    const made: number[] = [];
    for (let nth = 0; nth < 12; nth++) made.push(await write(site, token, ofText(`${nth}`)));
    const [id = 0] = made;
    await site.post('post/edit', { id, title: 'Edited' }, token);
    await site.post('post/like', { id, value: true }, token);
    await site.post('post/report', { id, reason: 'other', note: 'mine' }, token);
    await store.db
      .updateTable('posts')
      .set({ content: JSON.stringify(['x'.repeat(MIB)]) })
      .execute();
    const { account } = (await site.get('user/export', {}, token)).body as {
      account: Record<string, readonly Record<string, unknown>[]>;
    };
    expect(account.posts?.map((post) => post.id)).toEqual(made.toReversed());
    expect(account.versions).toMatchObject([{ kind: 'post', objectId: id, revision: 0 }]);
    expect(account.likes).toMatchObject([{ postId: id }]);
    expect(account.reports).toMatchObject([{ postId: id, reason: 'other', note: 'mine', state: 'open' }]);
    expect([account.sessions?.length, account.uploads, account.linkedAccounts]).toEqual([1, [], []]);
    const user = await store.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    for await (const piece of exportText(store.db, user)) expect(piece.length).toBeLessThan(1.1 * MIB);
    expect(JSON.stringify(account)).not.toContain(PASSWORD);
  });
});
