import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** An answer of the remote origin as kept on disk. */
export interface KeptAnswer {
  readonly path: string;
  readonly etag: string | null;
  /** Epoch milliseconds of the last time the origin confirmed it. */
  readonly fetchedAt: number;
  readonly bytes: Uint8Array;
}

export interface DiskCache {
  /** Null when nothing readable is kept. */
  get(path: string): Promise<KeptAnswer | null>;
  put(answer: KeptAnswer): Promise<void>;
}

const NEWLINE = 10;

/** A file is one line of JSON about the answer, then its bytes, so that one rename changes both at once. */
export function diskCache(folder: string): DiskCache {
  const fileOf = (path: string): string => {
    const key = createHash('sha256').update(path).digest('hex');
    return join(folder, key.slice(0, 2), key.slice(2));
  };
  return {
    async get(path) {
      const file = await readFile(fileOf(path)).catch(() => null);
      const end = file?.indexOf(NEWLINE) ?? -1;
      if (!file || end < 0) return null;
      const head = parseHead(file.toString('utf8', 0, end));
      const bytes = file.subarray(end + 1);
      return head && head.path === path && head.size === bytes.length ? { ...head, bytes } : null;
    },
    async put({ bytes, ...head }) {
      const file = fileOf(head.path);
      const draft = `${file}.${randomUUID()}.tmp`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(draft, [`${JSON.stringify({ ...head, size: bytes.length })}\n`, bytes]);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}

function parseHead(line: string): (Omit<KeptAnswer, 'bytes'> & { readonly size: number }) | null {
  try {
    const { path, etag, fetchedAt, size } = JSON.parse(line);
    const isWhole = typeof path === 'string' && typeof fetchedAt === 'number' && typeof size === 'number';
    return isWhole ? { path, etag: typeof etag === 'string' ? etag : null, fetchedAt, size } : null;
  } catch {
    return null;
  }
}
