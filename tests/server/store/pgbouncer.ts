import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cluster, runner } from './postgres.ts';

const PROGRAMS = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'];
export const NO_PGBOUNCER =
  'PGBOUNCER WAS SKIPPED: it is not installed (on Debian: apt-get install pgbouncer).';
const PORT = 6432;
const LOOK_MS = 20;

export const findPgBouncer = (): string | null => PROGRAMS.find((each) => existsSync(each)) ?? null;

/** What docs/operator.md says of PgBouncer, before a cluster: reached by a socket in a folder of its own. */
const settingsOf = (folder: string, cluster: Cluster): string => `
[databases]
* = host=${cluster.folder}
[pgbouncer]
listen_addr =
listen_port = ${PORT}
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 20
server_login_retry = 1
`;

export interface Pooler {
  readonly urlOf: (database: string) => string;
  readonly stop: () => Promise<void>;
}

/** The real PgBouncer before a cluster, in transaction mode. */
export async function startPgBouncer(program: string, cluster: Cluster): Promise<Pooler> {
  const folder = mkdtempSync('/tmp/setori-pgb-');
  const as = runner();
  const file = join(folder, 'pgbouncer.ini');
  // Its `any` makes everybody the user that the database line names.
  writeFileSync(file, settingsOf(folder, cluster).replace('* = ', '* = user=setori '));
  if (as) for (const path of [folder, file]) chownSync(path, as.uid, as.gid);
  const child: ChildProcess = spawn(program, [file], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...as,
  });
  let said = '';
  child.stderr?.on('data', (part) => {
    said += part;
  });
  const ended = once(child, 'exit');
  while (!existsSync(join(folder, `.s.PGSQL.${PORT}`))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return {
    urlOf: (database) => `postgres://setori@/${database}?host=${encodeURIComponent(folder)}&port=${PORT}`,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
