import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { skillLengths } from '#model/chart/covered';
import { readSkills } from '#model/records/read-skills';
import { SERVERS } from '#model/vocabulary/servers';
import { BoundedCache } from '../bounded-cache.ts';
import { typeOfPath } from '../content-types.ts';
import { belowAssets, formatDataName, isDataName } from '../data-name.ts';
import { EMOJI_NAME, emojiIn } from '../emoji-names.ts';
import { LISTS, listShape, type Rows } from '../levels.ts';
import { MISSING_CHARTS_NAME, songsWithoutCharts } from '../missing-charts.ts';
import {
  type AssetRead,
  type DataRead,
  type LiveRead,
  type Log,
  MISSING,
  type Origin,
  type TrackerRequest,
  UNAVAILABLE,
} from '../origin.ts';
import { isObject } from '../projection.ts';
import { AssetFolders } from './asset-folders.ts';
import { type ChartLists, computeChartLists } from './compute-chart-lists.ts';
import { type DumpFiles, openDumpFiles } from './dump-files.ts';
import { type DumpList, listAtLevel, loadList } from './dump-lists.ts';
import { isHtmlPage } from './html-page.ts';
import { MEASURES_LEVEL, withMeasures } from './song-measures.ts';
import { wholeItem } from './whole-item.ts';

/**
 * Finds the file of an asset below `folder`. The path is well formed by the grammar of names, and what it leads to
 * through links must still lie inside the folder.
 */
async function findAsset(folder: string, path: string): Promise<AssetRead> {
  if (belowAssets(path) === null) return MISSING;
  try {
    const root = await realpath(join(folder, path.split('/')[0] ?? ''));
    const file = await realpath(join(folder, path));
    if (!file.startsWith(root + sep) || !(await stat(file)).isFile()) return MISSING;
    if (await isHtmlPage(file)) return MISSING;
    return { status: 'found', type: typeOfPath(path), body: { file } };
  } catch {
    return MISSING;
  }
}

const EXPLORER = 'explorer/';
const SONGS = 'songs/all';
const META = 'songs/meta/all';
const WINDOWS = 'songs/windows/all';
/** Parsed lists kept in memory; a list of the full set takes a few megabytes. */
const LISTS_KEPT = 24;

/**
 * A folder with `api/**.json` in the API's own names, as someone saved it: any lists of any level, any items
 * (reference R1). What is missing is derived from what is there; `assets/` and `res/` are served when present.
 */
class DumpOrigin implements Origin {
  readonly kind = 'dump';
  readonly label: string;
  readonly version = `dump-${Date.now().toString(36)}`;
  readonly #lists = new BoundedCache<Promise<DumpList | null>>(LISTS_KEPT);
  readonly #folder: string;
  readonly #files: DumpFiles;
  readonly #log: Log;
  /** Null where it has an index, which says what there is on all servers. */
  readonly #folders: AssetFolders | null;
  #measures: Promise<Rows> | null = null;
  #computed: Promise<ChartLists & { readonly lengths: readonly number[] }> | null = null;

  constructor(folder: string, files: DumpFiles, log: Log) {
    this.label = `data of ${folder}`;
    this.#folder = folder;
    this.#files = files;
    this.#log = log;
    const hasIndex = SERVERS.some((server) => files.has(`explorer/${server}/assets/_info`));
    this.#folders = hasIndex ? null : new AssetFolders(folder);
  }

