import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAX_FILE } from '#model/contract/uploads/limits';
import { MINUTE_MS } from '#model/vocabulary/time';
import { Refusal } from '../refusal.ts';

/** Slow connections need a while for ten megabytes; no one needs longer. */
const MAX_SENDING_MS = 5 * MINUTE_MS;
const LOOK_MS = 1_000;

/** How slowly a file may come. */
export interface UploadPace {
  /** Connections get going first. */
  readonly graceMs: number;
  /** On the whole, once that is over. */
  readonly bytesPerSecond: number;
}

export const PACE: UploadPace = { graceMs: 10_000, bytesPerSecond: 10_000 };

export interface Received {
  readonly hash: string;
  readonly size: number;
}

/** A place for files while they arrive and are looked at. Nothing in it outlives the call that made it. */
export interface Incoming {
  /** Gives names of files that do not exist, and removes what is there in the end. */
  readonly within: <T>(work: (name: (suffix: string) => string) => Promise<T>) => Promise<T>;
  /** Removes what processes left that were killed. */
  readonly sweep: (olderThanMs: number) => Promise<void>;
}

export function incomingFolder(folder: string): Incoming {
  return {
    within: async (work) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const base = join(folder, crypto.randomUUID());
      const made = new Set<string>();
      try {
        return await work((suffix) => {
          made.add(`${base}.${suffix}`);
          return `${base}.${suffix}`;
        });
      } finally {
        for (const path of made) await rm(path, { force: true });
      }
    },
    sweep: async (olderThanMs) => {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const path = join(folder, name);
        const facts = await stat(path).catch(() => null);
        if (facts && facts.mtimeMs < olderThanMs) await rm(path, { force: true });
      }
    },
  };
}

const isOfDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** Ends when a file has come more slowly than it may. */
function tooSlow(sizeSoFar: () => number, { graceMs, bytesPerSecond }: UploadPace) {
  const slow = new AbortController();
  const startMs = performance.now();
  const timer = setInterval(
    () => {
      const tookMs = performance.now() - startMs;
      if (tookMs > graceMs && (sizeSoFar() / tookMs) * 1_000 < bytesPerSecond) slow.abort();
    },
    Math.min(LOOK_MS, graceMs),
  );
  return { signal: slow.signal, stop: () => clearInterval(timer) };
}

/** Writes a stream down while it is hashed and measured. @throws Refusal when it is too large or takes too long */
export async function receive(stream: Readable, path: string, pace = PACE): Promise<Received> {
  const hash = createHash('sha1');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(size > MAX_FILE ? new Refusal('FILE_TOO_LARGE') : null, chunk);
    },
  });
  const slow = tooSlow(() => size, pace);
  const signal = AbortSignal.any([AbortSignal.timeout(MAX_SENDING_MS), slow.signal]);
  // Open before anything can break off: a file that is opened later would come into being after it was removed.
  const file = await open(path, 'wx', 0o600);
  try {
    await pipeline(stream, measure, file.createWriteStream(), { signal });
  } catch (error) {
    if (signal.aborted) throw new Refusal('REQUEST_TIMEOUT');
    if (error instanceof Refusal || isOfDisk(error)) throw error;
    // The sender went away, or the body ended too early.
    throw new Refusal('REQUEST_INVALID');
  } finally {
    slow.stop();
  }
  return { hash: hash.digest('hex'), size };
}

/** What a file is now. */
export async function measureFile(
  path: string,
): Promise<{ readonly contentHash: string; readonly size: number }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer);
    size += (chunk as Buffer).length;
  }
  return { contentHash: hash.digest('hex'), size };
}
