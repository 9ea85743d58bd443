import { Readable } from 'node:stream';
import type { DemoSound } from '../../demo/demo.types.ts';
import type { ByteSource, Log } from '../origin.ts';
import { fileSize } from './frames.ts';
import { Growing } from './growing.ts';
import { KeptSounds } from './kept-sounds.ts';
import { Musicians } from './musicians.ts';

/** Raised whenever the bytes of any sound change: it is part of entity tags and of file names. A test knows the bytes of some. */
export const MUSIC_VERSION = 2;

const MOST_BYTES = 256 * 1024 * 1024;

export interface SongSounds {
  /** The file of a sound; null when it cannot be made now. */
  open(sound: DemoSound): Promise<ByteSource | null>;
  /** Ends what is being made; what is being written comes to its end. */
  close(): Promise<void>;
}

export interface SoundOptions {
  readonly seed: number;
  readonly folder: string;
  readonly log: Log;
  readonly mostBytes?: number;
  readonly musicians?: Musicians;
}

/** Sounds of the demo set: from the disk, or made while they are sent. */
export function songSounds({
  seed,
  folder,
  log,
  mostBytes = MOST_BYTES,
  musicians = new Musicians(),
}: SoundOptions): SongSounds {
  const kept = new KeptSounds(folder, mostBytes, log);
  const growing = new Map<string, Growing>();
  const ending = new Set<Promise<void>>();
  let number = 0;

  /** What is being made, whoever asked for it first. */
  function made(name: string, sound: DemoSound, size: number): Growing {
    const known = growing.get(name);
    if (known) return known;
    const bytes = new Growing(size);
    growing.set(name, bytes);
    number += 1;
    musicians.play({ number, seed, sound: { kind: sound.kind, id: sound.id } }, bytes);
    const ended = bytes
      .reaches(size - 1)
      .then(() => kept.put(name, bytes.bytes))
      .catch((error: Error) => log(`Music is not made: ${error.message}`));
    ending.add(ended);
    void ended.finally(() => {
      growing.delete(name);
      ending.delete(ended);
    });
    return bytes;
  }

  return {
    async open(sound) {
      const name = `music-${MUSIC_VERSION}-${seed}-${sound.kind}-${sound.id}`;
      const size = fileSize(sound.seconds);
      const read = async (start: number, end: number): Promise<Readable> => {
        const file = growing.has(name) ? null : await kept.open(name, size, start, end);
        return file ?? Readable.from(made(name, sound, size).read(start, end));
      };
      const source: ByteSource = { size, tag: `"${name}"`, read };
      const file = growing.has(name) ? null : await kept.open(name, size, 0, 0);
      if (file) {
        file.destroy();
        return source;
      }
      try {
        await made(name, sound, size).reaches(0);
        return source;
      } catch {
        return null;
      }
    },
    async close() {
      musicians.close();
      await Promise.all(ending);
    },
  };
}
