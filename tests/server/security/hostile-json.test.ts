import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { methodOf, pathOf } from '#model/contract/endpoint';
import { ENDPOINT_NAMES, endpointOf } from '#model/contract/endpoints';
import { isFailure } from '#model/contract/reading';
import { isSimple } from '#server/routes/api/simple-tree';
import { type MemberSite, openMemberSite, PASSWORD } from '../accounts/member-site.ts';
import { dump, isFile, JSON_TYPE } from '../contract/call.ts';
import { fullOf } from '../contract/cells.ts';
import { onEachEngine } from '../store/engines.ts';
import { tempFolder } from '../temp-folder.ts';

const sendText = ({ app }: MemberSite, url: string, payload: string, token: string) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': JSON_TYPE }, cookies: { token } });

/** Written by hand: `JSON.stringify` writes no such key. */
const POISON = [
  '"__proto__":{"isAdmin":true}',
  '"__proto__":null',
  '"\\u005f_proto__":{"isAdmin":true}',
  '"constructor":{"prototype":{"isAdmin":true}}',
  '"x":{"__proto__":{"isAdmin":true}}',
  '"x":[{"constructor":{"prototype":{"isAdmin":true}}}]',
];
const POSTS = ENDPOINT_NAMES.filter((name) => methodOf(name) === 'POST' && !isFile(name));

onEachEngine('a hostile body', (engine) => {
  const open = async () => openMemberSite(await engine.fresh());

  test('changes no object of the program, whatever keys it has', async () => {
    const site = await open();
    const token = await site.join('Poisoner');
    const [before, own] = [await dump(site), Object.getOwnPropertyNames(Object.prototype).sort()];
    const wrong: unknown[] = [];
    for (const name of POSTS) {
      const body = JSON.stringify(fullOf(name)).slice(1, -1);
      for (const poison of POISON) {
        const payload = `{${[body, poison].filter(Boolean).join(',')}}`;
        const answer = await sendText(site, pathOf(name), payload, token);
        // Who may not call at all is not read.
        const expected = endpointOf(name).caller === 'moderator' ? 403 : 400;
        if (answer.statusCode !== expected || !isFailure(answer.json()))
          wrong.push([name, poison, answer.body]);
      }
    }
    for (const query of ['__proto__[isAdmin]=1', '__proto__=1', 'constructor.prototype=1', '__proto__.x=1']) {
      const answer = await site.app.inject({ method: 'GET', url: `/api/post/basic?id=1&${query}` });
      // As without it: there is no such post.
      if (answer.statusCode !== 404) wrong.push([query, answer.statusCode]);
    }
    expect(wrong).toEqual([]);
    expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(own);
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
    expect(await dump(site)).toBe(before);
  });

  test('with very many keys or members, or numbers that are none, is refused at once', async () => {
    const site = await open();
    const token = await site.join('Branching');
    const keys = Array.from({ length: 200_001 }, (_, nth) => `"${nth.toString(36)}":0`).join(',');
    const bodies: readonly (readonly [string, string])[] = [
      ['/api/user', `{"socialMedia":[${'0,'.repeat(20_000)}0]}`],
      ['/api/user/profiles', `{"profiles":[${'0,'.repeat(300_000)}0]}`],
      ['/api/user/profiles', `{"profiles":[{${keys.slice(0, 1_000_000).replace(/,[^,]*$/, '')}}]}`],
      ['/api/post/like', '{"id":1e400,"value":true}'],
      ['/api/post/like', '{"id":9007199254740993,"value":true}'],
      ['/api/post/like', '{"id":-0.5,"value":true}'],
      ['/api/user/login', `{"username":"Branching","password":{"toString":"x"}}`],
    ];
    for (const [url, payload] of bodies) {
      await sendText(site, url, payload, token);
      const before = process.cpuUsage();
      const answer = await sendText(site, url, payload, token);
      const { user, system } = process.cpuUsage(before);
      expect([url, payload.slice(0, 40), answer.statusCode]).toEqual([url, payload.slice(0, 40), 400]);
      expect(isFailure(answer.json())).toBe(true);
      // Of processor time: how busy the machine is besides does not matter.
      expect((user + system) / 1_000).toBeLessThan(1_500);
    }
  });

  test('that says a thing twice means the last one, as everywhere', async () => {
    const site = await open();
    await site.join('Twice');
    const said = `{"username":"Nobody","username":"Twice","password":${JSON.stringify(PASSWORD)}}`;
    expect((await sendText(site, '/api/user/login', said, '')).statusCode).toBe(200);
  });
});

test('fifty at once that are far too large are refused early, and take little memory', async () => {
  const file = join(await tempFolder(), 'setori.db');
  const site = await openMemberSite({ engine: 'sqlite', file });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  expect(site.app.server.requestTimeout).toBeGreaterThan(0);
  const { port } = site.app.server.address() as AddressInfo;
  const half = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;
  const ask = (nth: number): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      const size = nth % 2 ? 'content-length: 104857600' : 'transfer-encoding: chunked';
      socket.write(
        `POST /api/user/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${size}\r\n\r\n`,
      );
      // One says how much it will be and sends nothing; the other goes on and on.
      if (nth % 2 === 0) for (let part = 0; part < 16; part++) socket.write(half);
      socket.once('data', (said) => {
        resolve(String(said).slice(0, 12));
        socket.destroy();
      });
      socket.on('error', reject);
    });
  const before = process.memoryUsage().rss;
  const startMs = performance.now();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, nth) => ask(nth)));
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 413']));
  expect(performance.now() - startMs).toBeLessThan(5_000);
  // 25 MiB were written, 5 GiB announced.
  expect((process.memoryUsage().rss - before) / 1024 ** 2).toBeLessThan(60);
});

test('what can be stored is decided quickly for a megabyte of any text', () => {
  const texts = ['x', '\ud83d\ude00', 'a\u0301', ' ', '\udbff\udfff'].map((part) =>
    part.repeat(1_000_000 / part.length),
  );
  for (const text of texts) {
    const startMs = performance.now();
    expect(isSimple({ text }, false)).toBe(true);
    expect(isSimple({ text: `${text}\ud800` }, false)).toBe(false);
    expect(performance.now() - startMs).toBeLessThan(500);
  }
});

test('only what is too deep or branches too much is refused', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (depth) => {
      expect(isSimple(nested(depth), false)).toBe(depth <= 32);
    }),
  );
  expect(
    isSimple(
      Array.from({ length: 10_000 }, () => 0),
      false,
    ),
  ).toBe(true);
  expect(
    isSimple(
      Array.from({ length: 10_001 }, () => 0),
      false,
    ),
  ).toBe(false);
});
