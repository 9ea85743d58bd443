/** A song of drums alone, at any tempo. */
export interface DrumPlan {
  readonly bpm: number;
  readonly beatsPerBar: 3 | 4;
  /** Seconds: where its first bar begins. */
  readonly offset: number;
  readonly seconds: number;
  readonly sampleRate: number;
}

const LOW_HZ = 55;

/** Noise that is the same each time. */
function noise(): () => number {
  let state = 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return (state / 2_147_483_647) * 2 - 1;
  };
}

/** A kick on the first beat of each bar, a snare on the others, and a hat between any two beats. */
export function drums({ bpm, beatsPerBar, offset, seconds, sampleRate }: DrumPlan): Float32Array {
  const samples = new Float32Array(Math.floor(seconds * sampleRate));
  const random = noise();
  const hit = (at: number, length: number, sound: (t: number) => number): void => {
    const from = Math.round(at * sampleRate);
    for (let i = 0; i < length * sampleRate && from + i < samples.length; i += 1) {
      const t = i / sampleRate;
      samples[from + i] = (samples[from + i] ?? 0) + sound(t) * Math.exp((-4 * t) / length);
    }
  };
  const period = 60 / bpm;
  for (let half = 0; offset + (half * period) / 2 < seconds; half += 1) {
    const at = offset + (half * period) / 2;
    if (half % 2 === 1) hit(at, 0.03, () => 0.08 * random());
    else if ((half / 2) % beatsPerBar === 0)
      hit(at, 0.2, (t) => 0.6 * Math.sin(2 * Math.PI * LOW_HZ * t) + (t < 0.004 ? 0.3 * random() : 0));
    else hit(at, 0.1, () => 0.3 * random());
  }
  return samples;
}

/** All steps of what works in slices. */
export function done<T>(steps: Generator<number, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
