import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BUILT = join(ROOT, 'dist/server/main.js');
const SOURCE = ['--import', 'tsx', join(ROOT, 'server/main.ts')];
const MAX_START_MS = 60_000;
const LOOK_MS = 10;

export interface ServerProcess {
  readonly address: string;
  readonly child: ChildProcess;
  /** From the start of the program until it said that it is ready. */
  readonly readyMs: number;
  /** As a power cut would, without a word to it. */
  readonly kill: () => Promise<void>;
  /** As an operator would. */
  readonly stop: () => Promise<void>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function untilReady(address: string): Promise<void> {
  const untilMs = performance.now() + MAX_START_MS;
  for (;;) {
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.status === 200) return;
    if (performance.now() > untilMs) throw new Error(`${address} was not ready within a minute`);
    await pause(LOOK_MS);
  }
}

/** The server as a process of its own: the built one where there is one. Budgets of calls are off. */
export async function startServer(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const started = performance.now();
  const program = existsSync(BUILT) ? ['--max-semi-space-size=4', BUILT] : SOURCE;
  const child = spawn(process.execPath, [...program, '--port', '0', '--host', '127.0.0.1'], {
    env: { ...process.env, RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const said = { out: '', err: '' };
  child.stdout.on('data', (part) => {
    said.out += part;
  });
  child.stderr.on('data', (part) => {
    said.err += part;
  });
  const addressOf = (): string | undefined => /http:\/\/\S+/.exec(said.out)?.[0];
  while (addressOf() === undefined && child.exitCode === null) await pause(LOOK_MS);
  const address = addressOf()?.replace('localhost', '127.0.0.1');
  if (address === undefined) throw new Error(`The server did not start: ${said.err}`);
  await untilReady(address);
  const end = (signal: NodeJS.Signals) => async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  void ended.then(([code]) => {
    if (code !== 0 && code !== null) process.stderr.write(`The server ended with ${code}: ${said.err}\n`);
  });
  const readyMs = performance.now() - started;
  return { address, child, readyMs, kill: end('SIGKILL'), stop: end('SIGTERM') };
}

/** One call to a running server. */
export async function send(
  { address }: Pick<ServerProcess, 'address'>,
  path: string,
  body?: unknown,
  token?: string,
): Promise<{
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly token: string | undefined;
}> {
  const answer = await fetch(`${address}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { cookie: `token=${token}` }),
    },
  });
  const cookie = /token=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, token: cookie };
}

/** Makes an account and logs in. */
export async function joinServer(server: ServerProcess, username: string): Promise<string> {
  const password = 'correct staple 41';
  await send(server, 'user/signup', { username, password, email: `${username}@example.org` });
  const { token, body } = await send(server, 'user/login', { username, password });
  if (token === undefined) throw new Error(`${username} could not log in: ${JSON.stringify(body)}`);
  return token;
}
