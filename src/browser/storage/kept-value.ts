import { fingerprint } from '#model/encoding/fingerprint';
import type { Codec, Revision, StoredValue } from '#model/vocabulary/storage';
import { nextTask } from '../first/next-task.ts';
import type { TextStorage } from './storage.ts';

/** Revision of a key under which there is nothing. */
const NOTHING_KEPT: Revision = 'nothing';

/** What lay under a key when this page read or wrote it last: the same text need not be worked out again. */
export interface Memory<T> {
  last: { readonly text: string; readonly kept: StoredValue<T> } | null;
}

/** Letters from which on a text is worked on in several turns. */
const LONG_TEXT = 20_000;
const pause = async (text: string): Promise<void> => {
  if (text.length > LONG_TEXT) await nextTask();
};

/** Reads a kept value; damaged parts are defaults and the text is set aside under `key.bad`. Rejects with StorageFailure. */
export async function readKept<T>(
  storage: TextStorage,
  codec: Codec<T>,
  memory: Memory<T> = { last: null },
): Promise<StoredValue<T>> {
  const text = await storage.get(codec.key);
  if (text === null) return { value: codec.decode(undefined), isDamaged: false, revision: NOTHING_KEPT };
  if (text === memory.last?.text) return memory.last.kept;
  await pause(text);
  const json = parse(text);
  const value = codec.decode(json);
  await pause(text);
  const isDamaged = !agrees(json, codec.encode(value));
  await pause(text);
  const kept = { value, isDamaged, revision: fingerprint(text) };
  if (isDamaged) await storage.set(`${codec.key}.bad`, text);
  memory.last = { text, kept };
  return kept;
}

/** Keeps a value and returns its revision. Rejects with StorageFailure. */
export async function writeKept<T>(
  storage: TextStorage,
  codec: Codec<T>,
  value: T,
  memory: Memory<T> = { last: null },
): Promise<Revision> {
  const text = JSON.stringify(codec.encode(value));
  await pause(text);
  await storage.set(codec.key, text);
  await pause(text);
  const kept = { value, isDamaged: false, revision: fingerprint(text) };
  memory.last = { text, kept };
  return kept.revision;
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
