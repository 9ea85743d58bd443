import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../server/temp-folder.ts';

const DEV = join(fileURLToPath(new URL('../../..', import.meta.url)), 'tools/development/dev.ts');
const PATIENCE_MS = 30_000;

const develop = async (
  ...args: readonly string[]
): Promise<{ code: number | null; out: string; err: string }> => {
  const env = { ...process.env, DATA_DIR: await tempFolder() };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['--import', 'tsx', DEV, ...args], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
    onTestFinished(() => void child.kill('SIGKILL'));
  });
};

describe('the development server', () => {
  test.each([
    ['a port that is none', ['--port', 'many']],
    ['a folder without data', ['--data', '/nonexistent-folder']],
    ['an unknown flag', ['--colour']],
  ])(
    'ends with one line about %s',
    async (_what, args) => {
      const { code, out, err } = await develop(...args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^[^\n]+\n$/);
    },
    PATIENCE_MS,
  );

  test(
    'ends with one line when the port is taken',
    async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      onTestFinished(() => void other.close());
      const taken = other.address();
      const port = typeof taken === 'object' && taken ? taken.port : 0;
      const folder = await tempFolder({ 'api/a.json': {} });
      const { code, err } = await develop('--data', folder, '--port', String(port));
      expect(code).toBe(1);
      expect(err).toMatch(/^The port is in use[^\n]+\n$/);
    },
    PATIENCE_MS,
  );
});
