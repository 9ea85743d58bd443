import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the files themselves are. Keys are made by `fileKey`; a key is written once and never again, so that who
 * removes one file cannot remove another.
 */
export interface FileStore {
  /** Takes over a file of the local disk; when this returns, it outlives a power cut. */
  readonly put: (key: string, source: string, type: string) => Promise<void>;
  /** Null when there is no such file. */
  readonly read: (key: string, span: Span | null) => Promise<Readable | null>;
  /** Nothing happens when it is gone already. */
  readonly remove: (key: string) => Promise<void>;
  /** All keys of one shard. */
  readonly list: (shard: string) => Promise<readonly string[]>;
}

const HEX = '0123456789abcdef';
/** Files are spread over so many folders, by the beginning of their hash. */
export const SHARDS: readonly string[] = [...HEX].flatMap((a) => [...HEX].map((b) => a + b));

const KEY = /^[0-9a-f]{2}\/([0-9a-f]{40})\.([0-9a-z]{1,11})$/;

/** `id` tells apart files of one hash that arrive at the same time. */
export const fileKey = (hash: string, id: number): string => `${hash.slice(0, 2)}/${hash}.${id.toString(36)}`;

/** The id within a key; null for what is no key of ours. */
export function idOfKey(key: string): number | null {
  const digits = KEY.exec(key)?.[2];
  return digits === undefined ? null : Number.parseInt(digits, 36);
}
