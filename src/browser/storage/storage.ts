/** Texts kept in the browser under keys: IndexedDB, else local storage. The only place that knows the library. */
import type { StorageProblem } from '#model/vocabulary/storage';
import { firstListAsked } from '../first/early.ts';
import { fetchOnce } from '../network/fetch-once.ts';

export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, cause?: unknown) {
    super(`browser storage: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** Every call settles within about ten seconds and rejects with nothing but StorageFailure. */
export interface TextStorage {
  /** Null when nothing is kept under the key; a kept object comes as its JSON text. */
  get(key: string): Promise<string | null>;
  /** Resolves when the text was read back as written. When there is no room the earlier text stays. */
  set(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
}

/** The part of the library that is used; a test can put a faulty one in its place. */
export interface StoreDriver {
  getItem(key: string): Promise<unknown>;
  setItem(key: string, value: unknown): Promise<unknown>;
  removeItem(key: string): Promise<unknown>;
}

export interface StorageDriver extends StoreDriver {
  setItem(key: string, value: string): Promise<unknown>;
}

/** Nothing that is drawn first needs it, so it is no file of the boot, and comes after the first list in line. */
const library = fetchOnce(async () => {
  await firstListAsked;
  return (await import('localforage')).default;
});

/** A store of its own, such as that of files. Another database needs no upgrade of the one that holds the profiles. */
export async function openStore(storeName: string, name = 'setori'): Promise<StoreDriver> {
  const localforage = await library();
  return localforage.createInstance({ name, storeName });
}

const openDriver = (): Promise<StorageDriver> => openStore('kept');

/** Some browsers now and then never answer a storage request; asking a newly opened one helps (quality plan FE-12). */
const TIME_LIMIT_MS = 5_000;

export function createStorage(
  open: () => Promise<StorageDriver> = openDriver,
  limitMs = TIME_LIMIT_MS,
): TextStorage {
  let driver: Promise<StorageDriver> | null = null;

  async function ask<T>(task: (driver: StorageDriver) => Promise<T>): Promise<T> {
    driver ??= open();
    try {
      return await within(task(await driver), limitMs);
    } catch (cause) {
      if (isQuota(cause)) throw cause;
      driver = open();
      return within(task(await driver), limitMs);
    }
  }

  return {
    get: (key) => named(async () => textOf(await ask((open) => open.getItem(key)))),
    set: (key, text) =>
      named(async () => {
        await ask((open) => open.setItem(key, text));
        if ((await ask((open) => open.getItem(key))) !== text) throw new StorageFailure('mismatch');
      }),
    remove: (key) => named(async () => void (await ask((open) => open.removeItem(key)))),
  };
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? null);
}

function within<T>(task: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StorageFailure('time')), limitMs);
    task.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Every failure leaves under one of our names. */
export async function named<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (cause) {
    if (cause instanceof StorageFailure) throw cause;
    throw new StorageFailure(isQuota(cause) ? 'quota' : 'unavailable', cause);
  }
}

/** Browsers name a full storage differently (QuotaExceededError, NS_ERROR_DOM_QUOTA_REACHED). */
function isQuota(cause: unknown): boolean {
  const name = typeof cause === 'object' && cause !== null && 'name' in cause ? cause.name : '';
  return typeof name === 'string' && /quota/i.test(name);
}
