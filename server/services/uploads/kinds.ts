import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import type { UploadKind } from '#model/contract/uploads/limits';

/** Enough for every kind, and so little that nobody can make us read for long. */
const HEAD_BYTES = 4_100;

const BY_EXTENSION: Readonly<Record<string, UploadKind>> = {
  png: 'png',
  apng: 'png',
  jpg: 'jpeg',
  webp: 'webp',
  mp3: 'mp3',
  ogg: 'ogg',
  oga: 'ogg',
  opus: 'ogg',
};

/** What the first bytes say, whatever the file is called; null for everything we do not take. */
export async function kindOf(path: string): Promise<UploadKind | null> {
  const handle = await open(path, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await handle.read(head, 0, HEAD_BYTES, 0);
    const found = await fileTypeFromBuffer(head.subarray(0, bytesRead)).catch(() => undefined);
    return (found && BY_EXTENSION[found.ext]) ?? null;
  } finally {
    await handle.close();
  }
}
