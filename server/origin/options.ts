import { resolve } from 'node:path';
import { firstOfMonth } from '#demo/world';
import type { OriginOptions } from './open-origin.ts';
import { OriginError } from './origin.ts';

/** Flags about data, for `parseArgs` of the server and of every command. */
export const ORIGIN_FLAGS = {
  data: { type: 'string' },
  origin: { type: 'string' },
  'demo-seed': { type: 'string' },
  'demo-date': { type: 'string' },
} as const;

export type OriginFlags = Readonly<Partial<Record<keyof typeof ORIGIN_FLAGS, string | undefined>>>;

const DEFAULT_SEED = 1;
const MAX_SEED = 0xffffffff;

/** @throws OriginError when a value makes no sense. */
export function readOriginOptions(
  flags: OriginFlags,
  env: Readonly<Record<string, string | undefined>>,
  now: Date,
): OriginOptions {
  if (flags.data !== undefined && flags.origin !== undefined) {
    throw new OriginError('Data comes from one place: give --data or --origin, not both');
  }
  return {
    demo: {
      seed: readSeed(flags['demo-seed'] ?? env.DEMO_SEED),
      date: readDate(flags['demo-date'] ?? env.DEMO_DATE, now),
    },
    dataFolder: flags.data === undefined ? null : readFolder(flags.data),
    remote: flags.origin === undefined ? null : readBase(flags.origin),
    cacheFolder: resolve(env.DATA_DIR ?? 'data', 'origin-cache'),
  };
}

function readSeed(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_SEED;
  const seed = Number(text);
  if (/^\d+$/.test(text) && seed <= MAX_SEED) return seed;
  throw new OriginError(`--demo-seed takes a whole number from 0 to ${MAX_SEED}, not "${text}"`);
}

function readDate(text: string | undefined, now: Date): string {
  if (text === undefined || text === '') return firstOfMonth(now);
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(text)) return text;
  throw new OriginError(`--demo-date takes a day such as 2026-01-01, not "${text}"`);
}

function readFolder(text: string): string {
  if (text === '') throw new OriginError('--data takes the folder of a dump');
  return resolve(text);
}

function readBase(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain =
    url && /^https?:$/.test(url.protocol) && url.username === '' && url.search + url.hash === '';
  if (!isPlain)
    throw new OriginError(`--origin takes an address such as https://data.example.org, not "${text}"`);
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}
