import { describe, expect, test } from 'vitest';
import { openClientFiles } from '#server/services/published/client-files';
import { INDEX_HTML, openSite } from '../site.ts';
import { tempFolder } from '../temp-folder.ts';

const client = async () =>
  openClientFiles(await tempFolder({ 'index.html': INDEX_HTML, 'service-worker.js': 'self.skipWaiting();' }));

describe('the service worker', () => {
  test('is fetched each time, and may connect to the site alone', async () => {
    const { app } = await openSite({ client: await client() });
    const { headers, body, statusCode } = await app.inject('/service-worker.js');
    expect([statusCode, body]).toEqual([200, 'self.skipWaiting();']);
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
    const again = await app.inject({
      url: '/service-worker.js',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  test('is not there where the client was not built', async () => {
    const { app } = await openSite();
    expect((await app.inject('/service-worker.js')).statusCode).toBe(404);
  });

  test('removes itself and what it kept where it is switched off', async () => {
    const { app } = await openSite({ client: await client(), opensOffline: false });
    const { body, statusCode } = await app.inject('/service-worker.js');
    expect([statusCode, body.includes('unregister'), body.includes('caches.delete')]).toEqual([
      200,
      true,
      true,
    ]);
    expect((await app.inject('/offline.html')).statusCode).toBe(404);
  });
});

describe('the page that it keeps', () => {
  test('comes with a policy of its own, in the language of who asks, and is kept by no one else', async () => {
    const { app } = await openSite();
    const { headers, body, statusCode } = await app.inject({
      url: '/offline.html',
      headers: { 'accept-language': 'ja' },
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': 'ja' });
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    expect(nonce).not.toBe('');
    expect(body).toContain(`nonce="${nonce}"`);
    expect(body).toContain('<html lang="ja"');
    expect(body).not.toContain('og:title');
  });

  test('is the same for everybody, but for its nonce', async () => {
    const { app } = await openSite();
    const page = async (cookie: string) => {
      const { body, headers } = await app.inject({ url: '/offline.html', headers: { cookie } });
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
      expect(headers['set-cookie']).toBeUndefined();
      return body.replaceAll(nonce, '');
    };
    expect(await page('session=abc; setori_session=def')).toBe(await page(''));
  });
});
