import { constants, crc32, deflateRawSync, type ZlibOptions } from 'node:zlib';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import { joinedCrc, shiftOf } from './crc.ts';

/** Stands in a text where each answer has a word of its own. */
export const OWN_WORD = Symbol('own word');

/** A text that many answers bring, packed once. Between its pieces stands the answer's own word. */
export class PackedText {
  readonly texts: readonly string[];
  #packed: readonly Chunk[] | null = null;

  constructor(texts: readonly string[]) {
    this.texts = texts;
  }

  get length(): number {
    return this.texts.reduce((sum, { length }) => sum + length, 0);
  }

  /** What stands between the places. */
  packed(): readonly Chunk[] {
    this.#packed ??= this.texts.map((text) => chunkOf(text, SHARED));
    return this.#packed;
  }
}

/** A part of an answer: a text of its own, its own word, or what it shares with others. */
export type AnswerPart = string | typeof OWN_WORD | PackedText;

/** The same parts for an answer that is given more than once: its own ones are packed as well. */
export function packedTogether(parts: readonly AnswerPart[]): readonly AnswerPart[] {
  const together: AnswerPart[] = [];
  let own = [''];
  const end = (): void => {
    if (own.length > 1 || own[0] !== '') together.push(new PackedText(own));
    own = [''];
  };
  for (const part of parts) {
    if (typeof part === 'string') own.push(`${own.pop()}${part}`);
    else if (part === OWN_WORD) own.push('');
    else {
      end();
      together.push(part);
    }
  }
  end();
  return together;
}

/** In letters: about a hundred pages of routes in one language each. */
const MAX_KEPT_LETTERS = 16 * 1024 * 1024;
/** What keeping one takes beside its texts. */
const AROUND = 2_000;

/** What answers of a kind have in common, by the names of its pieces: written and packed once for each key. */
export class CommonParts<Names extends string> {
  readonly #kept = new BoundedCache<Readonly<Record<Names, readonly AnswerPart[]>>>(
    MAX_KEPT_LETTERS,
    (pieces) =>
      Object.values<readonly AnswerPart[]>(pieces)
        .flat()
        .reduce((sum, part) => sum + (typeof part === 'symbol' ? 0 : part.length), AROUND),
  );

  of(key: string, write: () => Readonly<Record<Names, readonly AnswerPart[]>>) {
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const pieces = write();
    this.#kept.set(key, pieces);
    return pieces;
  }
}

/** Whole blocks of DEFLATE for some bytes that end with a byte, and refer to nothing outside. */
interface Chunk {
  readonly blocks: Uint8Array;
  readonly crc: number;
  readonly length: number;
  readonly shift: number;
}

const SHARED = { level: 9 };
/** What belongs to one answer is a few kilobytes: tables for more would take longer to make than to use. */
const LIVE = { level: 4, windowBits: 13, memLevel: 6 };
/** The most that a block without packing holds. */
const MAX_STORED = 0xffff;
/** What is shorter gains nothing by packing. */
const WORTH_PACKING = 100;
const HEAD = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);
/** An empty last block. */
const LAST_BLOCK = Uint8Array.of(3, 0);
const TAIL_BYTES = 8;

function stored(bytes: Uint8Array): Uint8Array {
  const { length } = bytes;
  if (length > MAX_STORED) throw new RangeError(`${length} bytes do not fit into a block`);
  const other = MAX_STORED - length;
  return Buffer.concat([Uint8Array.of(0, length & 0xff, length >> 8, other & 0xff, other >> 8), bytes]);
}

function chunkOf(text: string, options: ZlibOptions): Chunk {
  const bytes = Buffer.from(text);
  const { length } = bytes;
  const blocks =
    length < WORTH_PACKING
      ? stored(bytes)
      : deflateRawSync(bytes, { ...options, finishFlush: constants.Z_SYNC_FLUSH });
  return { blocks, crc: crc32(bytes), length, shift: shiftOf(length) };
}

/** Parts with those of their own as one wherever they meet. */
function* chunks(parts: readonly AnswerPart[], ownWord: string): Generator<Chunk> {
  const word = chunkOf(ownWord, LIVE);
  let own = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      own += part;
      continue;
    }
    if (part === OWN_WORD) {
      own += ownWord;
      continue;
    }
    if (own !== '') yield chunkOf(own, LIVE);
    own = '';
    for (const [nth, chunk] of part.packed().entries()) {
      if (nth > 0) yield word;
      if (chunk.length > 0) yield chunk;
    }
  }
  if (own !== '') yield chunkOf(own, LIVE);
}

/**
 * The whole as gzip. DEFLATE is a sequence of blocks, and each part brings its own: those of shared ones were made before, and the
 * check sum follows from theirs (RFC 1951 and 1952).
 */
export function gzipParts(parts: readonly AnswerPart[], ownWord: string): Buffer {
  const pieces: Uint8Array[] = [HEAD];
  let crc = 0;
  let length = 0;
  for (const chunk of chunks(parts, ownWord)) {
    pieces.push(chunk.blocks);
    crc = joinedCrc(crc, chunk.crc, chunk.shift);
    length += chunk.length;
  }
  const tail = Buffer.alloc(TAIL_BYTES);
  tail.writeUInt32LE(crc, 0);
  tail.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([...pieces, LAST_BLOCK, tail]);
}

/** The whole as it is. */
export const joinParts = (parts: readonly AnswerPart[], ownWord: string): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return part === OWN_WORD ? ownWord : part.texts.join(ownWord);
    })
    .join('');
