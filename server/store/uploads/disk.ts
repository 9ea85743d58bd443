import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './files.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Brings a file, or the entries of a folder, to the disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files in a folder of the local disk, on which the sources are, too. */
export function diskFiles(folder: string): FileStore {
  const pathOf = (key: string): string => join(folder, key);
  return {
    put: async (key, source) => {
      const target = pathOf(key);
      const made = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await sync(source);
      await rename(source, target);
      await sync(dirname(target));
      if (made !== undefined) await sync(folder);
    },
    read: async (key, span) => {
      const stream = createReadStream(pathOf(key), span ?? {});
      try {
        await once(stream, 'open');
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
      return stream;
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: async (shard) => {
      try {
        return (await readdir(pathOf(shard))).map((name) => `${shard}/${name}`);
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
  };
}
