import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { tempFolder } from '../temp-folder.ts';

const PROGRAMS = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'];
const GUIDE = fileURLToPath(new URL('../../../docs/operator.md', import.meta.url));
const LOOK_MS = 20;
export const NO_NGINX = 'NGINX WAS SKIPPED: it is not installed (on Debian: apt-get install nginx-light).';

export const findNginx = (): string | null => PROGRAMS.find((each) => existsSync(each)) ?? null;

/** The settings of docs/operator.md for two processes, as they stand there. */
async function guideSettings(): Promise<string> {
  const blocks = [...(await readFile(GUIDE, 'utf8')).matchAll(/```nginx\n(.*?)```/gs)].map(
    ([, text]) => text,
  );
  const found = blocks.find((text) => text?.includes('upstream'));
  if (found === undefined) throw new Error('docs/operator.md has no settings of nginx for two processes');
  return found;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The real nginx before processes that listen on two ports; `more` goes into its `http`. */
export async function startNginx(
  program: string,
  ports: readonly [number, number],
  more = '',
): Promise<string> {
  const folder = await tempFolder();
  await mkdir(join(folder, 'logs'));
  const port = await freePort();
  const guide = (await guideSettings())
    .replace(/listen 443[^;]*;/, `listen 127.0.0.1:${port};`)
    .replaceAll(':3001', `:${ports[0]}`)
    .replaceAll(':3002', `:${ports[1]}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  await writeFile(
    join(folder, 'nginx.conf'),
    `${user} daemon off; pid ${join(folder, 'pid')}; error_log stderr;
     events {} http { access_log off; ${temporary} ${more} ${guide} }`,
  );
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part) => {
    said += part;
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const address = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
    if (await fetch(`${address}/healthz`).catch(() => null)) return address;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
