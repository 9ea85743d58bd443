import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '#server/config';
import { openMembers } from '#server/members';
import { exactly } from '#server/routes/exactly';
import { openSite } from '../site.ts';
import { tempFolder } from '../temp-folder.ts';
import { tinyOrigin } from '../tiny-demo.ts';

const open = async (env: Record<string, string>) => {
  const members = await openMembers(readSettings({ DATA_DIR: await tempFolder(), ...env }), () => {});
  return openSite({ members });
};

test('what a visitor says a proxy said is in no address of the site', async () => {
  const { app } = await open({ PROXY_HOPS: '1' });
  const headers = {
    host: 'setori.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'javascript',
    accept: 'text/html',
  };
  for (const url of ['/sitemap.xml', '/robots.txt', '/info/cards']) {
    const { body } = await app.inject({ url, headers });
    expect(body).not.toContain('evil.example');
    expect(body).not.toContain('javascript:');
    expect(body).toContain('http://setori.example/');
  }
});

test('a proxy that is not configured is named once', async () => {
  const { app, lines } = await open({});
  for (let nth = 0; nth < 3; nth++)
    await app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '1.2.3.4' } });
  expect(lines).toEqual([expect.stringContaining('PROXY_HOPS')]);
  const told = await open({ PROXY_HOPS: '1' });
  await told.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '1.2.3.4' } });
  expect(told.lines).toEqual([]);
});

test.each([
  ['shorter', ['hello']],
  ['longer', ['hello', 'hello again']],
])('a file that is %s than was announced ends the connection', async (_, parts) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': 10 });
    exactly(Readable.from(parts.map((part) => Buffer.from(part))), 10)
      .on('error', () => response.destroy())
      .pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\nGET /next HTTP/1.1\r\nhost: a\r\n\r\n');
  await closed;
});

test('scripts of an origin are none of ours', async () => {
  const readAsset = async (path: string) => {
    const type = path.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'image/png';
    return { status: 'found', type, body: { bytes: new Uint8Array(9) } } as const;
  };
  const { app } = await openSite({ origin: { ...tinyOrigin(), readAsset } });
  expect((await app.inject('/assets/jp/x.js')).statusCode).toBe(404);
  expect((await app.inject('/assets/jp/x.png')).statusCode).toBe(200);
});

test('closing does not wait for letters that no one takes once it must hurry', async () => {
  const lines: string[] = [];
  const folder = await tempFolder();
  const mail = { send: () => new Promise<void>(() => {}), close: async () => {} };
  const settings = readSettings({ DATA_DIR: join(folder, 'data') });
  const members = await openMembers(settings, (line) => lines.push(line), { mail });
  members.later.add(() => mail.send());
  let isClosed = false;
  const closing = members.close().then(() => {
    isClosed = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isClosed).toBe(false);
  members.hurry();
  await closing;
  expect(lines).toEqual([expect.stringContaining('not sent before the end: 1')]);
});
