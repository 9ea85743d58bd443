/** How loud a sound is over time, on several levels of detail. */
export interface Peaks {
  readonly seconds: number;
  /** The finest first; each has half as many blocks as the one before. A block is the largest sample in it, 0 to 255. */
  readonly levels: readonly Uint8Array[];
  /** Of the finest level. */
  readonly blocksPerSecond: number;
}

const BLOCKS_PER_SECOND = 400;
const LEVELS = 8;
const LOUDEST = 255;
const BLOCKS_AT_ONCE = 2048;

/** Of all channels together; works in slices, and yields the share that is done. */
export function* measurePeaks(
  channels: readonly Float32Array[],
  sampleRate: number,
): Generator<number, Peaks> {
  const length = channels[0]?.length ?? 0;
  const size = sampleRate / BLOCKS_PER_SECOND;
  const finest = new Uint8Array(Math.ceil(length / size));
  for (let block = 0; block < finest.length; block += 1) {
    const from = Math.floor(block * size);
    const to = Math.min(length, Math.floor((block + 1) * size));
    finest[block] = Math.min(LOUDEST, Math.ceil(loudestOf(channels, from, to) * LOUDEST));
    if (block % BLOCKS_AT_ONCE === BLOCKS_AT_ONCE - 1) yield block / finest.length;
  }
  const levels = [finest];
  for (let level = 1; level < LEVELS; level += 1) levels.push(halved(levels[level - 1] ?? finest));
  return { seconds: length / sampleRate, levels, blocksPerSecond: BLOCKS_PER_SECOND };
}

function loudestOf(channels: readonly Float32Array[], from: number, to: number): number {
  let loudest = 0;
  for (const samples of channels) {
    for (let i = from; i < to; i += 1) {
      const size = Math.abs(samples[i] ?? 0);
      if (size > loudest) loudest = size;
    }
  }
  return loudest;
}

const halved = (blocks: Uint8Array): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: Math.ceil(blocks.length / 2) }, (_, i) =>
    Math.max(blocks[2 * i] ?? 0, blocks[2 * i + 1] ?? 0),
  );

/** 0 to 1: the loudest moment from `from` up to `to`, in seconds; 0 outside of the sound. */
export function peakBetween({ levels, blocksPerSecond }: Peaks, from: number, to: number): number {
  // Two blocks or so decide, however long the stretch is.
  const wanted = Math.floor(Math.log2(Math.max(1, (to - from) * blocksPerSecond)));
  const level = Math.min(levels.length - 1, wanted);
  const blocks = levels[level];
  if (!blocks) return 0;
  const perSecond = blocksPerSecond / 2 ** level;
  let loudest = 0;
  for (let i = Math.max(0, Math.floor(from * perSecond)); i < to * perSecond && i < blocks.length; i += 1)
    loudest = Math.max(loudest, blocks[i] ?? 0);
  return loudest / LOUDEST;
}
