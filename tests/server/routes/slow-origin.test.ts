import { expect, onTestFinished, test } from 'vitest';
import { remoteOrigin, remoteSettings } from '#server/origin/remote/remote-origin';
import { fakeOrigin, sendJson, sendStatus } from '../fake-origin.ts';
import { openSite } from '../site.ts';
import { tempFolder } from '../temp-folder.ts';

const ASKS_ALL_THE_TIME = '192.0.2.1';
const PATIENT_MS = 60_000;

/** The whole server before an origin that holds back every answer about players and points. */
async function openSlow() {
  const held: (() => void)[] = [];
  const far = await fakeOrigin((request, response) => {
    const { url = '' } = request;
    if (/^\/api\/(player|tracker|eventtop)\//.test(url)) {
      held.push(() => {
        if (!response.headersSent) sendStatus(404)(request, response);
      });
    } else sendJson({})(request, response);
  });
  const folder = await tempFolder();
  const settings = remoteSettings(far.base, folder);
  const limits = { ...settings.limits, totalMs: PATIENT_MS };
  const { app } = await openSite({ origin: remoteOrigin({ ...settings, limits }, () => {}) });
  onTestFinished(() => {
    for (const release of held) release();
  });
  const get = (url: string, remoteAddress: string) => app.inject({ url: `/api/${url}`, remoteAddress });
  return { app, far, held, get };
}

test('an origin that does not answer keeps no one from the site, nor from asking it, even beside a busy caller', async () => {
  const { app, far, held, get } = await openSlow();
  const kinds = (nth: number): string =>
    [
      `player/jp/${1_000 + nth}`,
      `tracker/data?server=0&event=${nth}&tier=100`,
      `eventtop/data?server=0&event=${nth}`,
      `tracker/forecast?server=0&event=${nth}`,
    ][nth % 4] ?? '';
  const greedy = Array.from({ length: 210 }, (_, nth) => get(kinds(nth + 1), ASKS_ALL_THE_TIME));
  await expect.poll(() => held.length).toBeGreaterThan(0);

  const own = await get('user/me', '198.51.100.1');
  expect([own.statusCode, own.json().code]).toEqual([200, 'LOGIN_REQUIRED']);
  const posts = await app.inject({
    method: 'POST',
    url: '/api/post/list',
    payload: { limit: 10, offset: 0 },
    remoteAddress: '198.51.100.1',
  });
  expect(posts.statusCode).toBe(200);
  const page = await app.inject({
    url: '/info/cards',
    headers: { accept: 'text/html' },
    remoteAddress: '198.51.100.1',
  });
  expect(page.statusCode).toBe(200);

  const honest = get('player/jp/7', '198.51.100.1');
  await expect.poll(() => far.asked.some((path) => path.includes('player/jp/7?'))).toBe(true);
  for (const release of held.splice(0)) release();
  expect((await honest).json().data.profile).toBeNull();

  const answered = new Set<() => void>();
  let areDone = false;
  void Promise.all(greedy).then(() => {
    areDone = true;
  });
  await expect
    .poll(() => {
      for (const release of held.filter((each) => !answered.has(each))) {
        answered.add(release);
        release();
      }
      return areDone;
    })
    .toBe(true);
  const statuses = (await Promise.all(greedy)).map(({ statusCode }) => statusCode);
  // Of the three kinds that ask elsewhere it had an eighth of the places; it had to wait with the others.
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100);
  expect(statuses).not.toContain(503);
});
