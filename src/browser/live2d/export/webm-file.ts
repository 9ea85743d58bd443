/** WebM files of one picture track (webmproject.org, Matroska's container). */

export interface WebmFrame {
  readonly ms: number;
  readonly isKey: boolean;
  readonly bytes: Uint8Array;
}

interface WebmTrack {
  readonly codec: 'V_VP8' | 'V_VP9';
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Times within a cluster are 16 bits with a sign. */
const MAX_CLUSTER_MS = 30_000;
const KEY = 0x80;
const NAME = 'Setori';

function joined(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Eight bytes always: no one counts them. */
function sized(length: number): Bytes {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, (1n << 56n) | BigInt(length));
  return bytes;
}

function whole(value: number, least = 1): Bytes {
  const bytes: number[] = [];
  for (let rest = value; rest > 0 || bytes.length < least; rest = Math.floor(rest / 256)) {
    bytes.unshift(rest % 256);
  }
  return Uint8Array.from(bytes);
}

function float(value: number): Bytes {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

const text = (value: string): Bytes => Uint8Array.from(value, (letter) => letter.charCodeAt(0));

const element = (id: number, ...content: readonly Uint8Array[]): Bytes => {
  const body = joined(content);
  return joined([whole(id), sized(body.length), body]);
};

const head = (): Bytes =>
  element(
    0x1a45dfa3,
    element(0x4286, whole(1)),
    element(0x42f7, whole(1)),
    element(0x42f2, whole(4)),
    element(0x42f3, whole(8)),
    element(0x4282, text('webm')),
    element(0x4287, whole(4)),
    element(0x4285, whole(2)),
  );

const info = (durationMs: number): Bytes =>
  element(
    0x1549a966,
    // Times are in milliseconds.
    element(0x2ad7b1, whole(1_000_000)),
    element(0x4d80, text(NAME)),
    element(0x5741, text(NAME)),
    element(0x4489, float(durationMs)),
  );

const tracks = ({ codec, width, height }: WebmTrack): Bytes =>
  element(
    0x1654ae6b,
    element(
      0xae,
      element(0xd7, whole(1)),
      element(0x73c5, whole(1)),
      element(0x83, whole(1)),
      element(0x86, text(codec)),
      element(0xe0, element(0xb0, whole(width)), element(0xba, whole(height))),
    ),
  );

function cluster(frames: readonly WebmFrame[]): Bytes {
  const from = Math.round(frames[0]?.ms ?? 0);
  const blocks = frames.map(({ ms, isKey, bytes }) => {
    const since = Math.round(ms) - from;
    return element(0xa3, Uint8Array.of(0x81, (since >> 8) & 255, since & 255, isKey ? KEY : 0), bytes);
  });
  return element(0x1f43b675, element(0xe7, whole(from)), ...blocks);
}

/** Each begins with a frame that needs no other before it. */
function clustersOf(frames: readonly WebmFrame[]): readonly (readonly WebmFrame[])[] {
  const clusters: WebmFrame[][] = [];
  for (const frame of frames) {
    const last = clusters.at(-1);
    const from = last?.[0];
    if (last && from && !frame.isKey && frame.ms - from.ms < MAX_CLUSTER_MS) last.push(frame);
    else clusters.push([frame]);
  }
  return clusters;
}

export function webmFile(track: WebmTrack, frames: readonly WebmFrame[]): Bytes {
  const content = [info(track.durationMs), tracks(track), ...clustersOf(frames).map(cluster)];
  return joined([head(), element(0x18538067, ...content)]);
}
