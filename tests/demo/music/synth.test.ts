import { describe, expect, test } from 'vitest';
import type { Score, ScoreEvent } from '#demo/music/composer/score.types';
import { DRUMS, INSTRUMENTS, STYLES } from '#demo/music/composer/score.types';
import { eventSong } from '#demo/music/event-song';
import { songChorus, songScore } from '#demo/music/song-music';
import { drumHit } from '#demo/music/synth/drum-kit';
import { type Block, render, renderPart } from '#demo/music/synth/render';
import { CODEC_DELAY, RATE, samplesOf } from '#demo/music/synth/samples';
import { hertzOf, PERIOD, sineAt, WAVES, wavetableOf } from '#demo/music/synth/waves';

/** Blocks are refilled, so they are copied as they come. */
function heard(blocks: Iterable<Block>): { readonly left: Float32Array; readonly right: Float32Array } {
  const parts: { left: Float32Array; right: Float32Array }[] = [];
  for (const { left, right } of blocks) parts.push({ left: left.slice(), right: right.slice() });
  const length = parts.reduce((sum, { left }) => sum + left.length, 0);
  const whole = { left: new Float32Array(length), right: new Float32Array(length) };
  let at = 0;
  for (const { left, right } of parts) {
    whole.left.set(left, at);
    whole.right.set(right, at);
    at += left.length;
  }
  return whole;
}

const loudness = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sound) => sum + sound * sound, 0) / samples.length);

const scoreOf = (events: readonly ScoreEvent[], style: Score['style'] = 'pop'): Score => ({
  style,
  seconds: 2,
  events,
  echoSeconds: 0.3,
});

const song = eventSong(1, 3);
const score = songScore(1, song);
const whole = heard(render(score));

describe('waves', () => {
  test('are as an engine would have them, without asking it', () => {
    for (let i = 0; i < PERIOD; i += 7) {
      expect(Math.abs(sineAt(i / PERIOD) - Math.sin((2 * Math.PI * i) / PERIOD))).toBeLessThan(1e-12);
    }
    expect(hertzOf(69)).toBe(440);
    expect(hertzOf(81)).toBeCloseTo(880, 6);
    expect(hertzOf(21)).toBeCloseTo(27.5, 6);
  });

  test('end where they begin, and have no harmonic that would be aliased', () => {
    const harmonic = (table: Float32Array, n: number): number => {
      let [sine, cosine] = [0, 0];
      for (let i = 0; i < PERIOD; i++) {
        sine += table[i]! * Math.sin((2 * Math.PI * i * n) / PERIOD);
        cosine += table[i]! * Math.cos((2 * Math.PI * i * n) / PERIOD);
      }
      return Math.hypot(sine, cosine) / PERIOD;
    };
    for (const wave of WAVES) {
      for (const hertz of [41, 440, 1_000, 7_000]) {
        const table = wavetableOf(wave, hertz);
        expect(table[PERIOD]).toBe(table[0]);
        const first = Math.ceil(RATE / 2 / hertz);
        for (let n = first; n < first + 8; n++)
          expect(harmonic(table, n), `${wave} ${hertz}`).toBeLessThan(1e-6);
      }
    }
    expect(wavetableOf('saw', 60)).toBe(wavetableOf('saw', 100));
  });
});

describe('drums', () => {
  test('are as loud as can be, die away, and are each different', () => {
    const seen = new Set<number>();
    for (const drum of DRUMS) {
      const hit = drumHit(drum);
      const peak = hit.reduce((most, sound) => Math.max(most, Math.abs(sound)), 0);
      expect(peak, drum).toBeCloseTo(1, 5);
      expect(loudness(hit.subarray(hit.length >> 1)), drum).toBeLessThan(loudness(hit));
      expect(Math.abs(hit.at(-1) ?? 1), drum).toBeLessThan(0.01);
      seen.add(hit[100] ?? 0);
    }
    expect(seen.size).toBe(DRUMS.length);
  });
});

