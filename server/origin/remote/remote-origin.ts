import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { SERVERS } from '#model/vocabulary/servers';
import { MINUTE_MS } from '#model/vocabulary/time';
import { BoundedCache } from '../bounded-cache.ts';
import { typeOfPath } from '../content-types.ts';
import { belowAssets, formatDataName, isDataName } from '../data-name.ts';
import { beginsAsPage } from '../dump/html-page.ts';
import { knownLevels, type ListShape, listShape } from '../levels.ts';
import {
  type Asker,
  type AssetRead,
  type DataRead,
  type LiveRead,
  type Log,
  MISSING,
  type Origin,
  type PlayerRequest,
  type TrackerRequest,
  UNAVAILABLE,
} from '../origin.ts';
import { isObject, projectList } from '../projection.ts';
import { type RemoteSettings, RemoteStore, type StoredAnswer } from './remote-store.ts';

/** Published data is nested a dozen times at most; what is nested without end can be parsed, but not written again. */
const DEEPEST = 64;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Where a string ends whose first quote is at `start`: behind its last quote. */
function afterString(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at + 1;
}

/** Whether JSON is nested deeper than anything that is published. */
function isDeep(bytes: Uint8Array): boolean {
  let depth = 0;
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) {
      at = afterString(bytes, at);
      continue;
    }
    if (OPENING.has(byte)) depth++;
    else if (CLOSING.has(byte)) depth--;
    if (depth > DEEPEST) return true;
    at++;
  }
  return false;
}

const DATA_FRESH_MS = 10 * MINUTE_MS;
/** A picture never changes under its path. */
const ASSET_FRESH_MS = 30 * 24 * 60 * MINUTE_MS;
const MAX_ANSWER = 32 * 1024 * 1024;
/** A profile is some hundred kilobytes. */
const MAX_PLAYER = 2 * 1024 * 1024;
const MAX_RANKING = 8 * 1024 * 1024;
const TOTAL_MS = 10_000;
const VALUES_KEPT = 24;

export const remoteSettings = (base: URL, cacheFolder: string): RemoteSettings => ({
  base,
  cacheFolder: join(cacheFolder, base.host.replaceAll(/[^A-Za-z0-9.-]/g, '_')),
  limits: { totalMs: TOTAL_MS, bytes: MAX_ANSWER },
  freshMs: (path) => (path.startsWith('api/') ? DATA_FRESH_MS : ASSET_FRESH_MS),
  now: Date.now,
});

/** Another site's public answers, fetched when asked for and kept on disk. */
export function remoteOrigin(settings: RemoteSettings, log: Log): Origin {
  const store = new RemoteStore(settings, log);
  const values = new BoundedCache<{ readonly version: string; readonly value: unknown }>(VALUES_KEPT);

  const readFile = async (name: string, isDown: boolean, asker?: Asker): Promise<DataRead> => {
    const path = `api/${name}.json`;
    const answer = isDown ? await store.kept(path) : await store.get(path, jsonProblem, asker);
    if (answer.status !== 'found') return notFound(answer.status);
    const version = createHash('sha256').update(answer.kept.bytes).digest('base64url');
    const kept = values.get(name);
    const value = kept?.version === version ? kept.value : parse(answer.kept.bytes);
    values.set(name, { version, value });
    return { status: 'found', value, version, stale: answer.stale };
  };

  return {
    kind: 'remote',
    label: `data of ${settings.base.href}`,
    version: `remote-${settings.base.host}`,
    read: async (name, level = null, asker) =>
      isDataName(name) ? readAtLevel((each, isDown) => readFile(each, isDown, asker), name, level) : MISSING,
    async readAsset(path, asker): Promise<AssetRead> {
      if (belowAssets(path) === null) return MISSING;
      const answer = await store.get(path, () => null, asker);
      if (answer.status !== 'found') return notFound(answer.status);
      // Some sites do not even give their page its type.
      if (beginsAsPage(answer.kept.bytes)) return MISSING;
      return { status: 'found', type: typeOfPath(path), body: { bytes: answer.kept.bytes } };
    },
    readPlayer: (request, asker) => readPlayer(store, request, asker),
    readTracker: (request, asker) => readTracker(store, request, asker),
    close: async () => store.close(),
  };
}

/** The origin waits a moment for the game (mode 2) and else says what it knew before. */
async function readPlayer(
  store: RemoteStore,
  { server, uid }: PlayerRequest,
  asker?: Asker,
): Promise<LiveRead> {
  const code = SERVERS[server];
  if (code === undefined || !Number.isSafeInteger(uid) || uid < 1) return MISSING;
  const answer = await store.fresh(`api/player/${code}/${uid}?mode=2`, MAX_PLAYER, asker);
  if (answer.status !== 'found') return notFound(answer.status);
  return jsonProblem(answer.bytes) === null ? { status: 'found', value: parse(answer.bytes) } : UNAVAILABLE;
}

const trackerPath = (request: TrackerRequest): string =>
  request.kind === 'cutoffs'
    ? `api/tracker/data?server=${request.server}&event=${request.event}&tier=${request.tier}`
    : `api/eventtop/data?server=${request.server}&event=${request.event}&mid=${request.mid}&interval=0`;

async function readTracker(store: RemoteStore, request: TrackerRequest, asker?: Asker): Promise<LiveRead> {
  const answer = await store.fresh(trackerPath(request), MAX_RANKING, asker);
  if (answer.status !== 'found') return notFound(answer.status);
  return jsonProblem(answer.bytes) === null ? { status: 'found', value: parse(answer.bytes) } : UNAVAILABLE;
}

/** Reads one file of the origin; while that is down, only what is kept from before. */
type ReadFile = (name: string, isDown: boolean) => Promise<DataRead>;

/** Levels whose files can give a list at `level`: the very level and richer ones, for no level any of them. */
function usableLevels(shape: ListShape, level: number | null): readonly number[] {
  const richestFirst = knownLevels(shape).reverse();
  if (level === null) return richestFirst;
  return [level, ...richestFirst.filter((richer) => richer > level)];
}

/** The very file first; a list without level, or at a level the origin lacks, comes from its richest level. */
async function readAtLevel(readFile: ReadFile, name: string, level: number | null): Promise<DataRead> {
  const shape = listShape(name);
  if (!shape) return readFile(formatDataName({ name, level }), false);
  let isDown = false;
  for (const usable of usableLevels(shape, level)) {
    const rows = await readFile(formatDataName({ name, level: usable }), isDown);
    if (rows.status === 'unavailable') isDown = true;
    if (rows.status !== 'found') continue;
    if (level === null || usable === level || !isObject(rows.value)) return rows;
    return { ...rows, value: projectList(name, shape, rows.value, level) };
  }
  return isDown ? UNAVAILABLE : MISSING;
}

const notFound = (status: Exclude<StoredAnswer['status'], 'found'>) =>
  status === 'missing' ? MISSING : UNAVAILABLE;

const parse = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString('utf8'));

function jsonProblem(bytes: Uint8Array): string | null {
  if (isDeep(bytes)) return 'nested too deep';
  try {
    parse(bytes);
    return null;
  } catch {
    return 'not JSON';
  }
}
