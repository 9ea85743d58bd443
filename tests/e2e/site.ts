import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ENTRY = join(ROOT, 'dist/server/main.js');
const START_MS = 30_000;
const STOP_MS = 5_000;

/** A running copy of the built site with a port and a data folder of its own. */
export interface Site {
  /** `http://localhost:port`, without a slash at the end. */
  readonly url: string;
  /** Everything the server has written so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(timer);
}

/** Resolves with the address the server prints when it is ready; rejects with its output when it ends or is late. */
function announced(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error(`the site did not start:\n${output()}`));
    const timer = setTimeout(fail, START_MS);
    child.once('exit', fail);
    child.stdout?.on('data', () => {
      const url = /http:\/\/localhost:\d+/.exec(output())?.[0];
      if (url === undefined) return;
      clearTimeout(timer);
      child.off('exit', fail);
      resolve(url);
    });
  });
}

/** Starts the built server on a free port of loopback, with `args` as `npm start -- …` would pass them. */
export async function startSite(args: readonly string[] = []): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'setori-site-'));
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: 'localhost', DATA_DIR: folder };
  const child = spawn(process.execPath, [ENTRY, ...args], { cwd: ROOT, env });
  let written = '';
  const output = (): string => written;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      written += String(chunk);
    });
  }
  const stop = async (): Promise<void> => {
    await stopProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { url: await announced(child, output), output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
