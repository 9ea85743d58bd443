import { Gunzip, gunzipSync, gzipSync, strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type ChartRefusal, MAX_CHART_LENGTH } from '#model/chart/read-text';
import { gameOfPackage } from '#model/chart/shapes/other-games';
import { asArray, asObject, asText } from '#model/records/reading';

/** Charts as they are packed: level data in gzip, and collection packages of Sonolus, which are ZIP files (docs/chart-formats.md). */

const PIECE = 16_384;
const BEST = 9;
/** The first moment that a ZIP file can name, in the time of where it is made. */
const FIRST_DAY = '1980-01-01T00:00:00';

const begins = (bytes: Uint8Array, ...first: readonly number[]): boolean =>
  first.every((byte, i) => bytes[i] === byte);

const isGzip = (bytes: Uint8Array): boolean => begins(bytes, 0x1f, 0x8b);
const isZip = (bytes: Uint8Array): boolean => begins(bytes, 0x50, 0x4b, 0x03, 0x04);

class TooLarge extends Error {}

/** In pieces, so that a small file that unpacks to gigabytes ends early. @throws TooLarge, or what the library says of damage */
function gunzip(bytes: Uint8Array): Uint8Array {
  let size = 0;
  const stream = new Gunzip((part) => {
    size += part.length;
    if (size > MAX_CHART_LENGTH) throw new TooLarge();
  });
  for (let at = 0; at < bytes.length; at += PIECE) {
    stream.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  }
  // Now known to be small; only this way of the library notices a file that is cut off.
  return gunzipSync(bytes);
}

/** A file of a package by its path; undefined where there is none. Sizes are those that the package states, and the library keeps to them. */
function fileIn(bytes: Uint8Array, path: string): Uint8Array | undefined {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (name !== path) return false;
      if (originalSize > MAX_CHART_LENGTH) throw new TooLarge();
      return true;
    },
  });
  return files[path];
}

const RESOURCE = /^\/sonolus\/repository\/[0-9a-f]{40}$/;

/** Level data of the first level; null where the package has none, or only says where it can be had. */
function firstLevel(bytes: Uint8Array): string | null {
  const list = fileIn(bytes, 'sonolus/levels/list');
  if (!list) return null;
  const { items } = asObject(JSON.parse(strFromU8(list)));
  for (const item of asArray(items)) {
    const url = asText(asObject(asObject(item).data).url) ?? '';
    const data = RESOURCE.test(url) ? fileIn(bytes, url.slice(1)) : undefined;
    if (data) return strFromU8(isGzip(data) ? gunzip(data) : data);
  }
  return null;
}

/** Why a package has no level that could be read: it is one of another game, of Sonolus without a level, or of something else. */
function refusal(bytes: Uint8Array): ChartRefusal {
  const paths: string[] = [];
  unzipSync(bytes, { filter: ({ name }) => paths.push(name) < 0 });
  const game = gameOfPackage(paths);
  if (game) return { ok: false, fault: 'named', game };
  return { ok: false, fault: paths.some((path) => path.startsWith('sonolus/')) ? 'noLevel' : 'noChart' };
}

type Unpacked = { readonly ok: true; readonly text: string } | ChartRefusal;

/** The text of a chart's file, whether it is packed or not, which its first bytes say. Never throws. */
export function unpackChart(bytes: Uint8Array): Unpacked {
  try {
    if (isGzip(bytes)) return { ok: true, text: strFromU8(gunzip(bytes)) };
    if (!isZip(bytes)) return { ok: true, text: new TextDecoder().decode(bytes) };
    const text = firstLevel(bytes);
    return text === null ? refusal(bytes) : { ok: true, text };
  } catch (error) {
    return { ok: false, fault: error instanceof TooLarge ? 'tooLarge' : 'notJson' };
  }
}

/** Level data as Sonolus loads them. No time stands in the file: the same chart is the same bytes. */
export const packLevelData = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(gzipSync(strToU8(text), { level: BEST, mtime: 0 }));

type FileOfPackage = readonly [path: string, bytes: Uint8Array];
const byPath = ([a]: FileOfPackage, [b]: FileOfPackage): number => (a < b ? -1 : 1);

/** Files with their paths as one ZIP file, such as a collection package, the same bytes for the same files. Most of them are packed already. */
export const packFiles = (files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(Object.fromEntries([...files].toSorted(byPath)), { level: 0, mtime: FIRST_DAY }));
