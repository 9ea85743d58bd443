import { Readable } from 'node:stream';
import type { DemoSound } from '../../demo/demo.types.ts';
import type { ByteSource, Log } from '../origin.ts';
import { fileSize } from './frames.ts';
import { KeptSounds } from './kept-sounds.ts';
import { MusicProgram } from './music-program.ts';
import { PartialFile } from './partial-file.ts';

/** Raised whenever the bytes of any sound change: it is part of entity tags and of file names. A test knows the bytes of some. */
export const MUSIC_VERSION = 2;

const MOST_BYTES = 256 * 1024 * 1024;

export interface SongSounds {
  /** The file of a sound, which is made when somebody reads it. */
  open(sound: DemoSound): ByteSource;
  /** Ends what is being made; what is being written is finished. */
  close(): Promise<void>;
}

export interface SoundOptions {
  readonly seed: number;
  readonly folder: string;
  readonly log: Log;
  readonly mostBytes?: number;
  readonly program?: MusicProgram;
}

interface MakerParts extends Required<Pick<SoundOptions, 'seed' | 'log' | 'program'>> {
  readonly kept: KeptSounds;
}

/** Files that are being made, each once for everybody who asks for it. When they are complete they are kept. */
class Maker {
  readonly #parts: MakerParts;
  readonly #files = new Map<string, PartialFile>();
  readonly #ending = new Set<Promise<void>>();
  #number = 0;

  constructor(parts: MakerParts) {
    this.#parts = parts;
  }

  isMaking(name: string): boolean {
    return this.#files.has(name);
  }

  make(name: string, { kind, id }: DemoSound, size: number): PartialFile {
    const { seed, program } = this.#parts;
    const known = this.#files.get(name);
    if (known) {
      program.renew(known);
      return known;
    }
    const file = new PartialFile(size);
    this.#files.set(name, file);
    this.#number += 1;
    program.make({ number: this.#number, seed, sound: { kind, id } }, file);
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
    this.#parts.program.close();
    await Promise.all(this.#ending);
  }
}

/** Sounds of the demo set: from the disk, or made while they are sent. */
export function songSounds({
  seed,
  folder,
  log,
  mostBytes = MOST_BYTES,
  program = new MusicProgram(),
}: SoundOptions): SongSounds {
  const kept = new KeptSounds(folder, mostBytes, log);
  const maker = new Maker({ seed, log, program, kept });
  return {
    open(sound) {
      const name = `music-${MUSIC_VERSION}-${seed}-${sound.kind}-${sound.id}`;
      const size = fileSize(sound.seconds);
      return {
        size,
        tag: `"${name}"`,
        async read(start, end) {
          const onDisk = maker.isMaking(name) ? null : await kept.open(name, size, start, end);
          if (onDisk) return onDisk;
          const file = maker.make(name, sound, size);
          try {
            await file.reaches(start);
          } catch {
            return null;
          }
          return Readable.from(file.read(start, end));
        },
      };
    },
    close: () => maker.close(),
  };
}
