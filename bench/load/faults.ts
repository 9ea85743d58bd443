import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreOptions } from '#server/store/store';
import { fullDiskRound, NO_SMALL_DISK, smallDisk } from '#tests/server/faults/full-disk';
import { type KillResult, killRounds } from '#tests/server/faults/kill-rounds';
import { type LikeRaceResult, likeRace } from '#tests/server/faults/like-races';
import { findPostgres, NO_POSTGRES, startCluster } from '#tests/server/store/postgres';
import type { Figure } from './site.ts';

/** In full, and as a sample. */
const ROUNDS = { sqlite: [200, 20], postgres: [20, 4] } as const;
const RACE = { clients: [50, 10], toggles: [200, 40] } as const;
/** Longer than the right to make ids lasts, which cannot be renewed meanwhile. */
const FULL_MS = 40_000;

type Pick = (pair: readonly [number, number]) => number;

/** A database of its own, and the settings that make a server use it. */
interface Place {
  readonly store: StoreOptions;
  readonly env: Readonly<Record<string, string>>;
  readonly database?: { readonly crash: () => void; readonly start: () => void };
}

async function onSqlite<T>(work: (place: Place) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'setori-fault-'));
  try {
    const store = { engine: 'sqlite', file: join(folder, 'setori.db') } as const;
    return await work({ store, env: { DATA_DIR: folder } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres<T>(programs: string, work: (place: Place) => Promise<T>): Promise<T> {
  const cluster = startCluster(programs);
  const folder = mkdtempSync(join(tmpdir(), 'setori-fault-'));
  try {
    const store = { engine: 'postgres', url: cluster.urlOf('postgres') } as const;
    return await work({ store, env: { DATABASE_URL: store.url, DATA_DIR: folder }, database: cluster });
  } finally {
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;

function killed(what: string, { rounds, acknowledged, lost, readyMs }: KillResult): Figure {
  const worst = Math.max(0, ...readyMs);
  return {
    name: `${what} killed ${rounds} times while 8 members write`,
    goal: 'no acknowledged write lost, ready again ≤ 2 s',
    measured: `${lost} of ${acknowledged.toLocaleString('en')} lost, ready again after ${seconds(worst)} at most`,
    isMet: lost === 0 && worst <= 2_000,
  };
}

function raced(engine: string, result: LikeRaceResult): Figure {
  const { answered, likes, drifted, refused, perSecond } = result;
  return {
    name: `${answered.toLocaleString('en')} likes and back on 2 processes and 20 posts, ${engine}`,
    goal: 'each counter is the number of rows, all are answered',
    measured: `${drifted} counters wrong of 20 (${likes} likes), ${refused.length} refused, ${Math.round(perSecond)}/s`,
    isMet: drifted === 0 && likes > 0 && refused.length === 0,
  };
}

async function fullDisk(): Promise<Figure[]> {
  const disk = smallDisk();
  if (disk === null) {
    process.stderr.write(`${NO_SMALL_DISK}\n`);
    return [];
  }
  try {
    const { refused, strange, reads, left, resumedMs, lost, integrity } = await fullDiskRound(disk, FULL_MS);
    const failed = reads.filter((status) => status !== 200).length;
    return [
      {
        name: `a disk that is full for ${FULL_MS / 1_000} s (8 MiB in memory)`,
        goal: 'writes refused with 503, reads go on, writes resume ≤ 5 s, no corruption',
        measured: `${refused} refused as they should be, ${strange.length} otherwise; ${failed} of ${reads.length} reads failed; written again after ${seconds(resumedMs)}; integrity ${String(integrity)}`,
        isMet:
          [strange.length, failed, left.length].every((count) => count === 0) &&
          resumedMs <= 5_000 &&
          !lost &&
          integrity === 'ok',
      },
    ];
  } finally {
    disk.remove();
  }
}

const raceOf = (pick: Pick) => ({ clients: pick(RACE.clients), toggles: pick(RACE.toggles) });

/** Each kind of trouble by its name. */
export function faultParts(isFull: boolean): Readonly<Record<string, () => Promise<Figure[]>>> {
  const pick: Pick = ([full, some]) => (isFull ? full : some);
  const programs = findPostgres();
  const embedded = {
    likeRace: () =>
      onSqlite(async (place) => [raced('SQLite', await likeRace({ ...place, ...raceOf(pick) }))]),
    fullDisk,
    kills: () =>
      onSqlite(async (place) => [
        killed('server on SQLite', await killRounds({ ...place, rounds: pick(ROUNDS.sqlite) })),
      ]),
  };
  if (programs === null) {
    process.stderr.write(`${NO_POSTGRES}\n`);
    return embedded;
  }
  return {
    ...embedded,
    likeRacePostgres: () =>
      onPostgres(programs, async (place) => [
        raced('PostgreSQL', await likeRace({ ...place, ...raceOf(pick) })),
      ]),
    killsPostgres: () =>
      onPostgres(programs, async (place) => [
        killed(
          'server on PostgreSQL, or PostgreSQL itself,',
          await killRounds({ ...place, rounds: pick(ROUNDS.postgres) }),
        ),
      ]),
  };
}
