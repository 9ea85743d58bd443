import { describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#model/vocabulary/time';
import { onEachEngine } from '../store/engines.ts';
import { type MemberSite, openMemberSite, PASSWORD } from './member-site.ts';

const OTHER = 'another staple 42';
const codeIn = (site: MemberSite): string =>
  /^[A-Z2-7]{26}$/m.exec(site.letters.at(-1)?.text ?? '')?.[0] ?? '';
/** One name to those who read it. The contract takes plain letters only, so the last four are no names at all. */
const SPELLINGS = [
  ...['Kiss-Me', 'kiss-me', 'KISS-ME', 'kIsS-mE', 'Kiss-mE', 'kISS-Me'],
  ...['\u212aiss-Me', 'Ki\u017f\u017f-Me', '\uff2b\uff49\uff53\uff53-Me', 'Kis\u0073\u200b-Me'],
];

onEachEngine('accounts', (engine) => {
  const open = async (env: Record<string, string> = {}) => openMemberSite(await engine.fresh(), env);

  test('sign up, log in, see who is logged in, log out', async () => {
    const site = await open();
    expect((await site.get('user/me')).body).toEqual({ result: false, code: 'LOGIN_REQUIRED' });
    const token = await site.join('Kasumi');
    expect((await site.get('user/me', {}, token)).body).toEqual({
      result: true,
      username: 'Kasumi',
      nickname: null,
      titles: [],
      email: 'Kasumi@example.org',
      messageCount: 0,
    });
    const out = await site.post('user/logout', {}, token);
    expect([out.status, out.token]).toEqual([200, '']);
    expect((await site.get('user/me', {}, token)).body).toEqual({ result: false, code: 'LOGIN_REQUIRED' });
  });

  test('find a name in any case, and let no one else take it in another', async () => {
    const site = await open();
    await site.join('Ran-chan');
    const taken = await site.post('user/signup', {
      username: 'RAN-CHAN',
      password: PASSWORD,
      email: 'x@example.org',
    });
    expect([taken.status, taken.body.code]).toEqual([409, 'USERNAME_TAKEN']);
    expect((await site.post('user/login', { username: 'ran-chan', password: PASSWORD })).status).toBe(200);
  });

  test('let exactly one of a hundred parallel sign-ups of a name win, on two processes', async () => {
    const store = await engine.fresh();
    const sites = [await openMemberSite(store), await openMemberSite(store)] as const;
    const signUp = async (nth: number): Promise<number> => {
      const username = SPELLINGS[nth % SPELLINGS.length] ?? '';
      for (;;) {
        const sent = { username, password: PASSWORD, email: `m${nth}@example.org` };
        const { status } = await sites[nth % 2 ? 0 : 1].post('user/signup', sent);
        // Too many wait for their password to be hashed; a caller that comes back is still in the race.
        if (status !== 503) return status;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const statuses = await Promise.all(Array.from({ length: 100 }, (_, nth) => signUp(nth)));
    const count = (status: number): number => statuses.filter((each) => each === status).length;
    const strange = Array.from({ length: 100 }, (_, nth) => SPELLINGS[nth % SPELLINGS.length] ?? '').filter(
      (name) => !/^[\w-]+$/.test(name),
    ).length;
    expect([count(200), count(409), count(400)]).toEqual([1, 99 - strange, strange]);
    const rows = await sites[0].members.store.db.selectFrom('users').select('usernameFold').execute();
    expect(rows).toEqual([{ usernameFold: 'kiss-me' }]);
  });

  test('let one of many parallel sign-ups with an e-mail address win, and answer all alike', async () => {
    const site = await open();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => {
        const email = nth % 2 ? 'one@example.org' : 'ONE@Example.org';
        return site.post('user/signup', { username: `Other${nth}`, password: PASSWORD, email });
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await site.members.later.idle();
    expect(await site.members.store.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  test('answer a used e-mail address like success, and notify its owner alone', async () => {
    const site = await open();
    await site.join('Himari');
    const fresh = await site.post('user/signup', {
      username: 'New1',
      password: PASSWORD,
      email: 'n@example.org',
    });
    const used = await site.post('user/signup', {
      username: 'Tomoe',
      password: PASSWORD,
      email: 'HIMARI@example.org',
    });
    expect([used.status, used.body]).toEqual([fresh.status, fresh.body]);
    await site.members.later.idle();
    expect(site.letters).toEqual([expect.objectContaining({ to: 'Himari@example.org' })]);
    expect(site.letters[0]?.text).toContain('Himari');
    expect((await site.post('user/login', { username: 'Tomoe', password: PASSWORD })).status).toBe(401);
  });

  test('answer an unknown name and a wrong password alike', async () => {
    const site = await open();
    await site.join('Saya');
    const shape = async (username: string) => {
      const { status, body, headers } = await site.post('user/login', { username, password: OTHER });
      const { 'content-length': _, date: __, ...rest } = headers;
      return { status, body: { ...body, requestId: '' }, rest };
    };
    expect(await shape('Saya')).toEqual(await shape('Nobody'));
    expect((await shape('Saya')).status).toBe(401);
  });

  test('a new password ends every other session and renews this one', async () => {
    const site = await open();
    const first = await site.join('Arisa');
    const second = (await site.post('user/login', { username: 'Arisa', password: PASSWORD })).token;
    const changed = await site.post('user/password', { old: PASSWORD, new: OTHER }, first);
    expect(changed.status).toBe(200);
    for (const old of [first, second]) expect((await site.get('user/me', {}, old)).body.result).toBe(false);
    expect((await site.get('user/me', {}, changed.token)).body.username).toBe('Arisa');
    expect((await site.post('user/login', { username: 'Arisa', password: PASSWORD })).status).toBe(401);
    expect((await site.post('user/login', { username: 'Arisa', password: OTHER })).status).toBe(200);
  });

  test('let no log-in with the old password outlive the change of it', async () => {
    const site = await open();
    const token = await site.join('Racer');
    const change = site.post('user/password', { old: PASSWORD, new: OTHER }, token);
    const logins: Promise<string | undefined>[] = [];
    for (let nth = 0; nth < 30; nth++) {
      const sent = site.post('user/login', { username: 'Racer', password: PASSWORD });
      logins.push(sent.then((answer) => answer.token));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    expect((await change).status).toBe(200);
    const old = (await Promise.all(logins)).filter((each) => each !== undefined);
    const alive = await Promise.all(
      old.map(async (each) => (await site.get('user/me', {}, each)).body.result),
    );
    expect(alive.filter(Boolean)).toEqual([]);
  });

  test('let one of two changes of a password win that come at once', async () => {
    const site = await open();
    const token = await site.join('Both');
    const wanted = [OTHER, 'a third staple 43'];
    const answers = await Promise.all(
      wanted.map((password) => site.post('user/password', { old: PASSWORD, new: password }, token)),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    for (const [at, password] of wanted.entries()) {
      const login = await site.post('user/login', { username: 'Both', password });
      expect(login.status).toBe(answers[at]?.status === 200 ? 200 : 401);
    }
  });

  test('refuse to change a password without the old one', async () => {
    const site = await open();
    const token = await site.join('Rimi');
    const answer = await site.post('user/password', { old: OTHER, new: OTHER }, token);
    expect([answer.status, answer.body.code]).toEqual([401, 'CREDENTIALS_INVALID']);
    expect((await site.get('user/me', {}, token)).body.result).toBe(true);
  });

  test.each(['password1', 'aaaaaaaaaaaa', 'abcdefgh', '12345678', 'Yukina99', 'bandori2026!'])(
    'refuse the password %s',
    async (password) => {
      const site = await open();
      const answer = await site.post('user/signup', { username: 'Yukina', password, email: 'y@example.org' });
      expect([answer.status, answer.body.code]).toEqual([400, 'PASSWORD_WEAK']);
    },
  );

  test('log in again with a new token, and the old one is dead', async () => {
    const site = await open();
    const first = await site.join('Lisa');
    const again = await site.post('user/login', { username: 'Lisa', password: PASSWORD }, first);
    expect(again.token).not.toBe(first);
    expect((await site.get('user/me', {}, first)).body.result).toBe(false);
  });

  test('keep at most twenty sessions, the newest ones', async () => {
    const site = await open();
    const tokens = [await site.join('Ako')];
    for (let round = 0; round < 20; round++) {
      site.clock.nowMs += 1_000;
      tokens.push((await site.post('user/login', { username: 'Ako', password: PASSWORD })).token ?? '');
    }
    const alive = await Promise.all(
      tokens.map(async (token) => (await site.get('user/me', {}, token)).body.result),
    );
    expect(alive).toEqual([false, ...Array.from({ length: 20 }, () => true)]);
  });

  test('forget a session after thirty idle days, and after ninety in any case', async () => {
    const site = await open();
    const idle = await site.join('Rinko');
    const busy = (await site.post('user/login', { username: 'Rinko', password: PASSWORD })).token;
    const isIn = async (token: string | undefined) => (await site.get('user/me', {}, token)).body.result;
    for (let day = 0; day < 31; day++) {
      site.clock.nowMs += DAY_MS + 1;
      expect(await isIn(busy)).toBe(true);
    }
    expect(await isIn(idle)).toBe(false);
    for (let day = 31; day < 90; day++) {
      site.clock.nowMs += DAY_MS + 1;
      await isIn(busy);
    }
    expect(await isIn(busy)).toBe(false);
  });

  test('keep no token and no password that could be read', async () => {
    const site = await open();
    const token = await site.join('Kokoro');
    const { db } = site.members.store;
    const kept = JSON.stringify([
      await db.selectFrom('sessions').selectAll().execute(),
      await db.selectFrom('users').selectAll().execute(),
    ]);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(PASSWORD);
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  describe('reset', () => {
    test('with the code of the letter sets a new password, once, and ends all sessions', async () => {
      const site = await open();
      const token = await site.join('Maya');
      await site.post('user/reset/request', { username: 'maya' });
      await site.members.later.idle();
      const code = codeIn(site);
      expect(code).toHaveLength(26);
      const consume = () => site.post('user/reset/consume', { username: 'Maya', code, password: OTHER });
      const done = await consume();
      expect([done.status, done.token]).toEqual([200, undefined]);
      expect((await site.get('user/me', {}, token)).body.result).toBe(false);
      expect((await site.post('user/login', { username: 'Maya', password: OTHER })).status).toBe(200);
      expect((await consume()).body.code).toBe('CODE_INVALID');
    });

    test('answers the same for a name that does not exist, and writes to no one', async () => {
      const site = await open();
      const { status, body } = await site.post('user/reset/request', { username: 'Nobody' });
      await site.members.later.idle();
      expect([status, body, site.letters]).toEqual([200, { result: true }, []]);
    });

    test('takes no code after ten minutes, but any of the newest three, however often strangers tried', async () => {
      const site = await open();
      for (const name of ['Late', 'Often', 'Newer']) await site.join(name);
      const ask = async (username: string): Promise<string> => {
        await site.post('user/reset/request', { username });
        await site.members.later.idle();
        return codeIn(site);
      };
      const consume = async (username: string, code: string) =>
        (await site.post('user/reset/consume', { username, code, password: OTHER })).body.code;
      const often = await ask('Often');
      for (let tries = 0; tries < 30; tries++)
        expect(await consume('Often', 'A'.repeat(26))).toBe('CODE_INVALID');
      expect(await consume('Often', often)).toBeUndefined();
      const codes: string[] = [];
      for (let letter = 0; letter < 4; letter++) codes.push(await ask('Newer'));
      const [oldest = '', first = '', , last = ''] = codes;
      expect(await consume('Newer', oldest)).toBe('CODE_INVALID');
      expect(await consume('Newer', first.toLowerCase())).toBeUndefined();
      // With one of them all are used up.
      expect(await consume('Newer', last)).toBe('CODE_INVALID');
      const late = await ask('Late');
      site.clock.nowMs += 10 * MINUTE_MS;
      expect(await consume('Late', late)).toBe('CODE_INVALID');
    });

    test('cannot be used up by strangers: letters count by who asks, and the owner’s browser by itself', async () => {
      const site = await open({ PROXY_HOPS: '1' });
      await site.join('Chuchu');
      const ask = async (ip: string, cookie = '') => {
        site.clock.nowMs += 2 * MINUTE_MS;
        const before = site.letters.length;
        const from = { 'x-forwarded-for': ip, ...(cookie !== '' && { cookie }) };
        await site.post('user/reset/request', { username: 'Chuchu' }, undefined, from);
        await site.members.later.idle();
        return site.letters.length - before;
      };
      const login = await site.post('user/login', { username: 'Chuchu', password: PASSWORD });
      const device = /^device=[^;]+/.exec(
        [login.headers['set-cookie']].flat().find((each) => each?.startsWith('device=')) ?? '',
      )?.[0];
      let written = 0;
      for (let round = 0; round < 10; round++) written += await ask('10.0.0.1');
      expect(written).toBe(5);
      expect(await ask('10.0.0.2')).toBe(1);
      // Very many strangers can use up what there is for strangers.
      site.clock.nowMs += 30 * MINUTE_MS;
      for (let nth = 0; nth < 60; nth++) {
        await site.post('user/reset/request', { username: 'Chuchu' }, undefined, {
          'x-forwarded-for': `10.1.${nth}.1`,
        });
      }
      await site.members.later.idle();
      expect(await ask('10.0.0.3')).toBe(0);
      expect(await ask('10.0.0.3', device)).toBe(1);
    });

    test('writes at most five letters in two minutes to one person', async () => {
      const site = await open();
      await site.join('Chisato');
      for (let round = 0; round < 8; round++) await site.post('user/reset/request', { username: 'Chisato' });
      await site.members.later.idle();
      expect(site.letters.length).toBe(5);
    });
  });

  describe('guessing', () => {
    const guess = (site: MemberSite, username: string, ip: string, password: string, device?: string) =>
      site.post('user/login', { username, password }, undefined, {
        'x-forwarded-for': ip,
        ...(device !== undefined && { cookie: `device=${device}` }),
      });
    const marksOf = ({ headers }: Awaited<ReturnType<typeof guess>>): string => {
      const cookie = [headers['set-cookie']].flat().find((each) => each?.startsWith('device='));
      expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
      return /^device=([^;]+)/.exec(cookie ?? '')?.[1] ?? '';
    };

    test('with the mark of a browser counts by that browser, and for the account it belongs to alone', async () => {
      const site = await open({ PROXY_HOPS: '1' });
      for (const name of ['Yukina', 'Thief']) await site.join(name);
      const own = marksOf(await guess(site, 'Thief', '10.0.0.1', PASSWORD));
      const [nonce = '', signature = ''] = own.split('.');
      const forged = [
        own,
        `${nonce}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
        'x',
        '~~~',
      ];
      for (let round = 0; round < 25; round++) await guess(site, 'Yukina', `10.1.${round}.1`, OTHER);
      for (const marks of forged)
        expect((await guess(site, 'Yukina', '10.2.0.1', PASSWORD, marks)).status).toBe(401);
      // A browser that was stolen guesses no faster than anybody else.
      const statuses = new Set<number>();
      for (let round = 0; round < 26; round++)
        statuses.add((await guess(site, 'Thief', `10.3.${round}.1`, OTHER, own)).status);
      expect([...statuses]).toEqual([401, 429]);
      expect((await guess(site, 'Thief', '10.4.0.1', PASSWORD)).status).toBe(200);
    });

    test('shuts no one out of a browser they used before a restart, nor of one they share', async () => {
      const store = await engine.fresh();
      const first = await openMemberSite(store, { PROXY_HOPS: '1' });
      for (const name of ['Ran', 'Moca']) await first.join(name);
      const ofRan = marksOf(await guess(first, 'Ran', '10.0.0.1', PASSWORD));
      const both = marksOf(await guess(first, 'Moca', '10.0.0.1', PASSWORD, ofRan));
      const second = await openMemberSite(store, { PROXY_HOPS: '1' });
      for (const name of ['Ran', 'Moca']) {
        for (let round = 0; round < 25; round++) await guess(second, name, `10.1.${round}.1`, OTHER);
        expect((await guess(second, name, '10.0.0.1', PASSWORD)).status).toBe(401);
        expect((await guess(second, name, '10.0.0.1', PASSWORD, both)).status).toBe(200);
      }
    });

    test('is stopped by account, without a word, and the owner gets in with the browser they used before', async () => {
      const site = await open({ PROXY_HOPS: '1' });
      await site.join('Hina');
      const device = marksOf(await guess(site, 'Hina', '10.0.0.1', PASSWORD));
      for (let round = 0; round < 25; round++) await guess(site, 'Hina', `10.1.${round}.1`, OTHER);
      const locked = await guess(site, 'Hina', '10.9.9.9', PASSWORD);
      expect([locked.status, locked.body.code]).toEqual([401, 'CREDENTIALS_INVALID']);
      expect((await guess(site, 'Hina', '10.0.0.1', PASSWORD)).status).toBe(401);
      // Behind the address of all these guesses, too.
      for (let round = 0; round < 25; round++) await guess(site, 'Nobody', '10.0.0.1', OTHER);
      expect((await guess(site, 'Hina', '10.0.0.1', PASSWORD)).status).toBe(429);
      expect((await guess(site, 'Hina', '10.0.0.1', PASSWORD, device)).status).toBe(200);
      site.clock.nowMs += 15 * MINUTE_MS;
      expect((await guess(site, 'Hina', '10.9.9.9', PASSWORD)).status).toBe(200);
    });

    test('is stopped by address, with a word about when to come back', async () => {
      const site = await open({ PROXY_HOPS: '1' });
      await site.join('Aya');
      for (let round = 0; round < 25; round++) await guess(site, `Nobody${round}`, '2001:db8::1', OTHER);
      const stopped = await guess(site, 'Aya', '2001:db8::ffff', PASSWORD);
      expect([stopped.status, stopped.body.code]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
      expect((await guess(site, 'Aya', '2001:db8:1::1', PASSWORD)).status).toBe(200);
    });

    test('costs nothing when the password is right', async () => {
      const site = await open();
      await site.join('Eve');
      for (let round = 0; round < 40; round++) {
        expect((await site.post('user/login', { username: 'Eve', password: PASSWORD })).status).toBe(200);
      }
    });
  });
});
