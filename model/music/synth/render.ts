import type { Score, ScoreEvent } from '../score.types.ts';
import { Desk, type Voice } from './desk.ts';
import { HitVoice } from './hit-voice.ts';
import { patchesOf } from './patches.ts';
import { Space } from './space.ts';
import { ToneVoice } from './tone-voice.ts';
import { RATE } from './waves.ts';

/** Samples that are made at a time: about half a second. A whole number of frames of the sound file. */
export const BLOCK = 1152 * 14;

/** What is heard of a song: both sides, in −1…1. The arrays are filled anew for each block. */
export interface Block {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** All that is loud comes near to this and never beyond, so that nothing is cut off. */
const CEILING = 0.86;
const FADE_SECONDS = 0.35;

/** Straight where it is quiet, and bent more and more towards the ceiling. */
function soften(sound: number): number {
  const x = sound / CEILING;
  const bent = x >= 3 ? 1 : x <= -3 ? -1 : (x * (27 + x * x)) / (27 + 9 * x * x);
  return bent * CEILING;
}

/** Samples of a song, exact to its length. */
export const samplesOf = (seconds: number): number => Math.round(seconds * RATE);

interface Waiting {
  readonly voice: Voice;
  /** Sample of the song at which it begins. */
  readonly from: number;
}

/** What began longer ago than this is not heard any more, its echoes included. */
const LINGER_SECONDS = 5;

/** The sample at which sound is begun for what shall be heard from a sample on. */
const beginningOf = (from: number): number =>
  Math.max(0, Math.floor((from - samplesOf(LINGER_SECONDS)) / BLOCK) * BLOCK);

/** Turns a score to sound, block by block. */
export const render = (score: Score): Generator<Block, void> => renderFrom(score, 0);

function* renderFrom(score: Score, beginning: number): Generator<Block, void> {
  const patches = patchesOf(score.style);
  const voiceOf = (event: ScoreEvent): Voice =>
    event.kind === 'hit' ? new HitVoice(event) : new ToneVoice(event, patches[event.instrument]);
  const total = samplesOf(score.seconds);
  const fade = samplesOf(FADE_SECONDS);
  const desk = new Desk(BLOCK);
  const space = new Space(score.echoSeconds);
  let sounding: Waiting[] = [];
  let next = score.events.findIndex(({ at }) => samplesOf(at) >= beginning);
  if (next < 0) next = score.events.length;
  for (let start = beginning; start < total; start += BLOCK) {
    const length = Math.min(BLOCK, total - start);
    desk.clear();
    for (let event = score.events[next]; event; event = score.events[++next]) {
      const from = samplesOf(event.at);
      if (from >= start + length) break;
      sounding.push({ voice: voiceOf(event), from });
    }
    sounding = sounding.filter(({ voice, from }) => voice.play(desk, Math.max(0, from - start), length));
    space.fill(desk, length);
    for (let i = 0; i < length; i++) {
      const left = total - start - i;
      const level = left < fade ? left / fade : 1;
      desk.left[i] = soften(desk.left[i]!) * level;
      desk.right[i] = soften(desk.right[i]!) * level;
    }
    yield { left: desk.left.subarray(0, length), right: desk.right.subarray(0, length) };
  }
}

const RISE_SECONDS = 0.4;
const SINK_SECONDS = 1.6;

/** A part of a score as it sounds within the whole, which comes up at its start and goes down at its end. */
export function* renderPart(score: Score, fromSeconds: number, toSeconds: number): Generator<Block, void> {
  const [from, to] = [samplesOf(fromSeconds), Math.min(samplesOf(toSeconds), samplesOf(score.seconds))];
  const [rise, sink] = [samplesOf(RISE_SECONDS), samplesOf(SINK_SECONDS)];
  let at = beginningOf(from);
  for (const { left, right } of renderFrom(score, at)) {
    const [first, last] = [Math.max(0, from - at), Math.min(left.length, to - at)];
    if (last <= 0) return;
    for (let i = first; i < last; i++) {
      const level = Math.min(1, (at + i - from) / rise, (to - at - i) / sink);
      left[i] = left[i]! * level;
      right[i] = right[i]! * level;
    }
    if (first < last) yield { left: left.subarray(first, last), right: right.subarray(first, last) };
    at += left.length;
  }
}
