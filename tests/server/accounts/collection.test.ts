import { expect, test } from 'vitest';
import { DAY_MS } from '#model/vocabulary/time';
import { appoint } from '../community/site.ts';
import { onEachEngine } from '../store/engines.ts';
import { type MemberSite, openMemberSite, PASSWORD } from './member-site.ts';

/** Collections that members show to everybody (reference R98). */

const card = (id: number, more: object = {}) => ({
  id,
  level: 50,
  master: 1,
  skill: 4,
  ep: 2,
  train: 1,
  art: 1,
  exclude: false,
  ...more,
});
const MAIN = {
  name: 'Main',
  server: 1,
  items: {},
  cards: [card(1, { exclude: true }), card(2, { level: 7 })],
};
const SECRET = { name: 'Secret', server: 0, items: {}, cards: [card(99)] };

onEachEngine('a public collection', (engine) => {
  const open = async () => {
    const site = await openMemberSite(await engine.fresh());
    const [owner, fan] = [await site.join('Owner'), await site.join('Fan')];
    return { site, owner, fan };
  };
  const shown = async (site: MemberSite, token?: string) => {
    const { status, body } = await site.get('user/collection', { username: 'owner' }, token);
    const count = (await site.get('user', { username: 'owner' }, token)).body.collectionCount;
    expect(count === null).toBe(status !== 200);
    if (status !== 200) return body.code;
    expect((body.cards as unknown[]).length).toBe(count);
    return body;
  };
  const save = (site: MemberSite, token: string, ...profiles: object[]) =>
    site.post('user/profiles', { profiles }, token);
  const choose = (site: MemberSite, token: string, one: object | null) =>
    site.post('user/collection', { shown: one }, token);
  const chosen = { name: 'Main', server: 1 };

  test('is none until its owner chooses one, and then that one alone, without what is private', async () => {
    const { site, owner, fan } = await open();
    await save(site, owner, SECRET, MAIN);
    for (const reader of [undefined, owner, fan]) expect(await shown(site, reader)).toBe('NOT_FOUND');
    expect((await site.get('user/collection/choice', {}, owner)).body).toEqual({
      result: true,
      shown: null,
      collections: [
        { name: 'Secret', server: 0, cards: 1 },
        { name: 'Main', server: 1, cards: 2 },
      ],
    });
    expect((await choose(site, owner, chosen)).status).toBe(200);
    for (const reader of [undefined, owner, fan]) {
      const body = await shown(site, reader);
      expect(body).toEqual({
        result: true,
        server: 1,
        time: site.clock.nowMs,
        cards: MAIN.cards.map(({ exclude: _, ...each }) => each),
      });
      const said = JSON.stringify(body).replace(String(site.clock.nowMs), '');
      expect(said).not.toMatch(/Main|Secret|99/);
    }
    expect((await choose(site, owner, null)).status).toBe(200);
    expect(await shown(site)).toBe('NOT_FOUND');
    expect((await site.get('user/collection', { username: 'Nobody' })).body.code).toBe('USER_INVALID');
  });

  test('follows what is saved, and ends with the name that was chosen', async () => {
    const { site, owner } = await open();
    await save(site, owner, MAIN);
    await choose(site, owner, chosen);
    await save(site, owner, { ...MAIN, cards: [card(5)] }, SECRET);
    expect(await shown(site)).toMatchObject({ cards: [{ id: 5 }] });
    await save(site, owner, { ...MAIN, name: 'Renamed' }, { ...MAIN, server: 0 }, SECRET);
    expect(await shown(site)).toBe('NOT_FOUND');
    const { body } = await site.get('user/collection/choice', {}, owner);
    expect(body.shown).toEqual(chosen);
    await save(site, owner, SECRET, MAIN);
    expect(await shown(site)).toMatchObject({ cards: [{ id: 1 }, { id: 2, level: 7 }] });
  });

  test('is not shown to whom its owner blocked, nor during a pause, but to themself and moderators', async () => {
    const { site, owner, fan } = await open();
    const judge = await site.join('Judge');
    await appoint(site, 'Judge', 'moderator');
    await save(site, owner, MAIN);
    await choose(site, owner, chosen);
    await site.post('user/block', { username: 'Fan', value: true }, owner);
    expect(await shown(site, fan)).toBe('NOT_FOUND');
    expect(await shown(site)).toMatchObject({ server: 1 });
    await site.post('user/block', { username: 'Fan', value: false }, owner);
    const until = site.clock.nowMs + DAY_MS;
    await site.members.store.db
      .updateTable('users')
      .set({ pausedUntil: until })
      .where('username', '=', 'Owner')
      .execute();
    for (const reader of [undefined, fan]) expect(await shown(site, reader)).toBe('NOT_FOUND');
    for (const reader of [owner, judge]) expect(await shown(site, reader)).toMatchObject({ server: 1 });
    expect((await choose(site, owner, chosen)).body).toMatchObject({ code: 'WRITING_PAUSED', until });
    site.clock.nowMs = until + 1;
    expect(await shown(site, fan)).toMatchObject({ server: 1 });
  });

  test('is chosen among what is kept, by members alone', async () => {
    const { site, owner } = await open();
    expect((await choose(site, owner, chosen)).body.code).toBe('NOT_FOUND');
    await save(site, owner, MAIN);
    expect((await choose(site, owner, { ...chosen, server: 0 })).body.code).toBe('NOT_FOUND');
    expect((await site.post('user/collection', { shown: chosen })).body.code).toBe('LOGIN_REQUIRED');
    expect((await site.get('user/collection/choice')).body.code).toBe('LOGIN_REQUIRED');
    for (const one of [
      {},
      { name: 'x'.repeat(200), server: 1 },
      { name: 'Main', server: 9 },
      'Main',
      ['Main'],
    ])
      expect((await choose(site, owner, one as object)).status).toBe(400);
    expect(await shown(site)).toBe('NOT_FOUND');
  });

  test('is asked for again without being sent again', async () => {
    const { site, owner } = await open();
    await save(site, owner, MAIN);
    await choose(site, owner, chosen);
    const url = '/api/user/collection?username=Owner';
    const first = await site.app.inject({ url });
    const tag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await site.app.inject({ url, headers: { 'if-none-match': tag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await save(site, owner, { ...MAIN, cards: [card(5)] });
    expect((await site.app.inject({ url, headers: { 'if-none-match': tag } })).statusCode).toBe(200);
  });

  test('stands in the export, and goes with the account', async () => {
    const { site, owner } = await open();
    const exported = async () =>
      ((await site.get('user/export', {}, owner)).body.account as { publicCollection: unknown })
        .publicCollection;
    await save(site, owner, MAIN);
    expect(await exported()).toBeNull();
    await choose(site, owner, chosen);
    expect(await exported()).toEqual(chosen);
    await site.post('user/delete', { password: PASSWORD }, owner);
    expect(await codeFor(site)).toBe('USER_INVALID');
    expect(await site.members.store.db.selectFrom('documents').selectAll().execute()).toEqual([]);
  });
});

const codeFor = async (site: MemberSite) =>
  (await site.get('user/collection', { username: 'Owner' })).body.code;
