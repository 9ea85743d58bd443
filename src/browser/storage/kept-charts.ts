import type { Difficulty } from '#model/vocabulary/difficulties';
import { fetchOnce } from '../network/fetch-once.ts';
import { createLock, type Lock } from './lock.ts';
import { openStore, type StoreDriver } from './storage.ts';

/** Charts of the songs that were looked at last, packed, so that they are there without a connection (reference R153). */
export interface KeptCharts {
  /** The last song first. */
  songs(): Promise<readonly number[]>;
  /** Null where it is not kept, or cannot be read. */
  get(song: number, difficulty: Difficulty): Promise<string | null>;
  /** Drops what was not looked at for the longest time. Keeps nothing where the browser keeps nothing. */
  put(song: number, difficulty: Difficulty, text: string): Promise<void>;
}

export const MAX_SONGS = 50;
export const MAX_BYTES = 1_048_576;

/** What is kept of a song, without the charts. */
interface Entry {
  readonly song: number;
  readonly bytes: number;
}

type Packed = Partial<Record<Difficulty, Uint8Array<ArrayBuffer>>>;

const INDEX = 'index';
const keyOf = (song: number): string => `song/${song}`;

const through = (data: BlobPart, stream: ReadableWritablePair<Uint8Array, BufferSource>): Response =>
  new Response(new Blob([data]).stream().pipeThrough(stream));

const pack = async (text: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await through(text, new CompressionStream('gzip')).arrayBuffer());

const unpack = (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  through(bytes, new DecompressionStream('gzip')).text();

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'song' in value &&
  Number.isSafeInteger(value.song) &&
  'bytes' in value &&
  typeof value.bytes === 'number';

const entriesOf = (value: unknown): readonly Entry[] => (Array.isArray(value) ? value.filter(isEntry) : []);

const packedOf = (value: unknown): Packed => (typeof value === 'object' && value !== null ? value : {});

const bytesOf = (packed: Packed): number =>
  Object.values(packed).reduce((sum, { byteLength }) => sum + byteLength, 0);

/** Those that stay: the first ones, as many as there is room for. The very first one always does. */
function staying(entries: readonly Entry[]): readonly Entry[] {
  let bytes = 0;
  return entries.filter((entry, place) => {
    bytes += entry.bytes;
    return place === 0 || (place < MAX_SONGS && bytes <= MAX_BYTES);
  });
}

async function putIn(store: StoreDriver, song: number, difficulty: Difficulty, text: string): Promise<void> {
  const packed = { ...packedOf(await store.getItem(keyOf(song))), [difficulty]: await pack(text) };
  const before = entriesOf(await store.getItem(INDEX));
  const entries = [{ song, bytes: bytesOf(packed) }, ...before.filter((entry) => entry.song !== song)];
  const stay = staying(entries);
  for (const { song: gone } of entries.slice(stay.length)) await store.removeItem(keyOf(gone));
  await store.setItem(keyOf(song), packed);
  await store.setItem(INDEX, stay);
}

/** Only Web Locks keep two tabs from forgetting each other's songs. */
export function createKeptCharts(
  open: () => Promise<StoreDriver> = () => openStore('charts', 'setori-charts'),
  lock: Lock = createLock(),
): KeptCharts {
  const opened = fetchOnce(open);
  return {
    songs: async () =>
      opened()
        .then((store) => store.getItem(INDEX))
        .then(
          (index) => entriesOf(index).map(({ song }) => song),
          () => [],
        ),
    async get(song, difficulty) {
      try {
        const bytes = packedOf(await (await opened()).getItem(keyOf(song)))[difficulty];
        return bytes ? await unpack(bytes) : null;
      } catch {
        return null;
      }
    },
    put: (song, difficulty, text) =>
      lock.run('charts', async () => putIn(await opened(), song, difficulty, text)).catch(() => undefined),
  };
}
