import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Writes one line for the operator. */
export type SoundLog = (line: string) => void;

const ENDING = '.mp3';
/** A file that is used again is marked as new, but not more often than this. */
const MARKED_MS = 3_600_000;

/** Files of sound on the disk, up to a total size; those that were not used for longest go first. */
export class KeptSounds {
  readonly #folder: string;
  readonly #mostBytes: number;
  readonly #log: SoundLog;

  constructor(folder: string, mostBytes: number, log: SoundLog) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
    this.#log = log;
  }

  #fileOf(name: string): string {
    return join(this.#folder, `${name}${ENDING}`);
  }

  /** From `start` to `end`, both included; null when it is not there, or not whole. */
  async open(name: string, size: number, start: number, end: number): Promise<Readable | null> {
    const path = this.#fileOf(name);
    const file = await open(path).catch(() => null);
    if (!file) return null;
    const { size: there, mtimeMs } = await file.stat();
    if (there !== size) {
      await file.close();
      return null;
    }
    const now = new Date();
    // On a disk that cannot be written to it is older than it should be, that is all.
    if (now.getTime() - mtimeMs > MARKED_MS) await utimes(path, now, now).catch(() => {});
    return file.createReadStream({ start, end });
  }

  /** A disk that is full or locked only means that the sound is made again. */
  async put(name: string, bytes: Uint8Array): Promise<void> {
    const draft = join(this.#folder, `${randomUUID()}.tmp`);
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, this.#fileOf(name));
      await this.#makeRoom();
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      this.#log(`Music is not kept: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  async #makeRoom(): Promise<void> {
    const names = await readdir(this.#folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#folder, name);
        const facts = await stat(path).catch(() => null);
        return { path, size: facts?.size ?? 0, mtimeMs: facts?.mtimeMs ?? 0 };
      }),
    );
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (total <= this.#mostBytes) return;
      await rm(path, { force: true });
      total -= size;
    }
  }
}
