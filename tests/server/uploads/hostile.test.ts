import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { receive } from '#server/services/uploads/incoming';
import { type MemberSite, openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';
import { tempFolder } from '../temp-folder.ts';
import {
  announce,
  bodyOf,
  END,
  fetchFile,
  filesOf,
  MULTIPART,
  partOf,
  picture,
  send,
  sha1,
  upload,
} from './upload-site.ts';

const NOTHING = { kept: [], arriving: [] };
const MIB = 1024 * 1024;
const NAMES = [
  ...[
    '../../canary.png',
    '..\\..\\canary.png',
    '/etc/canary.png',
    'C:\\canary.png',
    '....//canary.png',
    '..',
    '.',
  ],
  ...[
    '%2e%2e%2fcanary.png',
    'canary.png%00.txt',
    'a\u0000canary.png',
    '~/canary.png',
    '.env',
    'con',
    'x'.repeat(300),
  ],
];

/** A connection of our own, on which a request is begun. */
async function begin(site: MemberSite, token: string, length: number | null): Promise<Socket> {
  if (!site.app.server.listening) await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const size = length === null ? 'transfer-encoding: chunked' : `content-length: ${length}`;
  socket.write(
    `POST /api/upload HTTP/1.1\r\nhost: localhost\r\ncookie: token=${token}\r\ncontent-type: ${MULTIPART}\r\n${size}\r\n\r\n`,
  );
  return socket;
}

/** The status line of what comes back. */
const statusOf = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    socket.on('data', (part) => {
      said += part;
      if (said.includes('\r\n\r\n')) resolve(said.split('\r\n')[0] ?? '');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(said.split('\r\n')[0] ?? 'closed'));
  });

