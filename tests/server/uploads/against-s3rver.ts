import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run test:s3rver`: the tests of files against a real S3-compatible server, which npm fetches for the occasion: it is
 * no dependency (decision 021).
 */

const SERVER = 's3rver@3.7.1';
const BUCKET = 'setori';
/** The key that s3rver knows. */
const KEY = 'S3RVER';
const PATIENCE_MS = 180_000;
const LOOK_MS = 200;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function answers(url: string): Promise<void> {
  const endMs = performance.now() + PATIENCE_MS;
  while (performance.now() < endMs) {
    if (await fetch(url).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`${SERVER} did not start`);
}

const folder = mkdtempSync(join(tmpdir(), 'setori-s3rver-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}/${BUCKET}`;
const flags = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', BUCKET, '--silent'];
const server = spawn('npx', ['--yes', SERVER, ...flags], {
  stdio: ['ignore', 'ignore', 'inherit'],
  detached: true,
});
try {
  await answers(url);
  const tests = ['vitest', 'run', '--project', 'node', 'tests/server/uploads/files.test.ts'];
  const env = { ...process.env, S3_URL: url, AWS_ACCESS_KEY_ID: KEY, AWS_SECRET_ACCESS_KEY: KEY };
  process.exitCode = spawnSync('npx', ['--no-install', ...tests], { stdio: 'inherit', env }).status ?? 1;
} finally {
  // npx starts the server as a child of its own.
  if (server.pid !== undefined) process.kill(-server.pid);
  rmSync(folder, { recursive: true, force: true });
}
