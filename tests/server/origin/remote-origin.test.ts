import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { MISSING_HEADER } from '#model/vocabulary/missing-header';
import type { Origin } from '#server/origin/origin';
import { remoteOrigin, remoteSettings } from '#server/origin/remote/remote-origin';
import { type Answerer, fakeOrigin, sendJson, sendPage, sendStatus } from '../fake-origin.ts';
import { tempFolder } from '../temp-folder.ts';

const MINUTE = 60_000;

/** More than any answer takes on a busy machine. */
const PATIENT = { totalMs: 20_000, bytes: 2_000 };
/** For sites that hang once they have answered in time. */
const BRISK = { ...PATIENT, totalMs: 2_000 };
/** For those that never answer. */
const HASTY = { ...PATIENT, totalMs: 400 };

/** An origin with a clock of our own and small limits before a fake site. */
async function openRemote(answer: Answerer, limits = PATIENT) {
  const site = await fakeOrigin(answer);
  const folder = await tempFolder();
  const clock = { now: 1_000_000 };
  const lines: string[] = [];
  const open = (): Origin =>
    remoteOrigin({ ...remoteSettings(site.base, folder), limits, now: () => clock.now }, (line) =>
      lines.push(line),
    );
  const origin = open();
  onTestFinished(() => origin.close());
  return { site, folder, clock, lines, origin, open };
}

const ROWS = { 1: { characterId: 1, rarity: 2, attribute: 'cool', skillId: 3 } };