onEachEngine('uploads', (engine) => {
  const open = async (env: Record<string, string> = {}) => openMemberSite(await engine.fresh(), env);

  test('are refused and gone when hash or size are not the announced ones, or no one announced them', async () => {
    const site = await open();
    const [token, other] = [await site.join('Sender'), await site.join('Other')];
    const [bytes, others] = [await picture(), await picture('png', { color: '#cc3366' })];
    const mismatch = { status: 400, body: expect.objectContaining({ code: 'FILE_MISMATCH' }) };
    expect(await send(site, token, bodyOf(bytes))).toEqual(mismatch);
    await announce(site, token, sha1(bytes), bytes.length);
    expect(await send(site, token, bodyOf(others))).toEqual(mismatch);
    expect(await send(site, other, bodyOf(bytes))).toEqual(mismatch);
    await announce(site, token, sha1(others), others.length + 1);
    expect(await send(site, token, bodyOf(others))).toEqual(mismatch);
    site.clock.nowMs += 3_600_001;
    expect(await send(site, token, bodyOf(bytes))).toEqual(mismatch);
    expect(await filesOf(site)).toEqual(NOTHING);
  });

  test('that end in the middle leave nothing', async () => {
    const site = await open();
    const token = await site.join('Sender');
    const body = bodyOf(await picture('png', { width: 900 }));
    for (const length of [body.length, null]) {
      const socket = await begin(site, token, length);
      const half = body.subarray(0, Math.floor(body.length / 2));
      if (length === null) socket.write(`${half.length.toString(16)}\r\n`);
      socket.write(half);
      await expect.poll(async () => (await filesOf(site)).arriving.length, { interval: 5 }).toBe(1);
      socket.destroy();
      const goneMs = performance.now();
      await expect.poll(async () => filesOf(site), { interval: 5, timeout: 1_000 }).toEqual(NOTHING);
      expect(performance.now() - goneMs).toBeLessThan(1_000);
    }
    expect(site.lines).toEqual([]);
  });

  test('whose body breaks off without its end are refused, announced or not', async () => {
    const site = await open();
    const token = await site.join('Sender');
    const bytes = await picture();
    const body = bodyOf(bytes);
    const cuts = [END.length, END.length + 2, Math.floor(body.length / 2), body.length - 80];
    const refused = { status: 400, body: expect.objectContaining({ result: false }) };
    for (const isAnnounced of [false, true]) {
      if (isAnnounced) await announce(site, token, sha1(bytes), bytes.length);
      for (const cut of cuts) {
        expect(await send(site, token, body.subarray(0, -cut))).toEqual(refused);
        expect(await filesOf(site)).toEqual(NOTHING);
      }
    }
    expect(site.lines).toEqual([]);
  });

  test('that are too large are refused before they are sent, or as soon as they are', async () => {
    const site = await open();
    const token = await site.join('Sender');
    const announced = await announce(site, token, 'a'.repeat(40), 10 * MIB + 1);
    expect([announced.status, announced.body.code]).toEqual([413, 'FILE_TOO_LARGE']);
    const told = await begin(site, token, 11 * MIB);
    expect(await statusOf(told)).toContain(' 413 ');
    told.destroy();
    const untold = await begin(site, token, null);
    const status = statusOf(untold);
    const head = partOf(Buffer.alloc(0)).subarray(0, -2);
    untold.write(`${head.length.toString(16)}\r\n${head}\r\n`);
    const part = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 7), Buffer.from('\r\n')]);
    for (let sent = 0; sent <= 11 * MIB && untold.writable; sent += 65_536) untold.write(part);
    expect(await status).toContain(' 413 ');
    untold.destroy();
    await expect.poll(async () => filesOf(site)).toEqual(NOTHING);
  });

  test('of no one are refused before a byte is read', async () => {
    const site = await open();
    const socket = await begin(site, 'x'.repeat(43), 5 * MIB);
    expect(await statusOf(socket)).toContain(' 401 ');
    socket.destroy();
    expect(await filesOf(site)).toEqual(NOTHING);
  });

  test('from a page of another site are refused', async () => {
    const site = await open({ PUBLIC_URL: 'http://localhost:80' });
    const token = await site.join('Sender');
    const bytes = await picture();
    await announce(site, token, sha1(bytes), bytes.length);
    const post = (headers: Record<string, string>) =>
      site.app.inject({
        method: 'POST',
        url: '/api/upload',
        headers: { 'content-type': MULTIPART, ...headers },
        cookies: { token },
        payload: bodyOf(bytes),
      });
    for (const referer of ['https://evil.example/x', 'http://localhost.evil.example/', 'about:blank']) {
      expect((await post({ referer })).json().code).toBe('ORIGIN_DENIED');
    }
    expect((await post({ referer: 'http://localhost:80/home/news/59' })).statusCode).toBe(200);
  });

  test('of the same file at once make one file, and both learn that it is there', async () => {
    const site = await open();
    const tokens = [await site.join('First'), await site.join('Second'), await site.join('Third')];
    const bytes = await picture();
    for (const token of tokens) await announce(site, token, sha1(bytes), bytes.length);
    const answers = await Promise.all(tokens.map((token) => send(site, token, bodyOf(bytes))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await filesOf(site)).kept).toHaveLength(1);
    expect((await fetchFile(site, sha1(bytes))).statusCode).toBe(200);
  });

  test('end at the quota, also when they come together', async () => {
    const site = await open();
    const token = await site.join('Sender');
    const { id: ownerId } = await site.members.store.db
      .selectFrom('users')
      .select('id')
      .executeTakeFirstOrThrow();
    const [one, two] = [await picture(), await picture('png', { color: '#cc3366' })];
    for (const bytes of [one, two]) await announce(site, token, sha1(bytes), bytes.length);
    const row = {
      ownerId,
      type: 'image/png',
      state: 'available',
      contentHash: '',
      createdAt: 0,
      usedAt: 9e15,
    };
    const rows = Array.from({ length: 199 }, (_, n) => ({
      ...row,
      hash: n.toString(16).padStart(40, '0'),
      size: 1,
      fileKey: `${n}`,
    }));
    await site.members.store.db.insertInto('uploads').values(rows).execute();
    const answers = await Promise.all([send(site, token, bodyOf(one)), send(site, token, bodyOf(two))]);
    expect(answers.map(({ body }) => body.code ?? 'OK').sort()).toEqual(['OK', 'QUOTA_EXCEEDED']);
    expect((await filesOf(site)).kept).toHaveLength(1);
    const third = await announce(site, token, 'e'.repeat(40), 9);
    expect([third.status, third.body.code]).toEqual([403, 'QUOTA_EXCEEDED']);
    await site.members.store.db.deleteFrom('uploads').where('size', '=', 1).execute();
    await site.members.store.db
      .updateTable('uploads')
      .set({ size: 100 * MIB - 8 })
      .execute();
    expect((await announce(site, token, 'e'.repeat(40), 9)).body.code).toBe('QUOTA_EXCEEDED');
    expect((await announce(site, token, 'e'.repeat(40), 8)).status).toBe(200);
  });

  test('are thirty in half an hour', async () => {
    const site = await open({ RATE_LIMITS: 'on' });
    const token = await site.join('Sender');
    // Newcomers may do less.
    site.clock.nowMs += 3 * 86_400_000;
    for (let n = 0; n < 30; n++) expect((await send(site, token, END)).status).toBe(400);
    expect((await send(site, token, END)).status).toBe(429);
    site.clock.nowMs += 30 * 60_000;
    expect((await send(site, token, END)).status).toBe(400);
  });

  test('of one member are two at a time, so that slow ones leave places for others', async () => {
    const site = await open();
    const [slow, other] = [await site.join('Slow'), await site.join('Other')];
    const bytes = await picture('png', { width: 900 });
    const sockets = [];
    for (let nth = 0; nth < 2; nth++) {
      const socket = await begin(site, slow, bodyOf(bytes).length);
      socket.write(partOf(bytes).subarray(0, 300));
      sockets.push(socket);
    }
    await expect.poll(async () => (await filesOf(site)).arriving.length).toBe(2);
    await announce(site, slow, sha1(bytes), bytes.length);
    const third = await send(site, slow, bodyOf(bytes));
    expect([third.status, third.body.code, third.body.retryAfter]).toEqual([429, 'RATE_LIMITED', 5]);
    expect((await upload(site, other, bytes)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await filesOf(site)).arriving.length).toBe(0);
    await expect.poll(async () => (await send(site, slow, bodyOf(bytes))).status).toBe(200);
  });

  test('are never put where their name says', async () => {
    const site = await open();
    const token = await site.join('Sender');
    const folder = site.members.settings.uploads.folder;
    for (const [nth, filename] of NAMES.entries()) {
      const bytes = await picture('png', { color: `#0000${nth.toString(16).padStart(2, '0')}` });
      const announced = await announce(site, token, sha1(bytes), bytes.length);
      expect(announced.status).toBe(200);
      const sent = await send(site, token, bodyOf(bytes, { filename, field: filename.slice(0, 40) }));
      expect([200, 400], filename).toContain(sent.status);
    }
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((name) => !/^[0-9a-f]{40}\.[0-9a-z]+$/.test(name))).toEqual([]);
    expect(await readdir(join(folder, '..'))).toEqual(expect.not.arrayContaining(['canary.png', 'etc']));
  });

  test('are found by their hash alone', async () => {
    const site = await open();
    const token = await site.join('Sender');
    const bytes = await picture();
    await upload(site, token, bytes);
    const hash = sha1(bytes);
    const wrong = [
      '..%2f..%2fsetori.db',
      '%2e%2e%2f%2e%2e%2fsetori.db',
      '....//....//etc/passwd',
      `${hash.slice(0, 2)}%2f${hash}`,
      `${hash}%00`,
      `${hash}.png`,
      hash.toUpperCase(),
      hash.slice(1),
      '',
      '%',
      'x'.repeat(2_000),
    ];
    for (const name of wrong) {
      const answer = await fetchFile(site, name);
      expect([name, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([name, true]);
    }
  });
});

