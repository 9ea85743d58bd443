import { fingerprint } from '#model/encoding/fingerprint';
import type { Kept, Revision } from '#model/vocabulary/storage';
import type { TextStorage } from './storage.ts';

/** How a value is kept: under which key and in which words. */
export interface Codec<T> {
  readonly key: string;
  /** Takes anything; what cannot be read falls back to defaults. Never throws. */
  decode(json: unknown): T;
  /** Plain JSON. */
  encode(value: T): unknown;
}

/** Revision of a key under which there is nothing. */
const NOTHING_KEPT: Revision = 'nothing';

/** Reads a kept value; damaged parts are defaults and the text is set aside under `key.bad`. Rejects with StorageFailure. */
export async function readKept<T>(storage: TextStorage, codec: Codec<T>): Promise<Kept<T>> {
  const text = await storage.get(codec.key);
  const revision = text === null ? NOTHING_KEPT : fingerprint(text);
  if (text === null) return { value: codec.decode(undefined), isDamaged: false, revision };
  const json = parse(text);
  const value = codec.decode(json);
  if (agrees(json, codec.encode(value))) return { value, isDamaged: false, revision };
  await storage.set(`${codec.key}.bad`, text);
  return { value, isDamaged: true, revision };
}

/** Keeps a value and returns its revision. Rejects with StorageFailure. */
export async function writeKept<T>(storage: TextStorage, codec: Codec<T>, value: T): Promise<Revision> {
  const text = JSON.stringify(codec.encode(value));
  await storage.set(codec.key, text);
  return fingerprint(text);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether everything that was kept is in what was read; fields that are absent or unknown do not count. */
function agrees(kept: unknown, read: unknown): boolean {
  if (kept === undefined) return true;
  if (Array.isArray(read)) {
    return (
      Array.isArray(kept) && kept.length === read.length && read.every((item, i) => agrees(kept[i], item))
    );
  }
  if (isObject(read))
    return isObject(kept) && Object.keys(read).every((key) => agrees(own(kept, key), read[key]));
  return Object.is(kept, read);
}

const own = (object: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;