describe('a remote origin', () => {
  test('asks once, answers every caller, and keeps the answer on disk', async () => {
    const { site, origin, open } = await openRemote(sendJson(ROWS));
    expect(await origin.read('cards/all', 5)).toMatchObject({ status: 'found', value: ROWS, stale: false });
    expect(await origin.read('cards/all', 5)).toMatchObject({ status: 'found', value: ROWS });
    expect(await open().read('cards/all', 5)).toMatchObject({ status: 'found', value: ROWS });
    expect(site.asked).toEqual(['/api/cards/all.5.json']);
    expect(site.requests[0]?.headers['user-agent']).toMatch(/^Setori\//);
  });

  test('takes an empty list that another site of this kind calls missing for none', async () => {
    const { origin } = await openRemote((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', [MISSING_HEADER]: '1' });
      response.end('{}');
    });
    expect(await origin.read('comics/all', 5)).toEqual({ status: 'missing' });
  });

  test('asks once when many ask at the same time', async () => {
    const { site, origin } = await openRemote((request, response) => {
      setTimeout(() => sendJson(ROWS)(request, response), 50);
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => origin.read('cards/all', 5)));
    expect(answers.every(({ status }) => status === 'found')).toBe(true);
    expect(site.asked).toHaveLength(1);
  });

  test('asks again with the entity tag when the answer is old', async () => {
    const { site, clock, origin } = await openRemote((request, response) => {
      if (request.headers['if-none-match'] === '"v1"') {
        response.writeHead(304).end();
        return;
      }
      response.setHeader('etag', '"v1"');
      sendJson(ROWS)(request, response);
    });
    await origin.read('cards/all', 5);
    clock.now += 11 * MINUTE;
    expect(await origin.read('cards/all', 5)).toMatchObject({ status: 'found', value: ROWS, stale: false });
    expect(await origin.read('cards/all', 5)).toMatchObject({ status: 'found', stale: false });
    expect(site.asked).toHaveLength(2);
  });

  test('changes the version when the data changes', async () => {
    const { site, clock, origin } = await openRemote(sendJson(ROWS));
    const first = await origin.read('cards/all', 5);
    site.answer = sendJson({ 2: {} });
    clock.now += 11 * MINUTE;
    const second = await origin.read('cards/all', 5);
    expect(second).toMatchObject({ status: 'found', value: { 2: {} } });
    expect(first.status === 'found' && second.status === 'found' && first.version !== second.version).toBe(
      true,
    );
  });

  test('serves the old copy when the site is down', async () => {
    const { site, clock, origin } = await openRemote(sendJson(ROWS));
    await origin.read('cards/all', 5);
    await site.stop();
    clock.now += 11 * MINUTE;
    expect(await origin.read('cards/all', 5)).toMatchObject({ status: 'found', value: ROWS, stale: true });
    expect(await origin.read('songs/all', 5)).toEqual({ status: 'unavailable' });
  });

  test.each([
    ['answers 500', sendStatus(500)],
    ['answers 429', sendStatus(429)],
    ['answers a page', sendPage],
    ['hangs', () => {}],
    ['sends half of the answer and hangs', (_request, response) => response.writeHead(200).write('{"1":')],
    ['breaks the connection', (request) => request.socket.destroy()],
    ['sends no JSON', (_request, response) => response.end('{"1":')],
    ['sends too much', sendJson('x'.repeat(5_000))],
  ] satisfies [string, Answerer][])('serves the old copy when the site %s', async (_what, answer) => {
    const { site, clock, origin } = await openRemote(sendJson(ROWS), BRISK);
    await origin.read('cards/all', 5);
    site.answer = answer;
    clock.now += 11 * MINUTE;
    expect(await origin.read('cards/all', 5)).toMatchObject({ status: 'found', value: ROWS, stale: true });
  });

  test.each([
    ['a page instead of JSON', sendPage],
    ['404', sendStatus(404)],
    ['403', sendStatus(403)],
  ])('has no name when the site answers %s, and does not ask again at once', async (_what, answer) => {
    const { site, clock, origin } = await openRemote(answer);
    expect(await origin.read('nothing/here')).toEqual({ status: 'missing' });
    expect(await origin.read('nothing/here')).toEqual({ status: 'missing' });
    expect(site.asked).toHaveLength(1);
    clock.now += 2 * MINUTE;
    site.answer = sendJson(ROWS);
    expect(await origin.read('nothing/here')).toMatchObject({ status: 'found' });
  });

  test('has no picture when the site answers a page or JSON for it', async () => {
    const { site, origin } = await openRemote(sendPage);
    expect(await origin.readAsset('assets/jp/a.png')).toEqual({ status: 'missing' });
    site.answer = sendJson({});
    expect(await origin.readAsset('assets/jp/b.png')).toEqual({ status: 'missing' });
    site.answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('png');
    expect(await origin.readAsset('assets/jp/c.png')).toMatchObject({ status: 'found', type: 'image/png' });
  });

  test('gives up after its total time even when bytes keep coming', async () => {
    const { origin, lines } = await openRemote((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    }, HASTY);
    const started = Date.now();
    expect(await origin.read('cards/all', 5)).toEqual({ status: 'unavailable' });
    expect(Date.now() - started).toBeLessThan(PATIENT.totalMs);
    expect(lines).toEqual([expect.stringContaining('api/cards/all.5.json')]);
  });

  test('stops reading an endless answer at its limit', async () => {
    let sent = 0;
    const { origin } = await openRemote((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = (): void => {
        while (sent < 50_000_000 && response.write(' '.repeat(1_000))) sent += 1_000;
        response.once('drain', more);
      };
      more();
    });
    expect(await origin.read('cards/all', 5)).toEqual({ status: 'unavailable' });
    expect(sent).toBeLessThan(20_000_000);
  });

  test('leaves a failing site alone for a while', async () => {
    const { site, clock, origin } = await openRemote(sendStatus(503));
    for (let id = 0; id < 9; id++) await origin.read(`cards/${id}`);
    expect(site.asked).toHaveLength(5);
    clock.now += MINUTE;
    site.answer = sendJson(ROWS);
    expect(await origin.read('cards/1')).toMatchObject({ status: 'found' });
  });

  test('is asked for other names while some of them fail, one by one, for reasons of their own', async () => {
    const { site, origin } = await openRemote(sendStatus(500));
    for (let id = 0; id < 9; id++) await origin.read(`cards/${id}`);
    site.answer = (_request, response) => response.end('{"1":');
    for (let id = 10; id < 19; id++) await origin.read(`cards/${id}`);
    site.answer = sendJson(ROWS);
    expect(await origin.read('cards/all', 5)).toMatchObject({ status: 'found' });
  });

  test('has no list that is nested without end, and keeps none', async () => {
    const deep = '['.repeat(900) + ']'.repeat(900);
    const { site, origin, open } = await openRemote((_request, response) => response.end(deep));
    expect(await origin.read('cards/all', 5)).toEqual({ status: 'unavailable' });
    site.answer = sendJson({ 1: { prefix: '[[[['.repeat(100), note: '\\"{{{'.repeat(100) } });
    expect(await open().read('cards/all', 5)).toMatchObject({ status: 'found' });
  });

  test('follows a redirect on the same site only', async () => {
    const canary = await fakeOrigin(sendJson({ secret: true }));
    const { site, origin } = await openRemote((request, response) => {
      if (request.url === '/api/moved.json') response.writeHead(302, { location: '/api/here.json' }).end();
      else if (request.url === '/api/here.json') sendJson(ROWS)(request, response);
      else response.writeHead(302, { location: `${canary.base.href}api/x.json` }).end();
    });
    expect(await origin.read('moved')).toMatchObject({ status: 'found', value: ROWS });
    expect(await origin.read('away')).toEqual({ status: 'unavailable' });
    site.answer = (_request, response) => response.writeHead(302, { location: '/api/circle.json' }).end();
    expect(await origin.read('circle')).toEqual({ status: 'unavailable' });
    expect(canary.asked).toEqual([]);
  });

  test.each([
    '../x',
    '//127.0.0.1:1/x',
    'x/../../y',
    'http://127.0.0.1:1/x',
    'x\r\ny',
    'x%2f..',
    '@127.0.0.1/x',
    'x?y',
  ])('asks no one for %j', async (name) => {
    const { site, origin } = await openRemote(sendJson(ROWS));
    expect(await origin.read(name)).toEqual({ status: 'missing' });
    expect(await origin.readAsset(name)).toEqual({ status: 'missing' });
    expect(site.asked).toEqual([]);
  });

  test('gives a list without level from the richest level the site has', async () => {
    const { site, origin } = await openRemote((request, response) =>
      (request.url === '/api/songs/all.5.json' ? sendJson(ROWS) : sendPage)(request, response),
    );
    expect(await origin.read('songs/all')).toMatchObject({ status: 'found', value: ROWS });
    expect(site.asked).toEqual(['/api/songs/all.8.json', '/api/songs/all.7.json', '/api/songs/all.5.json']);
  });

  test('gives a list from whichever level is kept when the site is down', async () => {
    const { site, clock, lines, origin } = await openRemote(sendJson(ROWS));
    await origin.read('songs/all', 5);
    await origin.read('cards/all', 5);
    await site.stop();
    clock.now += 11 * MINUTE;
    expect(await origin.read('songs/all')).toMatchObject({ status: 'found', value: ROWS, stale: true });
    expect(await origin.read('cards/all', 2)).toMatchObject({ status: 'found', stale: true });
    expect(await origin.read('songs/all', 7)).toEqual({ status: 'unavailable' });
    expect(lines.map((line) => /api\/\S+\.json/.exec(line)?.[0])).toEqual([
      'api/songs/all.8.json',
      'api/cards/all.2.json',
      'api/songs/all.7.json',
    ]);
  });

  test('cuts a level the site lacks from a richer one', async () => {
    const { origin } = await openRemote((request, response) =>
      (request.url === '/api/cards/all.5.json' ? sendJson(ROWS) : sendPage)(request, response),
    );
    expect(await origin.read('cards/all', 2)).toMatchObject({
      status: 'found',
      value: { 1: { characterId: 1, rarity: 2, attribute: 'cool' } },
    });
    expect(await origin.read('cards/all', 9)).toEqual({ status: 'missing' });
  });

  test('asks again when what is kept on disk is damaged', async () => {
    const { site, folder, origin, open } = await openRemote(sendJson(ROWS));
    await origin.read('cards/all', 5);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries)
      if (entry.isFile()) await writeFile(join(entry.parentPath, entry.name), '{"path":');
    expect(await open().read('cards/all', 5)).toMatchObject({ status: 'found', value: ROWS, stale: false });
    expect(site.asked).toHaveLength(2);
  });

  test('leaves no draft behind in its folder', async () => {
    const { folder, origin } = await openRemote(sendJson(ROWS));
    await Promise.all(Array.from({ length: 10 }, (_, id) => origin.read(`cards/${id}`)));
    const entries = await readdir(folder, { recursive: true });
    expect(entries.filter((name) => name.includes('.tmp'))).toEqual([]);
  });
});

