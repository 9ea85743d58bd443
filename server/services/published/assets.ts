import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { memberSoundPath } from '#model/rules/media-paths';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import { singleFlight } from '../../origin/flights.ts';
import type { Asker, AssetRead, Origin } from '../../origin/origin.ts';
import { hashOf } from './encodings.ts';
import type { ByteRange } from './ranges.ts';

/** A picture, sound or other file as it is sent. */
export interface Asset {
  readonly type: string;
  readonly size: number;
  /** Strong entity tag. */
  readonly tag: string;
  /** Null when it cannot be had now. */
  read(range: ByteRange | null): Uint8Array | Readable | Promise<Readable | null>;
}

type AssetAnswer =
  | { readonly status: 'found'; readonly asset: Asset }
  | { readonly status: 'missing' | 'unavailable' };

export interface AssetService {
  /** By the path as served, without its first slash. */
  answer(path: string, asker?: Asker): Promise<AssetAnswer>;
}

/**
 * Pictures, sounds, texts of charts and the like. Scripts, styles and pages come from no one but us: pages take them from our own
 * address.
 */
const SHOWN = /^(image|audio|video|font)\/|^application\/(json|octet-stream)|^text\/plain/;

const KEPT_BYTES = 8 * 1024 * 1024;

/** Pictures of the origin; those that had to be drawn or fetched are kept in memory as far as they fit. */
export function assetService(origin: Origin): AssetService {
  const kept = new BoundedCache<Asset>(KEPT_BYTES, ({ size }) => size);
  const once = singleFlight<AssetAnswer>();
  const load = async (path: string, asker?: Asker): Promise<AssetAnswer> => {
    const found = await origin.readAsset(path, asker);
    if (found.status !== 'found') return { status: found.status };
    if (!SHOWN.test(found.type)) return { status: 'missing' };
    const asset = await assetOf(found);
    if ('bytes' in found.body) kept.set(path, asset);
    return { status: 'found', asset };
  };
  return {
    async answer(path, asker) {
      const earlier = kept.get(path);
      if (earlier) return { status: 'found', asset: earlier };
      return once(path, (signal) => load(path, asker && { ...asker, signal }), asker?.signal);
    },
  };
}

/** Finds what the demo set has in place of an upload, for pieces that its members are said to have sent. */
export function uploadStandIns(origin: Origin): (hash: string) => Promise<Asset | null> {
  if (origin.kind !== 'demo') return async () => null;
  const assets = assetService(origin);
  return async (hash) => {
    const answer = await assets.answer(memberSoundPath(hash).slice(1));
    return answer.status === 'found' ? answer.asset : null;
  };
}

async function assetOf({ type, body }: Extract<AssetRead, { status: 'found' }>): Promise<Asset> {
  if ('bytes' in body) {
    const { bytes } = body;
    const read = (range: ByteRange | null) => (range ? bytes.subarray(range.start, range.end + 1) : bytes);
    return { type, size: bytes.length, tag: `"${hashOf(bytes)}"`, read };
  }
  if ('source' in body) {
    const { size, tag } = body.source;
    return { type, size, tag, read: (range) => body.source.read(range?.start ?? 0, range?.end ?? size - 1) };
  }
  const { size, mtimeMs } = await stat(body.file);
  const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  return { type, size, tag, read: (range) => createReadStream(body.file, range ?? {}) };
}
