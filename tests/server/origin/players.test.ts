import { describe, expect, onTestFinished, test } from 'vitest';
import { dumpOrigin } from '#server/origin/dump/dump-origin';
import { MISSING, type Origin, UNAVAILABLE } from '#server/origin/origin';
import { remoteOrigin, remoteSettings } from '#server/origin/remote/remote-origin';
import { type Answerer, fakeOrigin, sendJson, sendPage, sendStatus } from '../fake-origin.ts';
import { tempFolder } from '../temp-folder.ts';

const PLAYER = { result: true, data: { profile: { userName: 'Somebody' } } };
const WHO = { server: 1, uid: 42, code: 'ABCD2345' };

/** More than any answer takes on a busy machine. */
const PATIENCE_MS = 20_000;

async function openRemote(answer: Answerer, totalMs = PATIENCE_MS) {
  const site = await fakeOrigin(answer);
  const settings = remoteSettings(site.base, await tempFolder());
  const lines: string[] = [];
  const limits = { totalMs, bytes: 1_000 };
  const origin: Origin = remoteOrigin({ ...settings, limits }, (line) => lines.push(line));
  onTestFinished(() => origin.close());
  return { site, origin, lines };
}

describe('players of a remote origin', () => {
  test('are fetched each time, and the code stays here', async () => {
    const { site, origin } = await openRemote(sendJson(PLAYER));
    expect(await origin.readPlayer(WHO)).toEqual({ status: 'found', value: PLAYER });
    expect(await origin.readPlayer(WHO)).toEqual({ status: 'found', value: PLAYER });
    expect(site.asked).toEqual(['/api/player/en/42?mode=2', '/api/player/en/42?mode=2']);
  });

  test('come from no other site, whatever the origin says', async () => {
    const canary = await fakeOrigin(sendJson(PLAYER));
    const { origin, lines } = await openRemote((_request, response) => {
      response.writeHead(302, { location: `${canary.base.href}api/player/en/42` }).end();
    });
    expect(await origin.readPlayer(WHO)).toEqual(UNAVAILABLE);
    expect(canary.asked).toEqual([]);
    expect(lines).toHaveLength(1);
  });

  test.each([
    [sendStatus(500), UNAVAILABLE],
    [sendStatus(404), MISSING],
    [sendPage, MISSING],
    [sendJson('x'.repeat(3 * 1024 * 1024)), UNAVAILABLE],
    [((_request, response) => response.end('{"a":')) satisfies Answerer, UNAVAILABLE],
  ])('are absent when the origin fails (%#)', async (answer, outcome) => {
    const { origin } = await openRemote(answer);
    expect(await origin.readPlayer(WHO)).toEqual(outcome);
  });

  test('are absent when the origin never answers', async () => {
    const { origin } = await openRemote(() => {}, 400);
    expect(await origin.readPlayer(WHO)).toEqual(UNAVAILABLE);
  });

  test('leave a failing origin alone for a while', async () => {
    const { origin, site } = await openRemote(sendStatus(503));
    for (let round = 0; round < 8; round++) expect(await origin.readPlayer(WHO)).toEqual(UNAVAILABLE);
    expect(site.asked).toHaveLength(5);
  });

  test.each([
    { server: 5, uid: 1 },
    { server: -1, uid: 1 },
    { server: 0, uid: 0 },
    { server: 0, uid: 1.5 },
    { server: 0, uid: Number.NaN },
  ])('that cannot be are not asked for: %o', async (who) => {
    const { origin, site } = await openRemote(sendJson(PLAYER));
    expect(await origin.readPlayer({ ...who, code: '' })).toEqual(MISSING);
    expect(site.asked).toEqual([]);
  });
});

test('players are unknown to a folder of data', async () => {
  const folder = await tempFolder({ 'api/cards/all.5.json': '{"1":{"characterId":1,"rarity":1}}' });
  const origin = await dumpOrigin(folder, () => {});
  expect(await origin.readPlayer(WHO)).toEqual(UNAVAILABLE);
});
