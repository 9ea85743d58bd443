import { parseArgs } from 'node:util';
import { computeChartLists } from '../origin/dump/compute-chart-lists.ts';
import { openOrigin } from '../origin/open-origin.ts';
import { ORIGIN_FLAGS, readOriginOptions } from '../origin/options.ts';
import { type Log, type Origin, OriginError } from '../origin/origin.ts';
import { isObject } from '../origin/projection.ts';

/** `npm run meta`: `songs/meta/all.5` worked out from the charts, as one JSON object on stdout. */

const USAGE =
  'Usage: npm run --silent meta -- [--data DIR | --origin URL] [--demo-seed 1] [--demo-date 2026-01-01]';

/** The value of a name; undefined when the origin does not have it. */
async function read(origin: Origin, name: string): Promise<unknown> {
  const found = await origin.read(name);
  if (found.status === 'unavailable') throw new OriginError(`${origin.label} cannot be reached`);
  return found.status === 'found' ? found.value : undefined;
}

function flags() {
  try {
    return parseArgs({ options: ORIGIN_FLAGS, allowPositionals: false }).values;
  } catch {
    throw new OriginError(USAGE);
  }
}

async function meta(log: Log): Promise<string> {
  const origin = await openOrigin(readOriginOptions(flags(), process.env, new Date()), log);
  try {
    const songs = await read(origin, 'songs/all');
    if (!isObject(songs)) throw new OriginError(`${origin.label} has no songs`);
    const lists = await computeChartLists({ read: (name) => read(origin, name) }, songs, []);
    return JSON.stringify(lists.meta);
  } finally {
    await origin.close();
  }
}

try {
  process.stdout.write(`${await meta((line) => process.stderr.write(`${line}\n`))}\n`);
} catch (error) {
  const message = error instanceof OriginError ? error.message : `meta broke: ${error}`;
  process.stderr.write(`${message.replaceAll(/\s+/g, ' ')}\n`);
  process.exitCode = 2;
}
