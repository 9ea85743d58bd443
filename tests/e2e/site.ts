import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILT = 'dist/server/main.js';
/** It takes 3 s, and half a minute on a machine with much else to do. */
const START_MS = 120_000;
/** The bundler of the development server takes its time on a slow machine. */
const DEVELOP_MS = 180_000;
const STOP_MS = 5_000;
/** The Date header has whole seconds. */
const CLOCK_TOLERANCE_MS = 3_000;
const CLOCK_LOOK_MS = 100;

/** A running copy of the built site with a port and a data folder of its own. */
export interface Site {
  /** `http://localhost:port`, without a slash at the end. */
  readonly url: string;
  /** Where it keeps what members have, if nothing else was set. */
  readonly folder: string;
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
function announced(child: ChildProcess, output: () => string, patienceMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error(`the site did not start:\n${output()}`));
    const timer = setTimeout(fail, patienceMs);
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

/** Runs a server of this repository on a free port of loopback until it is stopped. */
async function runSite(
  args: readonly string[],
  mode: string,
  patienceMs: number,
  settings: Readonly<Record<string, string>> = {},
  root = ROOT,
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'setori-site-'));
  const own = { NODE_ENV: mode, PORT: '0', HOST: 'localhost', DATA_DIR: folder };
  const env = { ...process.env, ...own, ...settings };
  const child = spawn(process.execPath, args, { cwd: root, env });
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
    return { url: await announced(child, output, patienceMs), folder, output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Starts the built server, with `args` as `npm start -- …` would pass them, and `settings` of the environment; that of another copy of
 * the project where `root` names one.
 */
export const startSite = (
  args: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
  root: string = ROOT,
): Promise<Site> => runSite([join(root, BUILT), ...args], 'production', START_MS, settings, root);

export interface ShiftedSite extends Site {
  /** Puts the server's clock ahead, and waits until it can write again; pages follow it. */
  readonly set: (aheadMs: number) => Promise<void>;
}

async function waitForClock(url: string, aheadMs: number): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/readyz`);
    await response.body?.cancel();
    const serverMs = Date.parse(response.headers.get('date') ?? '');
    if (response.ok && Math.abs(serverMs - Date.now() - aheadMs) < CLOCK_TOLERANCE_MS) return;
    await delay(CLOCK_LOOK_MS);
  }
}

/** Starts the built server with a clock of its own (tests/e2e/shifted-clock.mjs). */
export async function startShiftedSite(): Promise<ShiftedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'setori-clock-'));
  const clockFile = join(folder, 'ahead');
  const write = (aheadMs: number): void => writeFileSync(clockFile, String(aheadMs));
  write(0);
  const preload = new URL('shifted-clock.mjs', import.meta.url).href;
  const settings = { RATE_LIMITS: 'off', CLOCK_FILE: clockFile, NODE_OPTIONS: `--import=${preload}` };
  const site = await startSite([], settings);
  const set = async (aheadMs: number): Promise<void> => {
    write(aheadMs);
    await waitForClock(site.url, aheadMs);
  };
  const stop = async (): Promise<void> => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...site, set, stop };
}

/** Starts what `npm run inspect` runs last, so that stopping it ends the server itself and not a shell around it. */
export function startInspect(): Promise<Site> {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const [program, ...args] = scripts.inspect?.split(' && ').at(-1)?.split(' ') ?? [];
  if (program !== 'node') throw new Error(`npm run inspect is no node program: ${scripts.inspect}`);
  return runSite(args, 'development', DEVELOP_MS);
}