describe('a remote origin that takes its time', () => {
  const tracked = (event: number) => ({ kind: 'cutoffs', server: 0, event, tier: 100 }) as const;

  /** Holds every answer back until `answer` is called. */
  async function openHeld(limits = PATIENT) {
    const held: (() => void)[] = [];
    const opened = await openRemote((request, response) => {
      held.push(() => {
        if (!response.headersSent) sendJson({ result: true, cutoffs: [] })(request, response);
      });
    }, limits);
    return { ...opened, held };
  }

  test('is asked by one caller so much that the next is asked for at once', async () => {
    const { origin, site, held } = await openHeld();
    const greedy = Array.from({ length: 20 }, (_, nth) =>
      origin.readTracker(tracked(nth), { who: 'greedy' }),
    );
    await expect.poll(() => held.length).toBe(4);
    const honest = origin.readTracker(tracked(99), { who: 'honest' });
    await expect.poll(() => site.asked.at(-1)).toContain('event=99');
    held[4]?.();
    expect(await honest).toMatchObject({ status: 'found' });
    const released = new Set([held[4]]);
    await expect
      .poll(() => {
        for (const release of held.filter((each) => !released.has(each))) {
          released.add(release);
          release();
        }
        return released.size;
      })
      .toBe(21);
    expect((await Promise.all(greedy)).every(({ status }) => status === 'found')).toBe(true);
  });

  test('says so once the time for all of it is over, the waiting included, and is not taken for down', async () => {
    const { origin, held, lines } = await openHeld(HASTY);
    const answers = Array.from({ length: 12 }, (_, nth) => origin.readTracker(tracked(nth), { who: 'one' }));
    const ends = await Promise.all(answers);
    expect(ends.every(({ status }) => status === 'unavailable')).toBe(true);
    // Those that were asked did not answer in time; the others were never asked.
    expect(held).toHaveLength(4);
    expect(lines).toHaveLength(4);
    for (const release of held.splice(0)) release();
    const next = origin.readTracker(tracked(50), { who: 'one' });
    await expect.poll(() => held.length).toBe(1);
    held[0]?.();
    expect(await next).toMatchObject({ status: 'found' });
  });

  test('gives a file it gave before to who has waited too long for a newer one', async () => {
    const { origin, site, clock } = await openRemote(sendJson(ROWS), HASTY);
    await origin.read('cards/all', 5);
    site.answer = () => {};
    clock.now += 11 * MINUTE;
    void Array.from({ length: 12 }, (_, nth) => origin.readTracker(tracked(nth), { who: 'one' }));
    expect(await origin.read('cards/all', 5, { who: 'one' })).toMatchObject({ status: 'found', stale: true });
  });

  test('is not asked for who hung up while waiting', async () => {
    const { origin, site, held } = await openHeld();
    const gone = new AbortController();
    for (let nth = 0; nth < 4; nth++) void origin.readTracker(tracked(nth), { who: 'one' });
    await expect.poll(() => held.length).toBe(4);
    const left = origin.readTracker(tracked(77), { who: 'one', signal: gone.signal });
    const stays = origin.readTracker(tracked(78), { who: 'one' });
    gone.abort();
    expect(await left).toEqual({ status: 'unavailable' });
    held[0]?.();
    await expect.poll(() => held.length).toBe(5);
    held[4]?.();
    await stays;
    expect(site.asked.filter((path) => path.includes('event=77'))).toEqual([]);
    for (const release of held) release();
  });

  test('is asked what is new before files', async () => {
    const { origin, site, held } = await openHeld();
    for (let nth = 0; nth < 4; nth++) void origin.readTracker(tracked(nth), { who: 'one' });
    await expect.poll(() => held.length).toBe(4);
    void origin.readAsset('assets/jp/x.png', { who: 'one' });
    void origin.readTracker(tracked(9), { who: 'one' });
    held[0]?.();
    await expect.poll(() => held.length).toBe(5);
    expect(site.asked.at(-1)).toContain('event=9');
    for (const release of held) release();
    await expect.poll(() => held.length).toBe(6);
    expect(site.asked.at(-1)).toContain('x.png');
    held[5]?.();
  });
});
