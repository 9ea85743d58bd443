import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { programFile } from './programs.ts';
import { tempFolder } from './temp-folder.ts';

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  readonly said: { out: string; err: string };
}

/** Starts the server as a process of its own; it is gone after the test. */
async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Run> {
  const file = await programFile('main');
  const folder = mkdtempSync(join(tmpdir(), 'setori-main-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, DATA_DIR: folder, ...env },
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (part) => {
    said.out += part;
  });
  child.stderr.on('data', (part) => {
    said.err += part;
  });
  const ended = once(child, 'close').then(() => child.exitCode);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return { child, ended, said };
}

/** The address in the line that says the server is ready. */
async function addressOf({ child, said }: Run): Promise<string> {
  while (!said.out.includes('\n') && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return /http:\/\/\S+/.exec(said.out)?.[0] ?? `none: ${said.err}`;
}

describe('the server as a process', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'prints its address, answers, and ends well on %s',
    async (signal) => {
      const server = await run([
        '--data',
        await tempFolder({ 'api/skills/all.10.json': { 1: {} } }),
        '--port',
        '0',
      ]);
      const address = await addressOf(server);
      const answer = await fetch(`${address}/api/skills/all.10.json`);
      expect(await answer.json()).toEqual({ 1: {} });
      server.child.kill(signal);
      expect(await server.ended).toBe(0);
      expect(server.said.err).toBe('');
    },
  );

  test('ends well while someone never finishes what they say', async () => {
    const server = await run(['--data', await tempFolder({ 'api/skills/all.10.json': {} }), '--port', '0']);
    const address = new URL(await addressOf(server));
    const socket = connect(Number(address.port), address.hostname);
    const cut = once(socket, 'close');
    socket.on('error', () => {});
    socket.write(
      'POST /api/user/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    server.child.kill('SIGTERM');
    await cut;
    expect(await server.ended).toBe(0);
  });

  test('names a broken file in one line and goes on', async () => {
    const folder = await tempFolder({ 'api/cards/all.5.json': '{', 'api/skills/all.10.json': { 1: {} } });
    const server = await run(['--data', folder], { PORT: '0' });
    const address = await addressOf(server);
    expect((await fetch(`${address}/api/cards/all.5.json`)).headers.get('x-setori-missing')).toBe('1');
    expect((await fetch(`${address}/api/skills/all.10.json`)).status).toBe(200);
    expect(server.said.err.trim().split('\n')).toEqual([expect.stringContaining('api/cards/all.5.json')]);
  });

  test.each([
    ['a port that is none', ['--port', 'many'], 2],
    ['a folder without data', ['--data', '/nonexistent-folder'], 2],
    ['an unknown flag', ['--colour'], 2],
  ])('ends with one line about %s', async (_what, args, code) => {
    const server = await run(args);
    expect(await server.ended).toBe(code);
    expect(server.said.err).toMatch(/^[^\n]+\n$/);
    expect(server.said.out).toBe('');
  });

  test('ends with one line when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const taken = other.address();
    const port = typeof taken === 'object' && taken ? taken.port : 0;
    const folder = await tempFolder({ 'api/a.json': {} });
    const server = await run(['--data', folder, '--host', '127.0.0.1', '--port', String(port)]);
    expect(await server.ended).toBe(1);
    expect(server.said.err).toMatch(/^The port is in use[^\n]+\n$/);
  });
});
