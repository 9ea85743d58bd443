import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  rmdirSync,
  rmSync,
  statfsSync,
  truncateSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import sharp from 'sharp';
import { isFailure } from '#model/contract/reading';
import { sha1 } from '../uploads/upload-site.ts';
import { joinServer, type ServerProcess, send, startServer } from './server-process.ts';

/** Room for the demo set with its members and charts, and some for what is written. */
const DISK = 32;

export const NO_SMALL_DISK =
  'THE FULL DISK WAS SKIPPED: only root can mount a small one (tmpfs). Run the tests as root, as in a container.';

export interface SmallDisk {
  readonly folder: string;
  /** Leaves no room at all. */
  readonly fill: () => void;
  readonly free: () => void;
  readonly remove: () => void;
}

/** A disk of a few MiB in memory; null where it cannot be mounted. */
export function smallDisk(): SmallDisk | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'setori-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}m`, 'tmpfs', folder]);
  if (status !== 0) {
    rmdirSync(folder);
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => {
      const { bavail, bsize } = statfsSync(folder);
      try {
        appendFileSync(ballast, Buffer.alloc(bavail * bsize));
      } catch {
        // The server took some of the room meanwhile.
      }
    },
    free: () => truncateSync(ballast, 0),
    remove: () => {
      const { status: gone } = spawnSync('umount', [folder]);
      if (gone === 0) rmSync(folder, { recursive: true });
    },
  };
}

/** A picture that packs badly. */
const noise = (side: number): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

async function sendFile(server: ServerProcess, token: string, bytes: Buffer): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'x.png');
  const answer = await fetch(`${server.address}/api/upload`, {
    method: 'POST',
    body: form,
    headers: { cookie: `token=${token}` },
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

async function upload(server: ServerProcess, token: string, bytes: Buffer): Promise<Answer> {
  const claim = { ver: 3, hash: sha1(bytes), size: bytes.length };
  const announced = await send(server, 'upload/prepare', claim, token);
  return announced.status === 200 ? sendFile(server, token, bytes) : announced;
}

interface Scene {
  readonly server: ServerProcess;
  readonly disk: SmallDisk;
  readonly token: string;
  readonly postId: number;
  readonly shown: string;
  /** Announced while there was room. */
  readonly large: Buffer;
  /** The words of the last profile that was acknowledged. */
  acked: string;
  saves: number;
}

const LONG = 'x'.repeat(900);
const words = (data: string) => [{ type: 'text', data }];
const ofText = (title: string) => ({
  categoryName: 'SELF_POST',
  categoryId: 'text',
  title,
  content: words(LONG),
});

/** Writes go into the log, which keeps the size that the invented members gave it: with that much room nothing would be refused. */
function shortenLog(folder: string): void {
  const database = new Sqlite(join(folder, 'setori.db'));
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}

async function prepare(server: ServerProcess, disk: SmallDisk): Promise<Scene> {
  shortenLog(disk.folder);
  const token = await joinServer(server, 'Writer');
  const { body } = await send(server, 'post', ofText('Before'), token);
  const [small, large] = [await noise(16), await noise(500)];
  const kept = await upload(server, token, small);
  await send(server, 'upload/prepare', { ver: 3, hash: sha1(large), size: large.length }, token);
  const shown = String(kept.body.hash);
  return { server, disk, token, postId: Number(body.id), shown, large, acked: '', saves: 0 };
}

async function save(scene: Scene): Promise<Answer> {
  const socialMedia = `save ${++scene.saves}`;
  const answer = await send(scene.server, 'user', { socialMedia, selfIntroRich: words(LONG) }, scene.token);
  if (answer.status === 200) scene.acked = socialMedia;
  return answer;
}

const REFUSED_IN_A_ROW = 12;

/** Writes until nothing fits any more. @returns the refusals */
async function untilFull(scene: Scene): Promise<Answer[]> {
  const refused: Answer[] = [];
  let inARow = 0;
  while (inARow < REFUSED_IN_A_ROW) {
    scene.disk.fill();
    const answer = await save(scene);
    if (answer.status === 200) inARow = 0;
    else {
      inARow++;
      refused.push(answer);
    }
  }
  return refused;
}

/** One of each kind of write; all of them bring rows. */
const otherWrites = async ({ server, token, postId, large }: Scene): Promise<Answer[]> => [
  await send(server, 'post', ofText('While full'), token),
  await send(server, 'post/like', { id: postId, value: true }, token),
  await send(server, 'user/profiles', { profiles: [] }, token),
  await send(server, 'user/login', { username: 'Writer', password: 'correct staple 41' }),
  await send(server, 'user/signup', {
    username: 'Late',
    password: 'correct staple 41',
    email: 'late@example.org',
  }),
  await sendFile(server, token, large),
];

async function reads({ server, token, postId, shown }: Scene): Promise<number[]> {
  const cookie = { cookie: `token=${token}` };
  const statuses: number[] = [(await send(server, 'post/list', {}, token)).status];
  for (const path of [
    ...['/api/user/me', '/api/user?username=Writer', '/api/user/message', '/api/user/export'],
    ...[`/api/post/details?id=${postId}`, `/api/upload/file/${shown}`, '/api/cards/all.5.json'],
    ...['/healthz', '/readyz'],
  ]) {
    const answer = await fetch(`${server.address}${path}`, { headers: cookie });
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  return statuses;
}

/** Until a write is taken again. */
async function untilWritten(scene: Scene): Promise<number> {
  const startMs = performance.now();
  while ((await save(scene)).status !== 200) {
    if (performance.now() - startMs > 60_000) throw new Error('nothing was written within a minute');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return performance.now() - startMs;
}

export interface FullDiskResult {
  readonly refused: number;
  /** Answers to writes that were neither done nor refused as they should be. */
  readonly strange: readonly Answer[];
  readonly reads: readonly number[];
  /** Files of uploads that were refused. */
  readonly left: readonly string[];
  /** From the moment at which there is room until a write is taken. */
  readonly resumedMs: number;
  readonly lost: boolean;
  readonly integrity: unknown;
}

const isRefusal = ({ status, body }: Answer): boolean =>
  status === 503 && isFailure(body) && body.code === 'UNAVAILABLE' && Number(body.retryAfter) > 0;

function checkFile(folder: string): unknown {
  const database = new Sqlite(join(folder, 'setori.db'));
  const found = database.pragma('integrity_check', { simple: true });
  database.close();
  return found;
}

/** Fills the disk under a running server, keeps it full for a while, and makes room again. */
export async function fullDiskRound(disk: SmallDisk, fullMs: number): Promise<FullDiskResult> {
  const server = await startServer({ DATA_DIR: disk.folder });
  const scene = await prepare(server, disk);
  const refusals = await untilFull(scene);
  await new Promise((resolve) => setTimeout(resolve, fullMs));
  refusals.push(...(await untilFull(scene)), ...(await otherWrites(scene)));
  const statuses = await reads(scene);
  const incoming = join(disk.folder, 'uploads/incoming');
  const left = existsSync(incoming) ? await readdir(incoming) : [];
  disk.free();
  const resumedMs = await untilWritten(scene);
  const acked = scene.acked;
  const { body } = await send(server, 'user?username=Writer');
  const isAlive = server.child.exitCode === null;
  await server.stop();
  return {
    refused: refusals.filter(isRefusal).length,
    reads: statuses,
    left,
    resumedMs,
    strange: refusals.filter((each) => !isRefusal(each)),
    lost: body.socialMedia !== acked || !isAlive,
    integrity: checkFile(disk.folder),
  };
}
