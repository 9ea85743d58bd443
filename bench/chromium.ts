import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../tests/setup/browser.ts';
import type { BenchJson } from './accounts.ts';
import type { MedleyTimes } from './medley.ts';
import type { SearchTimes } from './search.ts';
import type { UpgradeTimes } from './upgrades.ts';

export interface BrowserTimes {
  readonly warm: readonly SearchTimes[];
  readonly modes: readonly SearchTimes[];
  readonly medley: readonly MedleyTimes[];
  readonly upgrades: readonly UpgradeTimes[];
}

/** The series of one thread in Chromium's worker; null when there is no browser. */
export async function measureInChromium(json: BenchJson, built: string): Promise<BrowserTimes | null> {
  const executablePath = findBrowser();
  if (!executablePath) return null;
  const files: Record<string, readonly [string, string | Buffer]> = {
    '/': ['text/html', '<!doctype html><title>bench</title>'],
    '/setori.wasm': ['application/wasm', readFileSync('wasm/build/setori.wasm')],
    '/data.json': ['application/json', JSON.stringify(json)],
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const file = files[path] ?? script(`${built}${path}`);
    response.writeHead(file ? 200 : 404, { 'content-type': file?.[0] ?? 'text/plain' }).end(file?.[1]);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return await page.evaluate(
      () =>
        new Promise<BrowserTimes>((resolve, reject) => {
          const worker = new Worker('/worker.js', { type: 'module' });
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
        }),
    );
  } finally {
    await browser.close();
    server.close();
  }
}

const script = (path: string): readonly [string, Buffer] | null =>
  existsSync(path) ? ['text/javascript', readFileSync(path)] : null;