  async read(name: string, level: number | null = null): Promise<DataRead> {
    if (!isDataName(name)) return MISSING;
    const value = (await this.#plainFile(name, level)) ?? (await this.#derived(name, level));
    return value === undefined || value === null
      ? MISSING
      : { status: 'found', value, version: this.version, stale: false };
  }

  readAsset(path: string): Promise<AssetRead> {
    return findAsset(this.#folder, path);
  }

  /** A dump knows the game, but no one who plays it. */
  async readPlayer(): Promise<LiveRead> {
    return UNAVAILABLE;
  }

  /** `api/tracker/data/{server}/{event}/{tier}.json`, `api/eventtop/data/{server}/{event}/{mid}.json` */
  async readTracker(request: TrackerRequest): Promise<LiveRead> {
    const { kind, server, event } = request;
    const folder = kind === 'cutoffs' ? 'tracker' : 'eventtop';
    const value = await this.#files.read(
      `${folder}/data/${server}/${event}/${kind === 'cutoffs' ? request.tier : request.mid}`,
    );
    return value === undefined ? MISSING : { status: 'found', value };
  }

  async close(): Promise<void> {}

  /** A file that is served as it stands: everything but lists, which may be completed from others. */
  async #plainFile(name: string, level: number | null): Promise<unknown> {
    return listShape(name) ? undefined : this.#files.read(formatDataName({ name, level }));
  }

  async #derived(name: string, level: number | null): Promise<unknown> {
    if (name.startsWith(EXPLORER)) return this.#folders?.read(formatDataName({ name, level }));
    if (name === WINDOWS && level === null) return this.#windows();
    if (name === MISSING_CHARTS_NAME && level === null) return this.#missingCharts();
    if (name === EMOJI_NAME && level === null) return emojiIn(this.#folder);
    const list = await this.#list(name);
    if (list && name === SONGS && (level ?? 0) >= MEASURES_LEVEL)
      return listAtLevel(name, { ...list, merged: await this.#measured(list) }, level);
    if (list) return listAtLevel(name, list, level);
    return level === null ? this.#itemFromList(name) : undefined;
  }

  /** Kept apart, as a chart of each difficulty may have to be read for it. */
  #measured(songs: DumpList): Promise<Rows> {
    this.#measures ??= withMeasures(this.#files, songs.merged);
    return this.#measures;
  }

  /** By the files that are there: rows of published lists count notes of charts that the folder may lack. */
  async #missingCharts(): Promise<unknown> {
    const songs = await this.#list('songs/all');
    return songs && songsWithoutCharts(songs.merged, (id, name) => this.#files.has(`charts/${id}/${name}`));
  }

  #list(name: string): Promise<DumpList | null> {
    if (!listShape(name)) return loadList(this.#files, name, this.#log);
    const kept = this.#lists.get(name);
    if (kept) return kept;
    const loading = loadList(this.#files, name, this.#log).then(
      (list) => list ?? (name === META ? this.#computedMeta() : null),
    );
    this.#lists.set(name, loading);
    return loading;
  }

  /** `cards/12` from the row of a list when the item file is missing; what only the file has is empty. */
  async #itemFromList(name: string): Promise<unknown> {
    const [, folder, id] = /^([A-Za-z]+)\/(\d+)$/.exec(name) ?? [];
    if (folder === undefined || id === undefined) return undefined;
    for (const [list, shape] of Object.entries(LISTS)) {
      const rows = shape.items === folder ? (await this.#list(list))?.merged : undefined;
      const row = rows && Object.hasOwn(rows, id) ? rows[id] : undefined;
      if (isObject(row)) return wholeItem(folder, row);
    }
    return undefined;
  }

  async #computedMeta(): Promise<DumpList | null> {
    const { meta } = await this.#fromCharts();
    return Object.keys(meta).length === 0 ? null : { byLevel: new Map(), merged: meta };
  }

  async #windows(): Promise<unknown> {
    const { windows, lengths } = await this.#fromCharts();
    return Object.keys(windows).length === 0 ? undefined : { lengths, charts: windows };
  }

  /** Kept apart from the other lists, because every chart has to be read for it. */
  #fromCharts() {
    this.#computed ??= this.#compute();
    return this.#computed;
  }

  async #compute() {
    const [songs, skills] = await Promise.all([this.#list('songs/all'), this.#list('skills/all')]);
    const lengths = skillLengths(readSkills(skills?.merged ?? {}).byId.values());
    return { ...(await computeChartLists(this.#files, songs?.merged ?? {}, lengths)), lengths };
  }
}

/** @throws OriginError when the folder has no data in it. */
export async function dumpOrigin(folder: string, log: Log): Promise<Origin> {
  return new DumpOrigin(folder, await openDumpFiles(folder, log), log);
}
