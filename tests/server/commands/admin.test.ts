import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import type { StoreOptions } from '#server/store/store';
import { openMemberSite, PASSWORD } from '../accounts/member-site.ts';
import { runProgram } from '../programs.ts';
import { onEachEngine } from '../store/engines.ts';

const environment = (store: StoreOptions): Record<string, string> =>
  store.engine === 'sqlite' ? { DATA_DIR: dirname(store.file) } : { DATABASE_URL: store.url };

const admin = (store: StoreOptions, ...args: readonly string[]) =>
  runProgram('admin', args, environment(store));

onEachEngine('the administration', (engine) => {
  test('works while the site runs: makes a moderator, resets a password, exports and deletes', async () => {
    const store = await engine.fresh();
    const site = await openMemberSite(store);
    const token = await site.join('Sayo');
    await site.post('user', { nickname: 'Sayo!' }, token);

    expect(await admin(store, 'moderator', 'sayo')).toMatchObject({ code: 0, err: '' });
    const { role } = await site.members.store.db.selectFrom('users').select('role').executeTakeFirstOrThrow();
    expect(role).toBe('moderator');

    const { out } = await admin(store, 'password', 'Sayo');
    expect((await site.get('user/me', {}, token)).body.result).toBe(false);
    expect((await site.post('user/login', { username: 'Sayo', password: PASSWORD })).status).toBe(401);
    expect((await site.post('user/login', { username: 'Sayo', password: out.trim() })).status).toBe(200);

    const exported = await admin(store, 'export', 'Sayo');
    expect(JSON.parse(exported.out)).toMatchObject({
      username: 'Sayo',
      email: 'Sayo@example.org',
      profile: { nickname: 'Sayo!' },
    });
    expect(exported.out).not.toContain('argon2');

    expect((await admin(store, 'delete', 'Sayo')).code).toBe(0);
    expect((await site.get('user', { username: 'Sayo' })).status).toBe(404);
    const rows = JSON.stringify(await site.members.store.db.selectFrom('users').selectAll().execute());
    expect(rows).not.toMatch(/sayo|argon2/i);
    const deeds = await site.members.store.db.selectFrom('audit').select('action').orderBy('id').execute();
    expect(deeds.map(({ action }) => action)).toEqual(['role moderator', 'reset password', 'delete account']);
    // The name rests, so that no one poses as its former owner.
    await expect(site.join('Sayo')).rejects.toThrow();
  });

  test('lists what was reported, and decides', async () => {
    const store = await engine.fresh();
    const site = await openMemberSite(store);
    const token = await site.join('Tomoe');
    const content = [{ type: 'text', data: 'Buy\nnow' }];
    const { body } = await site.post(
      'post',
      { categoryName: 'NEWS_COMMENT', categoryId: '7', content },
      token,
    );
    await site.post('post/report', { id: body.id, reason: 'spam', note: 'sells' }, token);
    const { out } = await admin(store, 'reports');
    expect(out).toBe(`Open reports: 1\n${body.id}\tspam\tsells\tby Tomoe\tof Tomoe\t Buy now\n`);
    expect((await admin(store, 'resolve', String(body.id), 'delete')).code).toBe(0);
    expect((await site.post('post/list', {})).body.count).toBe(0);
    expect((await admin(store, 'reports')).out).toBe('Open reports: 0\n');
    const audit = await site.members.store.db.selectFrom('audit').select(['actorId', 'action']).execute();
    expect(audit).toEqual([{ actorId: null, action: 'delete report' }]);
  });

  test('reports a mistake in one line', async () => {
    const store = await engine.fresh();
    for (const args of [
      [],
      ['moderator'],
      ['constructor', 'x'],
      ['delete', 'Nobody'],
      ['delete', 'a', 'b'],
      ['reports', 'x'],
      ['resolve', '1', 'burn'],
      ['resolve', '1', 'delete'],
    ]) {
      const { code, out, err } = await admin(store, ...args);
      expect([code, out, err]).toEqual([2, '', expect.stringMatching(/^[^\n]+\n$/)]);
    }
  });
});