test('a file that comes too slowly is given up, one that comes fast enough is not', async () => {
  const folder = await tempFolder();
  const slow = new PassThrough();
  const crawling = setInterval(() => slow.write('x'), 20);
  const pace = { graceMs: 200, bytesPerSecond: 1_000_000_000 };
  await expect(receive(slow, join(folder, 'slow'), pace)).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' });
  clearInterval(crawling);
  const steady = new PassThrough();
  const received = receive(steady, join(folder, 'steady'), { graceMs: 200, bytesPerSecond: 1 });
  for (let nth = 0; nth < 5; nth++) {
    steady.write('hello');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  steady.end();
  expect((await received).size).toBe(25);
});

test('uploads of many at once take bounded memory', async () => {
  const site = await openMemberSite({ engine: 'sqlite', file: join(await tempFolder(), 'setori.db') });
  const token = await site.join('Sender');
  const size = 9 * MIB;
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const sound = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(size)]);
  await announce(site, token, sha1(sound), sound.length);
  const body = bodyOf(sound);
  const others = await Promise.all(Array.from({ length: 7 }, (_, nth) => site.join(`Sender${nth}`)));
  for (const other of others) await announce(site, other, sha1(sound), sound.length);
  const senders = [token, ...others].flatMap((each) => [each, each]);
  const sockets = await Promise.all(senders.map((each) => begin(site, each, body.length)));
  const answers = sockets.map(statusOf);
  for (const socket of sockets) socket.write(body);
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 200 OK']));
  for (const socket of sockets) socket.destroy();
  // 16 × 9 MiB arrived; what the senders hold is one buffer.
  expect((process.memoryUsage().rss - before) / MIB).toBeLessThan(80);
  expect((await filesOf(site)).kept).toHaveLength(1);
});
