import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Debian keeps each major version's programs in a folder of its own; sockets need a short path. */
const VERSIONS = '/usr/lib/postgresql';
const SHORT = '/tmp';
export const NO_POSTGRES =
  'PostgreSQL WAS SKIPPED: it is not installed (on Debian: apt-get install postgresql). Only SQLite was tested.';

const isRoot = process.getuid?.() === 0;

/** The newest set of programs that can run a cluster; null when PostgreSQL is not installed. */
export function findPostgres(): string | null {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const folders = versions.sort((a, b) => Number(b) - Number(a)).map((each) => join(VERSIONS, each, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** PostgreSQL refuses to be run by root: a user without rights does it. */
export function runner(): { readonly uid: number; readonly gid: number } | null {
  if (!isRoot) return null;
  for (const name of ['postgres', 'nobody']) {
    const number = (flag: string): number =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim() || Number.NaN);
    const [uid, gid] = [number('-u'), number('-g')];
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  throw new Error('there is nobody but root to run PostgreSQL');
}

const LOOK_MS = 20;

/** Living processes whose home is a folder. */
const processesIn = (folder: string): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder;
      } catch {
        return false;
      }
    }).length;

export interface Cluster {
  /** The address of one of its databases. */
  readonly urlOf: (database: string) => string;
  readonly folder: string;
  /** As a power cut would: without a word to it. */
  readonly crash: () => void;
  readonly start: () => void;
  readonly stop: () => void;
}

/** New clusters of each version, kept for later runs: making one takes seven times as long as copying it. */
const MADE = fileURLToPath(new URL('../../../.cache/postgres', import.meta.url));
const INIT = ['-U', 'setori', '-A', 'trust', '--no-sync', '--locale=C.UTF-8', '-E', 'UTF8'];

/** Copies a new cluster to `data`, which may be the first to need one; others may make it at the same time. */
function newCluster(programs: string, data: string, initdb: (args: readonly string[]) => void): void {
  const version = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' });
  const made = join(MADE, version.replaceAll(/[^\w.]+/g, '-'));
  if (existsSync(made)) {
    cpSync(made, data, { recursive: true });
    return;
  }
  initdb(['-D', data, ...INIT]);
  mkdirSync(dirname(made), { recursive: true });
  const own = mkdtempSync(`${made}-`);
  cpSync(data, own, { recursive: true });
  try {
    renameSync(own, made);
  } catch {
    // Another process was first.
    rmSync(own, { recursive: true, force: true });
  }
}

/** A cluster of its own in a new folder, reached by a socket there and by no port. */
export function startCluster(programs: string): Cluster {
  const folder = mkdtempSync(join(SHORT, 'setori-pg-'));
  const as = runner();
  if (as) chownSync(folder, as.uid, as.gid);
  chmodSync(folder, 0o700);
  const run = (program: string, args: readonly string[]): void => {
    execFileSync(join(programs, program), args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      ...(as ?? {}),
    });
  };
  const data = join(folder, 'data');
  // What the tests ask is whether answers are right; a cluster that is thrown away need not outlive a power cut.
  const options = `-k ${folder} -c listen_addresses= -c fsync=off -c max_connections=200`;
  const start = (): void =>
    run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  try {
    newCluster(programs, data, (args) => run('initdb', args));
    for (const path of as ? ['.', ...readdirSync(data, { recursive: true, encoding: 'utf8' })] : [])
      chownSync(join(data, path), as?.uid ?? 0, as?.gid ?? 0);
    start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    folder,
    start,
    crash: () => {
      const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      // Its children end by themselves when they notice. A dead process that was not yet reaped would still be found by its number.
      while (processesIn(data) > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS);
      rmSync(join(data, 'postmaster.pid'), { force: true });
      for (const lock of readdirSync(folder).filter((name) => name.endsWith('.lock')))
        rmSync(join(folder, lock));
    },
    urlOf: (database) => `postgres://setori@/${database}?host=${encodeURIComponent(folder)}`,
    stop: () => {
      if (existsSync(join(data, 'postmaster.pid')))
        run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