describe('a score as sound', () => {
  test('lasts as long as the song, to the sample', () => {
    expect(whole.left.length).toBe(samplesOf(song.length));
    expect(whole.right.length).toBe(samplesOf(song.length));
  });

  test('is silent in what an encoder cuts off', () => {
    for (const side of [whole.left, whole.right]) {
      expect(loudness(side.subarray(0, CODEC_DELAY))).toBe(0);
      expect(loudness(side.subarray(CODEC_DELAY, CODEC_DELAY + RATE / 50))).toBeGreaterThan(5e-3);
    }
  });

  test('is the same whenever it is made', () => {
    const again = heard(render(score));
    expect(Buffer.from(again.left.buffer).equals(Buffer.from(whole.left.buffer))).toBe(true);
    expect(Buffer.from(again.right.buffer).equals(Buffer.from(whole.right.buffer))).toBe(true);
  });

  test('is loud enough, never cut off, wide, and silent at its end', () => {
    for (const side of [whole.left, whole.right]) {
      const peak = side.reduce((most, sound) => Math.max(most, Math.abs(sound)), 0);
      expect(peak).toBeLessThan(0.87);
      expect(peak).toBeGreaterThan(0.4);
      expect(loudness(side)).toBeGreaterThan(0.08);
      expect(loudness(side)).toBeLessThan(0.35);
      expect(Math.abs(side.at(-1) ?? 1)).toBeLessThan(0.01);
      const middle = side.reduce((sum, sound) => sum + sound, 0) / side.length;
      expect(Math.abs(middle)).toBeLessThan(0.01);
    }
    const apart = whole.left.map((sound, i) => sound - (whole.right[i] ?? 0));
    expect(loudness(apart)).toBeGreaterThan(0.01);
  });

  test('begins each tone and each hit at its sample', () => {
    const at = 0.7;
    const first = samplesOf(at);
    const events: ScoreEvent[] = [
      ...DRUMS.map((drum): ScoreEvent => ({ kind: 'hit', drum, at, level: 1, pan: 0 })),
      ...INSTRUMENTS.map(
        (instrument): ScoreEvent => ({
          kind: 'tone',
          instrument,
          at,
          seconds: 0.4,
          pitch: 60,
          level: 1,
          pan: 0,
        }),
      ),
    ];
    for (const style of STYLES) {
      for (const event of events) {
        const { left } = heard(render(scoreOf([event], style)));
        const name = event.kind === 'hit' ? event.drum : event.instrument;
        expect(loudness(left.subarray(0, first)), name).toBe(0);
        // Heard within twenty milliseconds; a pad may take its time.
        const soon = left.subarray(first, first + RATE / 50);
        expect(loudness(soon), `${style} ${name}`).toBeGreaterThan(name === 'pad' ? 1e-4 : 5e-3);
      }
    }
  });

  test('puts what is on one side there', () => {
    const tone = { kind: 'tone', instrument: 'bass', at: 0.1, seconds: 0.5, pitch: 40, level: 1 } as const;
    const { left, right } = heard(render(scoreOf([{ ...tone, pan: -1 }])));
    expect(loudness(right)).toBeLessThan(loudness(left) / 1e3);
  });

  test('is silent where nothing is played', () => {
    const { left, right } = heard(render(scoreOf([])));
    expect(loudness(left) + loudness(right)).toBe(0);
  });
});

describe('the chorus', () => {
  test('is a part of the song, which comes up and goes down', () => {
    const { from, to } = songChorus(song);
    const part = heard(renderPart(score, { from, to }));
    expect(part.left.length).toBe(samplesOf(to) - samplesOf(from));
    const start = samplesOf(from);
    // Between the fades it is what the song is; echoes from very long ago are left out.
    const inner = [RATE, part.left.length - 2 * RATE] as const;
    for (let i = inner[0]; i < inner[1]; i++) {
      expect(Math.abs(part.left[i]! - whole.left[start + i]!)).toBeLessThan(2e-3);
    }
    expect(loudness(part.left.subarray(0, CODEC_DELAY))).toBe(0);
    expect(Math.abs(part.left.at(-1) ?? 1)).toBeLessThan(1e-3);
    expect(loudness(part.left)).toBeGreaterThan(0.08);
  });
});
