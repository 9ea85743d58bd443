import { Readable } from 'node:stream';
import type { DemoSound } from '../demo.types.ts';
import { fileSize } from './frames.ts';
import { KeptSounds, type SoundLog } from './kept-sounds.ts';
import type { SoundJob } from './orders.ts';
import { PartialFile } from './partial-file.ts';

/** Raised whenever the bytes of any sound change: it is part of entity tags and of file names. A test knows the bytes of some. */
export const MUSIC_VERSION = 2;

const MAX_BYTES = 256 * 1024 * 1024;

/** A file whose size and entity tag are known before it is made. */
interface SoundFile {
  readonly size: number;
  readonly tag: string;
  /** From `start` to `end`, both included, once the first of them is there; null when they cannot be had now. */
  read(start: number, end: number): Promise<Readable | null>;
}

/** Works on orders, the newest first. */
export interface SoundMaker {
  /** Has a sound made into a file; the file fails when that cannot be done. */
  make(order: SoundJob, file: PartialFile): void;
  /** A file that waits is asked for again: it counts as the newest order. */
  renew(file: PartialFile): void;
  close(): void;
}

export interface SongSounds {
  /** The file of a sound, which is made when it is read. */
  open(sound: DemoSound): SoundFile;
  /** Ends what is being made; what is being written is finished. */
  close(): Promise<void>;
}

export interface SoundOptions {
  readonly seed: number;
  readonly folder: string;
  readonly log: SoundLog;
  readonly maker: SoundMaker;
  readonly mostBytes?: number;
}

interface FilesParts extends Pick<SoundOptions, 'seed' | 'log' | 'maker'> {
  readonly kept: KeptSounds;
}

/** Files that are being made, each once for everybody who asks for it. When they are complete they are kept. */
class SoundFiles {
  readonly #parts: FilesParts;
  readonly #files = new Map<string, PartialFile>();
  readonly #ending = new Set<Promise<void>>();
  #number = 0;

  constructor(parts: FilesParts) {
    this.#parts = parts;
  }

  isMaking(name: string): boolean {
    return this.#files.has(name);
  }

  make(name: string, { kind, id }: DemoSound, size: number): PartialFile {
    const { seed, maker } = this.#parts;
    const known = this.#files.get(name);
    if (known) {
      maker.renew(known);
      return known;
    }
    const file = new PartialFile(size);
    this.#files.set(name, file);
    this.#number += 1;
    maker.make({ number: this.#number, seed, sound: { kind, id } }, file);
    const ended = this.#keep(name, file, size);
    this.#ending.add(ended);
    void ended.finally(() => this.#ending.delete(ended));
    return file;
  }

  async #keep(name: string, file: PartialFile, size: number): Promise<void> {
    const { kept, log } = this.#parts;
    try {
      await file.reaches(size - 1);
      await kept.put(name, file.bytes);
    } catch (error) {
      log(`Music is not made: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      this.#files.delete(name);
    }
  }

  async close(): Promise<void> {
    this.#parts.maker.close();
    await Promise.all(this.#ending);
  }
}

/** Sounds of the demo set: from the disk, or made while they are sent. */
export function songSounds({ seed, folder, log, maker, mostBytes = MAX_BYTES }: SoundOptions): SongSounds {
  const kept = new KeptSounds(folder, mostBytes, log);
  const files = new SoundFiles({ seed, log, maker, kept });
  return {
    open(sound) {
      const name = `music-${MUSIC_VERSION}-${seed}-${sound.kind}-${sound.id}`;
      const size = fileSize(sound.seconds);
      return {
        size,
        tag: `"${name}"`,
        async read(start, end) {
          const onDisk = files.isMaking(name) ? null : await kept.open(name, size, start, end);
          if (onDisk) return onDisk;
          const file = files.make(name, sound, size);
          try {
            await file.reaches(start);
          } catch {
            return null;
          }
          return Readable.from(file.read(start, end));
        },
      };
    },
    close: () => files.close(),
  };
}
