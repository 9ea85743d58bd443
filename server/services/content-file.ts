import { stat } from 'node:fs/promises';

export interface FileStamp {
  /** Another one after each change; null where there is no such file. */
  readonly stamp: string | null;
  readonly size: number;
}

/** How a file of the operator's is now, without reading it. */
export async function stampOf(path: string): Promise<FileStamp> {
  const found = await stat(path).catch(() => null);
  return found?.isFile()
    ? { stamp: `${found.mtimeMs} ${found.size}`, size: found.size }
    : { stamp: null, size: 0 };
}
