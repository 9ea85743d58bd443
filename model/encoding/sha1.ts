/** SHA-1 (FIPS 180-4), for browsers that lend their own to encrypted pages only. Names files; keeps no secrets. */

const BLOCK = 64;
const LENGTH_BYTES = 8;
const START = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0] as const;

const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** The message, a one, zeros, and its length in bits. */
function padded(bytes: Uint8Array): DataView {
  const size = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK) * BLOCK;
  const all = new Uint8Array(size);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(size - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(size - 4, (bytes.length << 3) >>> 0);
  return view;
}

/** Mixes one block's eighty words into the state. */
function mix(state: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  for (let at = 0; at < 80; at++) {
    let chosen: number;
    if (at < 20) chosen = ((b & c) | (~b & d)) + 0x5a827999;
    else if (at < 40) chosen = (b ^ c ^ d) + 0x6ed9eba1;
    else if (at < 60) chosen = ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
    else chosen = (b ^ c ^ d) + 0xca62c1d6;
    const next = (turned(a, 5) + chosen + e + (words[at] ?? 0)) | 0;
    e = d;
    d = c;
    c = turned(b, 30);
    b = a;
    a = next;
  }
  for (const [at, word] of [a, b, c, d, e].entries()) state[at] = ((state[at] ?? 0) + word) | 0;
}

/** In hexadecimal. */
export function sha1(bytes: Uint8Array): string {
  const message = padded(bytes);
  const state = Int32Array.from(START);
  const words = new Int32Array(80);
  for (let block = 0; block < message.byteLength; block += BLOCK) {
    for (let at = 0; at < 16; at++) words[at] = message.getInt32(block + at * 4);
    for (let at = 16; at < 80; at++) {
      const mixed =
        (words[at - 3] ?? 0) ^ (words[at - 8] ?? 0) ^ (words[at - 14] ?? 0) ^ (words[at - 16] ?? 0);
      words[at] = turned(mixed, 1);
    }
    mix(state, words);
  }
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
