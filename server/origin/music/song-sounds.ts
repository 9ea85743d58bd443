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

/** Sounds of the demo set: from the disk, or made while they are sent. */
export function songSounds({
  seed,
  folder,
  log,
  mostBytes = MOST_BYTES,
  program = new MusicProgram(),
}: SoundOptions): SongSounds {
  const kept = new KeptSounds(folder, mostBytes, log);
  const partial = new Map<string, PartialFile>();
  const ending = new Set<Promise<void>>();
  let number = 0;

  /** The file that is being made, whoever asked for it first. */
  function make(name: string, { kind, id }: DemoSound, size: number): PartialFile {
    const known = partial.get(name);
    if (known) {
      program.renew(known);
      return known;
    }
    const file = new PartialFile(size);
    partial.set(name, file);
    number += 1;
    program.make({ number, seed, sound: { kind, id } }, file);
    const ended = file
      .reaches(size - 1)
      .then(() => kept.put(name, file.bytes))
      .catch((error: Error) => log(`Music is not made: ${error.message}`));
    ending.add(ended);
    void ended.finally(() => {
      partial.delete(name);
      ending.delete(ended);
    });
    return file;
  }

  return {
    open(sound) {
      const name = `music-${MUSIC_VERSION}-${seed}-${sound.kind}-${sound.id}`;
      const size = fileSize(sound.seconds);
      return {
        size,
        tag: `"${name}"`,
        async read(start, end) {
          const onDisk = partial.has(name) ? null : await kept.open(name, size, start, end);
          if (onDisk) return onDisk;
          const file = make(name, sound, size);
          try {
            await file.reaches(start);
          } catch {
            return null;
          }
          return Readable.from(file.read(start, end));
        },
      };
    },
    async close() {
      program.close();
      await Promise.all(ending);
    },
  };
}
