import type { Score, ScoreEvent, TimeRange } from '../composer/score.types.ts';
import { Buses, type Voice } from './buses.ts';
import { HitVoice } from './hit-voice.ts';
import { patchOf } from './patches.ts';
import { Reverb } from './reverb.ts';
import { CODEC_DELAY, FRAME_SAMPLES, samplesOf } from './samples.ts';
import { ToneVoice } from './tone-voice.ts';

/** Samples that are rendered at a time: about half a second. */
const BLOCK = 14 * FRAME_SAMPLES;

/** Sound for both sides, in −1…1. The arrays are refilled for each block. */
export interface Block {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** However much is played, it never gets louder than this. */
const CEILING = 0.86;
const FADE_OUT_SECONDS = 0.35;

/** Leaves quiet sound as it is, and bends loud sound towards the ceiling. */
function softClip(sound: number): number {
  const x = sound / CEILING;
  const bent = x >= 3 ? 1 : x <= -3 ? -1 : (x * (27 + x * x)) / (27 + 9 * x * x);
  return bent * CEILING;
}

interface Playing {
  readonly voice: Voice;
  /** The sample of the song at which it begins. */
  readonly from: number;
}

const voiceOf = (event: ScoreEvent, { style }: Score): Voice =>
  event.kind === 'hit' ? new HitVoice(event) : new ToneVoice(event, patchOf(event.instrument, style));

/** Renders a score block by block. */
export const render = (score: Score): Generator<Block, void> => renderFrom(score, 0);

function* renderFrom(score: Score, firstSample: number): Generator<Block, void> {
  const total = samplesOf(score.seconds);
  const fadeOut = samplesOf(FADE_OUT_SECONDS);
  const buses = new Buses(BLOCK);
  const reverb = new Reverb(score.echoSeconds);
  const events = score.events.filter(({ at }) => samplesOf(at) >= firstSample);
  let playing: Playing[] = [];
  let next = 0;
  for (let start = firstSample; start < total; start += BLOCK) {
    const length = Math.min(BLOCK, total - start);
    buses.clear();
    for (let event = events[next]; event; event = events[++next]) {
      const from = samplesOf(event.at);
      if (from >= start + length) break;
      playing.push({ voice: voiceOf(event, score), from });
    }
    playing = playing.filter(({ voice, from }) => voice.play(buses, Math.max(0, from - start), length));
    reverb.addTo(buses, length);
    for (let i = 0; i < length; i++) {
      const level = Math.min(1, (total - start - i) / fadeOut);
      buses.left[i] = softClip(buses.left[i]!) * level;
      buses.right[i] = softClip(buses.right[i]!) * level;
    }
    yield { left: buses.left.subarray(0, length), right: buses.right.subarray(0, length) };
  }
}

/** What began longer ago than this is not heard any more, its echoes included. */
const LINGER_SECONDS = 5;

/** The block with which rendering begins for what shall be heard from a sample on. */
const warmUpFrom = (sample: number): number =>
  Math.max(0, Math.floor((sample - samplesOf(LINGER_SECONDS)) / BLOCK) * BLOCK);

const PART_FADE_IN_SECONDS = 0.4;
const PART_FADE_OUT_SECONDS = 1.6;

/** Renders a part of a score as it sounds within the whole, faded in after what an encoder cuts off, and out. */
export function* renderPart(score: Score, range: TimeRange): Generator<Block, void> {
  const [from, to] = [samplesOf(range.from), Math.min(samplesOf(range.to), samplesOf(score.seconds))];
  const [fadeIn, fadeOut] = [samplesOf(PART_FADE_IN_SECONDS), samplesOf(PART_FADE_OUT_SECONDS)];
  let at = warmUpFrom(from);
  for (const { left, right } of renderFrom(score, at)) {
    const [first, end] = [Math.max(0, from - at), Math.min(left.length, to - at)];
    if (end <= 0) return;
    for (let i = first; i < end; i++) {
      const fade = Math.min((at + i - from - CODEC_DELAY) / fadeIn, (to - at - i) / fadeOut);
      const level = Math.max(0, Math.min(1, fade));
      left[i] = left[i]! * level;
      right[i] = right[i]! * level;
    }
    if (first < end) yield { left: left.subarray(first, end), right: right.subarray(first, end) };
    at += left.length;
  }
}
