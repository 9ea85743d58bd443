import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { beginStream } from '#server/routes/api/event-stream';
import { Refusal } from '#server/services/refusal';
import { openSite } from '../site.ts';
import { findNginx, NO_NGINX, startNginx } from './nginx.ts';

const nginx = findNginx();
if (nginx === null) process.stderr.write(`${NO_NGINX}\n`);

/** Two processes of the site, which may have a busy moment or a stream. */
async function openTwo() {
  const moment = { isBusy: false };
  const streams: ServerResponse[] = [];
  const ports: number[] = [];
  for (const nth of [1, 2]) {
    const { app } = await openSite({}, (site) => {
      site.get('/test/work', { config: { costMs: 0 } }, async () => {
        if (moment.isBusy) throw new Refusal('UNAVAILABLE', { retryAfter: 2 });
        return `process ${nth}`;
      });
      site.get('/test/stream', { config: { work: 'none', costMs: 0 } }, async (_request, reply) => {
        streams.push(beginStream(reply));
      });
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    ports.push((app.server.address() as AddressInfo).port);
  }
  const [first = 0, second = 0] = ports;
  return { moment, streams, ports: [first, second] as const };
}

describe.skipIf(nginx === null)('the site behind nginx, set up as the guide says', () => {
  test('answers again at once after a moment in which all its processes were busy', async () => {
    const { moment, ports } = await openTwo();
    const address = await startNginx(nginx ?? '', ports);
    const ask = async () => (await fetch(`${address}/test/work`)).status;
    expect(await ask()).toBe(200);
    moment.isBusy = true;
    for (let nth = 0; nth < 10; nth++) {
      const answer = await fetch(`${address}/test/work`);
      expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
    }
    moment.isBusy = false;
    for (let nth = 0; nth < 10; nth++) expect(await ask()).toBe(200);
  });

  test('goes on while one of its processes is gone', async () => {
    const { ports } = await openTwo();
    const address = await startNginx(nginx ?? '', [ports[0], 9]);
    for (let nth = 0; nth < 10; nth++) expect((await fetch(`${address}/test/work`)).status).toBe(200);
  });

  test.each(['', 'gzip on; gzip_min_length 0; gzip_types text/event-stream;'])(
    'sends each event of a stream when it comes, with "%s"',
    async (more) => {
      const { streams, ports } = await openTwo();
      const address = await startNginx(nginx ?? '', ports, more);
      const answer = await fetch(`${address}/test/stream`, { headers: { 'accept-encoding': 'gzip' } });
      expect(answer.headers.get('content-type')).toContain('text/event-stream');
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      // Each is read before the next one is written.
      for (let nth = 0; nth < 3; nth++) {
        streams[0]?.write(`data: ${nth}\n\n`);
        expect((await reader?.read())?.value).toBe(`data: ${nth}\n\n`);
      }
      streams[0]?.end();
      expect((await reader?.read())?.done).toBe(true);
    },
  );
});
