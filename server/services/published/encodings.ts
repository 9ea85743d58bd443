import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type AnswerPart, gzipParts, joinParts } from './packed-parts.ts';

/** Content codings we prepare, best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** A body in all its codings, made once. */
export interface Prepared {
  /** Of the plain body; the entity tag of each coding follows from it. */
  readonly hash: string;
  readonly type: string;
  readonly bodies: Readonly<Partial<Record<Encoding, Uint8Array>>> & { readonly identity: Uint8Array };
}

/** Below this many bytes a packed answer saves no packet. */
const WORTH_PACKING = 700;
const brotliPack = promisify(brotliCompress);
const gzipPack = promisify(gzip);

/** `live` is for answers that are waited for, `thorough` for those made at build time; `utmost` takes five times as long for 6 % less. */
export type Effort = 'live' | 'thorough' | 'utmost';
const QUALITY = {
  live: { br: 5, gzip: 6 },
  thorough: { br: 9, gzip: 9 },
  utmost: { br: 11, gzip: 9 },
} as const;

/** 132 bits of SHA-256: enough to name a file for good. */
export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

export async function prepare(bytes: Uint8Array, type: string, effort: Effort = 'live'): Promise<Prepared> {
  const packed = isWorthPacking(bytes, type) ? await pack(bytes, effort) : {};
  return { hash: hashOf(bytes), type, bodies: { ...packed, identity: bytes } };
}

export async function pack(
  bytes: Uint8Array,
  effort: Effort,
): Promise<Readonly<Record<(typeof ENCODINGS)[number], Uint8Array>>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort].br,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const br = await brotliPack(bytes, { params });
  return { br, gzip: await gzipPack(bytes, { level: QUALITY[effort].gzip }) };
}

const isPackable = (type: string): boolean =>
  /^(text\/|application\/(json|wasm|manifest)|image\/svg)/.test(type);

export const isWorthPacking = (bytes: Uint8Array, type: string): boolean =>
  bytes.length >= WORTH_PACKING && isPackable(type);

export const weightOf = ({ bodies }: Prepared): number =>
  Object.values(bodies).reduce((sum, body) => sum + body.length, 0);

/** Strong, and different for each coding, as HTTP asks for. */
export const entityTag = (hash: string, encoding: Encoding): string =>
  encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;

/** The best coding that is at hand and accepted; the plain body when the client accepts nothing we have. */
export function chooseEncoding(accept: string | undefined, atHand: readonly Encoding[]): Encoding {
  const weights = new Map<string, number>();
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = q === undefined ? 1 : Number(q);
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(weight) ? weight : 0);
  }
  const weigh = (encoding: string): number => weights.get(encoding) ?? weights.get('*') ?? 0;
  const best = ENCODINGS.filter((encoding) => atHand.includes(encoding) && weigh(encoding) > 0).sort(
    (a, b) => weigh(b) - weigh(a),
  )[0];
  return best !== undefined && weigh(best) >= (weights.get('identity') ?? 0) ? best : 'identity';
}

/** A text made for one answer alone, with its own word in it, in the best coding that is accepted. */
export function packedFor(
  accept: string | undefined,
  parts: readonly AnswerPart[],
  ownWord: string,
): { readonly encoding: Encoding; readonly body: Uint8Array } {
  const encoding = chooseEncoding(accept, ['gzip']);
  const body = encoding === 'gzip' ? gzipParts(parts, ownWord) : Buffer.from(joinParts(parts, ownWord));
  return { encoding, body };
}

/** True when one of the tags in `If-None-Match` names the answer; a cache may have weakened it on the way. */
export const matchesTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((text) => ['*', tag].includes(text.trim().replace(/^W\//, '')));
