import { expect, test } from 'vitest';
import { writePlain } from '#model/profile/plain';
import { holdingsOf } from '#model/rules/copies/holding';
import { MINUTE_MS } from '#model/vocabulary/time';
import { sampleProfile } from '../../laws/samples.ts';
import { onEachEngine } from '../store/engines.ts';
import { openMemberSite, PASSWORD } from './member-site.ts';

interface Session {
  readonly id: string;
  readonly device: string;
  readonly current: boolean;
}

onEachEngine('a member’s own account', (engine) => {
  const open = async () => openMemberSite(await engine.fresh());

  test('lists its sessions, ends one, and all the others', async () => {
    const site = await open();
    const other = await site.join('Lisa');
    const token = await site.join('Yukina');
    const logIn = async (device: string) => {
      const who = { username: 'Yukina', password: PASSWORD };
      return (await site.post('user/login', who, undefined, { 'user-agent': device })).token ?? '';
    };
    const phone = await logIn('a phone');
    const tablet = await logIn('a tablet');
    const sessions = async (as: string) =>
      (await site.get('user/sessions', {}, as)).body.sessions as Session[];
    const mine = await sessions(token);
    expect(mine.map(({ current }) => current).filter(Boolean)).toHaveLength(1);
    expect(mine.map(({ device }) => device).toSorted()).toEqual(
      ['a phone', 'a tablet', mine.find(({ current }) => current)?.device].toSorted(),
    );
    expect(JSON.stringify(mine)).not.toContain(token);
    const ofPhone = mine.find(({ device }) => device === 'a phone')?.id;
    expect((await site.post('user/sessions/end', { id: ofPhone }, other)).body.ended).toBe(0);
    expect((await site.post('user/sessions/end', { id: ofPhone }, token)).body.ended).toBe(1);
    expect((await site.get('user/me', {}, phone)).body.result).toBe(false);
    expect((await site.get('user/me', {}, tablet)).body.result).toBe(true);
    expect((await site.post('user/sessions/end', {}, token)).body.ended).toBe(1);
    expect((await site.get('user/me', {}, tablet)).body.result).toBe(false);
    expect(await sessions(token)).toHaveLength(1);
    expect(await sessions(other)).toHaveLength(1);
  });

  test('shows no session that has run out', async () => {
    const site = await open();
    await site.join('Rinko');
    site.clock.nowMs += 40 * 86_400_000;
    const { token } = await site.post('user/login', { username: 'Rinko', password: PASSWORD });
    expect((await site.get('user/sessions', {}, token)).body.sessions).toHaveLength(1);
  });

  test('gives its owner all that is kept of them but secrets', async () => {
    const site = await open();
    const token = await site.join('Kokoro');
    const fan = await site.join('Kaoru');
    await site.post('user', { nickname: 'Smile' }, token);
    await site.post('user/following', { username: 'Kaoru', follow: true }, token);
    await site.post('user/following', { username: 'Kokoro', follow: true }, fan);
    const profile = { name: 'Profile 1', server: 0, items: {}, cards: [] };
    await site.post('user/profiles', { profiles: [profile] }, token);
    const { account } = (await site.get('user/export', {}, token)).body;
    expect(account).toMatchObject({
      username: 'Kokoro',
      email: 'Kokoro@example.org',
      role: 'member',
      following: ['Kaoru'],
      profile: { nickname: 'Smile' },
      profiles: [profile],
      followedByCount: 1,
      posts: [],
      messages: [{ kind: 'follow', actor: 'Kaoru', read: false }],
    });
    expect(JSON.stringify(account)).not.toMatch(/argon2|tokenHash|passwordHash/);
  });

  test('is deleted by who knows the password, with all that belonged to it', async () => {
    const site = await open();
    const token = await site.join('Mashiro');
    const friend = await site.join('Nanami');
    await site.post('user', { nickname: 'Poet' }, token);
    await site.post('user/following', { username: 'Nanami', follow: true }, token);
    const kept = { name: 'Main', server: 0, items: {}, cards: [] };
    await site.post('user/profiles', { profiles: [] }, token);
    await site.post('user/profiles', { profiles: [kept] }, token);
    const wrong = await site.post('user/delete', { password: 'not this one' }, token);
    expect([wrong.status, wrong.body.code]).toEqual([401, 'CREDENTIALS_INVALID']);
    expect((await site.get('user/me', {}, token)).body.result).toBe(true);
    const done = await site.post('user/delete', { password: PASSWORD }, token);
    expect([done.status, done.token]).toEqual([200, '']);
    expect((await site.get('user/me', {}, token)).body.result).toBe(false);
    expect((await site.get('user', { username: 'Mashiro' })).status).toBe(404);
    expect((await site.get('user/message', {}, friend)).body.messages).toEqual([]);
    const { db } = site.members.store;
    const users = JSON.stringify(await db.selectFrom('users').selectAll().execute());
    expect(users).not.toMatch(/mashiro|poet/i);
    const gone = await db
      .selectFrom('users')
      .select('id')
      .where('deletedAt', 'is not', null)
      .executeTakeFirst();
    for (const table of ['sessions', 'documents', 'versions', 'messages'] as const) {
      const left = await db
        .selectFrom(table)
        .selectAll()
        .where('userId', '=', gone?.id ?? 0)
        .execute();
      expect(left, table).toEqual([]);
    }
    const deeds = await db.selectFrom('audit').select(['actorId', 'action']).execute();
    expect(deeds).toEqual([{ actorId: gone?.id, action: 'delete account' }]);
    // No one can pass for them for a while.
    const again = () =>
      site.post('user/signup', { username: 'mashiro', password: PASSWORD, email: 'm@example.org' });
    expect((await again()).body.code).toBe('USERNAME_TAKEN');
    site.clock.nowMs += 90 * 86_400_000;
    await site.members.sweep();
    expect((await again()).status).toBe(200);
    expect(await db.selectFrom('retiredNames').selectAll().execute()).toEqual([]);
  });

  test('can be deleted whatever names others sign up with', async () => {
    const site = await open();
    const token = await site.join('Doomed');
    const { db } = site.members.store;
    const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const signUp = async (username: string) =>
      (await site.post('user/signup', { username, password: PASSWORD, email: `${username}@example.org` }))
        .status;
    const reserved = [`deleted-${id}`, 'Deleted-1', 'ADMIN', 'setori', 'Moderator'];
    const statuses: number[] = [];
    for (const name of [...reserved, `deleted:${id}`]) statuses.push(await signUp(name));
    expect(statuses).toEqual([409, 409, 409, 409, 409, 400]);
    // As was possible before.
    await site.join('Squatter');
    const name = `deleted-${id}`;
    await db
      .updateTable('users')
      .set({ username: name, usernameFold: name })
      .where('username', '=', 'Squatter')
      .execute();
    expect((await site.post('user/delete', { password: PASSWORD }, token)).status).toBe(200);
  });

  test('takes back an earlier version of its profiles, its own only, and loses none', async () => {
    const site = await open();
    const token = await site.join('Layer');
    const other = await site.join('Masking');
    const named = (name: string) => [{ name, server: 0, items: {}, cards: [] }];
    for (const name of ['first', 'second', 'third']) {
      site.clock.nowMs += 11 * MINUTE_MS;
      await site.post('user/profiles', { profiles: named(name) }, token);
    }
    const versions = async () =>
      (await site.get('user/profiles/versions', {}, token)).body.versions as {
        id: number;
        revision: number;
      }[];
    expect((await versions()).map(({ revision }) => revision)).toEqual([2, 1]);
    const id = (await versions()).at(-1)?.id;
    expect((await site.post('user/profiles/restore', { id }, other)).body.code).toBe('NOT_FOUND');
    const stale = await site.post('user/profiles/restore', { id, revision: 2 }, token);
    expect([stale.status, stale.body.revision]).toEqual([409, 3]);
    expect((await site.post('user/profiles/restore', { id, revision: 3 }, token)).body.revision).toBe(4);
    expect((await site.get('user/profiles', {}, token)).body.profiles).toEqual(named('first'));
    expect((await versions()).map(({ revision }) => revision)).toEqual([3, 2, 1]);
    expect((await site.get('user/profiles/versions', {}, other)).body.versions).toEqual([]);
  });

  test('says of each version what it holds, when and from where it was saved', async () => {
    const site = await open();
    const token = await site.join('Rokka');
    const card = { id: 7, level: 1, master: 0, skill: 0, ep: 0, train: 0, art: 0, exclude: false };
    const holding = (name: string, cards: number) => ({
      name,
      server: 1,
      items: {},
      cards: Array.from({ length: cards }, (_, i) => ({ ...card, id: i + 1 })),
    });
    const save = async (agent: string, ...profiles: readonly object[]) => {
      site.clock.nowMs += 11 * MINUTE_MS;
      await site.post('user/profiles', { profiles }, token, { 'user-agent': agent });
      return site.clock.nowMs;
    };
    const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36';
    const first = await save(PHONE, holding('Main', 3), holding('Alt', 0));
    const second = await save('a secret name of the machine'.repeat(9), holding('Main', 2));
    const third = await save('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0', holding('Main', 5));
    const stored = async () => (await site.get('user/profiles', {}, token)).body;
    expect(await stored()).toMatchObject({ revision: 3, time: third, device: 'Firefox · Windows' });
    const versions = async () =>
      (await site.get('user/profiles/versions', {}, token)).body.versions as readonly { id: number }[];
    const held = [
      { revision: 2, savedAt: second, time: third, profiles: [{ name: 'Main', server: 1, cards: 2 }] },
      {
        revision: 1,
        savedAt: first,
        time: second,
        device: 'Chrome · Android',
        profiles: [
          { name: 'Main', server: 1, cards: 3 },
          { name: 'Alt', server: 1, cards: 0 },
        ],
      },
    ];
    expect(await versions()).toMatchObject(held);
    // As a server without these facts left them.
    const { db } = site.members.store;
    await db.updateTable('versions').set({ facts: null }).execute();
    await db.updateTable('documents').set({ facts: null }).execute();
    const bare = held.map((version) => ({ ...version, savedAt: null, device: null }));
    expect(await versions()).toMatchObject(bare);
    expect(await stored()).toMatchObject({ revision: 3, time: third, device: null });
    const id = (await versions()).at(-1)?.id;
    await site.post('user/profiles/restore', { id }, token, { 'user-agent': PHONE });
    expect(await stored()).toMatchObject({ revision: 4, device: 'Chrome · Android' });
    expect((await versions())[0]).toMatchObject({ revision: 3, profiles: [{ cards: 5 }] });
  });

  test('says of each version how far its cards and items went, as the page itself weighs them', async () => {
    const site = await open();
    const token = await site.join('Tomori');
    const before = sampleProfile('Main');
    const grown = { ...before, cards: before.cards.map((card) => ({ ...card, level: card.level + 9 })) };
    for (const profile of [grown, before, grown]) {
      site.clock.nowMs += 11 * MINUTE_MS;
      await site.post('user/profiles', { profiles: [writePlain(profile)] }, token);
    }
    const versions = async () => (await site.get('user/profiles/versions', {}, token)).body.versions;
    const weighed = [before, grown].map((profile) => ({ profiles: holdingsOf([profile]) }));
    expect(await versions()).toMatchObject(weighed);
    // As a server left them that did not weigh yet.
    const facts = { savedAt: 5, device: 'Chrome', profiles: [{ name: 'Main', server: 0, cards: 1 }] };
    await site.members.store.db
      .updateTable('versions')
      .set({ facts: JSON.stringify(facts) })
      .execute();
    expect(await versions()).toMatchObject(
      weighed.map((version) => ({ ...version, savedAt: 5, device: 'Chrome' })),
    );
  });
});
