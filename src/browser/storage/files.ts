import { named, openStore, StorageFailure } from './storage.ts';

/** Files kept in the browser by their content: who knows the hash has the file. Rejects with nothing but StorageFailure. */
export interface FileStorage {
  /** Null when no such file is here. */
  get(hash: string): Promise<Blob | null>;
  /** Resolves when it was read back as long as it is. */
  set(hash: string, file: Blob): Promise<void>;
  remove(hash: string): Promise<void>;
}

interface FileDriver {
  getItem(key: string): Promise<unknown>;
  setItem(key: string, value: unknown): Promise<unknown>;
  removeItem(key: string): Promise<unknown>;
}

/** Bytes with their kind: some browsers lose the contents of a Blob that they keep. */
function fileOf(value: unknown): Blob | null {
  if (typeof value !== 'object' || value === null || !('bytes' in value) || !('type' in value)) return null;
  const { bytes, type } = value;
  return bytes instanceof ArrayBuffer && typeof type === 'string' ? new Blob([bytes], { type }) : null;
}

export function createFileStorage(open: () => Promise<FileDriver> = () => openStore('files')): FileStorage {
  let driver: Promise<FileDriver> | null = null;
  const opened = (): Promise<FileDriver> => {
    driver ??= open();
    return driver;
  };
  const get = async (hash: string) => fileOf(await (await opened()).getItem(hash));
  return {
    get: (hash) => named(() => get(hash)),
    set: (hash, file) =>
      named(async () => {
        const { type } = file;
        await (await opened()).setItem(hash, { type, bytes: await file.arrayBuffer() });
        if ((await get(hash))?.size !== file.size) throw new StorageFailure('mismatch');
      }),
    remove: (hash) => named(async () => void (await (await opened()).removeItem(hash))),
  };
}
