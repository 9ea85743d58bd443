import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import type { Mail } from '#server/services/mail/mail';
import { type MemberSite, openMemberSite, PASSWORD } from '../accounts/member-site.ts';
import { trouble, troubled } from '../faults/failing-dialect.ts';
import { onEachEngine } from '../store/engines.ts';

const OTHER = 'another staple 42';
const codeIn = (letters: readonly Mail[]): string =>
  /^[A-Z2-7]{26}$/m.exec(letters.at(-1)?.text ?? '')?.[0] ?? '';

/** The life of an account, with every secret that there is; what it learned is returned. */
async function liveThrough(site: MemberSite, username: string, letters: readonly Mail[]): Promise<string[]> {
  const email = `${username}@secret.example`;
  await site.post('user/signup', { username, password: PASSWORD, email });
  await site.post('user/login', { username, password: 'a wrong guess 88' });
  const { token = '' } = await site.post('user/login', { username, password: PASSWORD });
  await site.post('user/signup', { username: `${username}2`, password: PASSWORD, email });
  await site.post('user/reset/request', { username });
  await site.members.later.idle();
  const code = codeIn(letters);
  await site.post('user/reset/consume', { username, code: 'A'.repeat(26), password: OTHER });
  await site.post('user/password', { old: 'a wrong guess 88', new: OTHER }, token);
  await site.post('user/reset/consume', { username, code, password: OTHER });
  await site.get('user/me', {}, token);
  await site.post('user/logout', {}, token);
  await site.members.later.idle();
  return [PASSWORD, OTHER, 'a wrong guess 88', email, '@secret.example', token, code].filter(Boolean);
}

onEachEngine('secrets', (engine) => {
  test('are in no log, whatever fails, be it the database or the mail server', async () => {
    const state = trouble();
    const letters: Mail[] = [];
    const mail = {
      send: async (letter: Mail) => {
        letters.push(letter);
        if (letters.length % 2 === 0) throw new Error(`550 <${letter.to}> is full`);
      },
      close: async () => {},
    };
    const standIns = { mail, between: troubled(state) };
    const site = await openMemberSite(await engine.fresh(), {}, {}, standIns);
    const secrets = new Set<string>();
    for (let round = 0; round < 14; round++) {
      state.arm(1 + round * 3);
      for (const secret of await liveThrough(site, `Member${round}`, letters)) secrets.add(secret);
    }
    expect(secrets.size).toBeGreaterThan(20);
    expect(site.lines.length).toBeGreaterThan(5);
    const log = site.lines.join('\n');
    expect([...secrets].filter((secret) => log.includes(secret))).toEqual([]);
  });

  test('of resets are kept as digests, and answers hold none', async () => {
    const site = await openMemberSite(await engine.fresh());
    await site.join('Resetter');
    const asked = await site.post('user/reset/request', { username: 'Resetter' });
    await site.members.later.idle();
    const code = codeIn(site.letters);
    expect(code).toHaveLength(26);
    const rows = await site.members.store.db.selectFrom('resetCodes').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify([asked, site.lines])).not.toContain(code);
  });

  test('travel in a cookie that no script reads, and that leaves with its owner', async () => {
    for (const [env, name, host] of [
      [{}, 'token', 'localhost'],
      [{ PUBLIC_URL: 'https://setori.example' }, '__Host-token', 'setori.example'],
    ] as const) {
      const site = await openMemberSite(await engine.fresh(), env);
      const send = (path: string, body: object, cookie = '') =>
        site.app.inject({
          method: 'POST',
          url: `/api/user/${path}`,
          payload: JSON.stringify(body),
          headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', host, cookie },
        });
      const who = { username: 'Baker', password: PASSWORD };
      await send('signup', { ...who, email: 'baker@example.org' });
      // The session, and the mark of the browser.
      const cookies = [(await send('login', who)).headers['set-cookie']].flat().map(String);
      expect(cookies).toHaveLength(2);
      const wanted = ['HttpOnly', 'Path=/', 'SameSite=Lax', ...(name === 'token' ? [] : ['Secure'])];
      for (const each of cookies) {
        const attributes = each.split('; ').slice(1);
        expect(attributes.filter((text) => !/^(Max-Age|Expires)=/.test(text)).sort()).toEqual(wanted.sort());
      }
      const [cookie = ''] = cookies[0]?.split('; ') ?? [];
      expect(cookie).toMatch(new RegExp(`^${name}=[\\w-]{43}$`));
      expect(cookies[1]).toMatch(new RegExp(`^${name.replace('token', 'device')}=[\\w-]{22}\\.[\\w-]{43};`));
      const out = await send('logout', {}, cookie);
      expect(String(out.headers['set-cookie'])).toMatch(new RegExp(`^${name}=; Max-Age=0;`));
      expect(out.headers['clear-site-data']).toBe('"cache"');
      const after = await site.app.inject({ url: '/api/user/me', headers: { host, cookie } });
      expect(after.json()).toEqual({ result: false, code: 'LOGIN_REQUIRED' });
    }
  });

  test('that were hashed when less was asked are hashed again when their owner logs in', async () => {
    const site = await openMemberSite(await engine.fresh());
    await site.join('Old');
    const { db } = site.members.store;
    const weak = await hash(PASSWORD, { memoryCost: 4_096, timeCost: 1, parallelism: 1 });
    await db.updateTable('users').set({ passwordHash: weak }).execute();
    const kept = async () =>
      (await db.selectFrom('users').select('passwordHash').executeTakeFirstOrThrow()).passwordHash;
    expect((await site.post('user/login', { username: 'Old', password: OTHER })).status).toBe(401);
    expect(await kept()).toBe(weak);
    expect((await site.post('user/login', { username: 'Old', password: PASSWORD })).status).toBe(200);
    const renewed = await kept();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await site.post('user/login', { username: 'Old', password: PASSWORD })).status).toBe(200);
    expect(await kept()).toBe(renewed);
  });

  test('cannot be guessed faster by claiming other addresses', async () => {
    const site = await openMemberSite(await engine.fresh());
    await site.join('Target');
    const guess = (nth: number, password: string) => {
      const told = { 'x-forwarded-for': `10.0.${nth}.1`, 'x-real-ip': `10.1.${nth}.1`, forwarded: 'for=1' };
      return site.post('user/login', { username: `Nobody${nth}`, password }, undefined, told);
    };
    for (let nth = 0; nth < 25; nth++) expect((await guess(nth, OTHER)).status).toBe(401);
    expect((await guess(99, PASSWORD)).status).toBe(429);
  });
});
