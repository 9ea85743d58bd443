import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { methodOf, pathOf } from '#model/contract/endpoint';
import { ENDPOINT_NAMES, endpointOf } from '#model/contract/endpoints';
import { type MemberSite, openMemberSite } from '../accounts/member-site.ts';
import { isFile, JSON_TYPE } from '../contract/call.ts';
import { tempFolder } from '../temp-folder.ts';

const POSTS = ENDPOINT_NAMES.filter((name) => methodOf(name) === 'POST' && !isFile(name));
const open = async (env: Record<string, string> = {}) =>
  openMemberSite({ engine: 'sqlite', file: join(await tempFolder(), 'setori.db') }, env);

/** What comes back on a request whose body is announced and never sent. */
async function answerWithoutBody({ app }: MemberSite, path: string): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${JSON_TYPE}\r\ncontent-length: 60000\r\n\r\n`,
  );
  try {
    return await new Promise<string>((resolve, reject) => {
      socket.once('data', (said) => resolve(String(said)));
      socket.once('error', reject);
    });
  } finally {
    socket.destroy();
  }
}

describe('before a byte of the body is read', () => {
  test('who is no one is refused where someone is needed', async () => {
    const site = await open();
    for (const name of POSTS.filter((each) => endpointOf(each).caller !== 'anyone')) {
      expect(await answerWithoutBody(site, pathOf(name)), name).toContain('"LOGIN_REQUIRED"');
    }
  });

  test('who has spent their budget learns so', async () => {
    const site = await open({ RATE_LIMITS: 'on' });
    const malformed = { method: 'POST', url: '/api/user/profiles', payload: '{"profiles":[' } as const;
    const send = async () => {
      const { statusCode } = await site.app.inject({ ...malformed, headers: { 'content-type': JSON_TYPE } });
      return statusCode;
    };
    for (let nth = 0; nth < 60; nth++) expect(await send()).toBe(401);
    expect(await send()).toBe(429);
    expect(await answerWithoutBody(site, '/api/user/profiles')).toContain('"RATE_LIMITED"');
  });

  test('only members may send large ones', () => {
    const large = ENDPOINT_NAMES.filter((name) => endpointOf(name).isLarge);
    expect(large.length).toBeGreaterThan(0);
    expect(large.filter((name) => endpointOf(name).caller === 'anyone')).toEqual([]);
  });
});
