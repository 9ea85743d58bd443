import { expect, test } from 'vitest';
import { openMemberSite, PASSWORD } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';
import { TINY_PICTURE } from '../tiny-demo.ts';

/** What programs that are no browsers send and expect, as they do with other sites of the kind. */
onEachEngine('programs', (engine) => {
  const open = async (env: Readonly<Record<string, string>> = {}) =>
    openMemberSite(await engine.fresh(), env);
  const TLS = { PUBLIC_URL: 'https://setori.example.org' };
  const AS_BROWSER = { origin: TLS.PUBLIC_URL, 'sec-fetch-site': 'same-origin' };

  const logIn = async (headers: Readonly<Record<string, string>>) => {
    const site = await open(TLS);
    await site.join('Program');
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { username: 'Program', password: PASSWORD },
      headers,
    });
    return { site, cookies: answer.cookies };
  };

  test('get a session cookie by the name that they know, with the moment it ends, and are known by it', async () => {
    const { site, cookies } = await logIn({});
    const plain = cookies.find(({ name }) => name === 'token');
    expect(plain).toMatchObject({ secure: true, httpOnly: true, expires: expect.any(Date) });
    const value = plain?.value ?? '';
    const me = async (headers: Readonly<Record<string, string>>) =>
      (
        await site.app.inject({ url: '/api/user/me', headers: { cookie: `token=${value}`, ...headers } })
      ).json();
    expect(await me({})).toMatchObject({ result: true, username: 'Program' });
    // A browser has the cookie that no other site can have set.
    expect(await me(AS_BROWSER)).toMatchObject({ result: false });
  });

  test('alone get it: a browser has the one that is bound to the host', async () => {
    const { cookies } = await logIn(AS_BROWSER);
    expect(cookies.map(({ name }) => name)).not.toContain('token');
    expect(cookies.find(({ name }) => name === '__Host-token')).toMatchObject({ expires: expect.any(Date) });
  });

  test('log out without saying anything, with and without the type of what they do not say', async () => {
    for (const headers of [{}, { 'content-type': 'application/json' }]) {
      const site = await open();
      const token = await site.join('Program');
      const cookies = { token };
      const answer = await site.app.inject({ method: 'POST', url: '/api/user/logout', headers, cookies });
      expect([answer.statusCode, answer.json()]).toEqual([200, { result: true }]);
      expect((await site.get('user/me', {}, token)).body.result).toBe(false);
    }
  });

  test('of other sites read and show what anybody may, and nothing that depends on who asks', async () => {
    const site = await open();
    const token = await site.join('Program');
    const openness = async (url: string, cookies = {}) => {
      const { headers } = await site.app.inject({ url, cookies });
      return [headers['access-control-allow-origin'], headers['cross-origin-resource-policy']];
    };
    const list = '/api/post/details?id=1';
    for (const url of ['/api/cards/all.5.json', '/res/icon/cool.png', '/res/none.png', list])
      expect([url, ...(await openness(url))]).toEqual([url, '*', 'cross-origin']);
    expect(await openness(list, { token })).toEqual([undefined, 'same-origin']);
    expect(await openness('/api/user/message')).toEqual([undefined, 'same-origin']);
    const picture = await site.app.inject('/res/icon/cool.png');
    expect(picture.rawPayload.equals(Buffer.from(TINY_PICTURE))).toBe(true);
  });
});
