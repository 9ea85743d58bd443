import type { HitSound } from '#model/chart/clock/hit-queue';

/** A tone that glides from one pitch to another and dies away. */
interface Partial {
  readonly hz: readonly [number, number];
  readonly gain: number;
  /** Seconds until it has fallen to a third. */
  readonly decay: number;
}

interface Voice {
  readonly seconds: number;
  readonly partials: readonly Partial[];
}

const tone = (from: number, to: number, gain: number, decay: number): Partial => ({
  hz: [from, to],
  gain,
  decay,
});

/** Sounds of our own. Rising ones are flicked, wider ones fuller; what is on the way along a slide stays in the background. */
const VOICES: Readonly<Record<HitSound, Voice>> = {
  tap: { seconds: 0.05, partials: [tone(1250, 950, 0.4, 0.014), tone(2700, 2500, 0.18, 0.005)] },
  flick: { seconds: 0.07, partials: [tone(1200, 2900, 0.34, 0.028), tone(3600, 5200, 0.1, 0.012)] },
  skill: {
    seconds: 0.08,
    partials: [tone(1568, 1568, 0.22, 0.03), tone(1976, 1976, 0.18, 0.03), tone(2349, 2349, 0.16, 0.03)],
  },
  directional1: { seconds: 0.07, partials: [tone(950, 2400, 0.34, 0.028), tone(3200, 4400, 0.1, 0.012)] },
  directional2: { seconds: 0.075, partials: [tone(950, 2400, 0.28, 0.03), tone(1425, 3600, 0.2, 0.026)] },
  directional3: {
    seconds: 0.08,
    partials: [tone(950, 2400, 0.24, 0.032), tone(1425, 3600, 0.18, 0.03), tone(475, 1200, 0.16, 0.03)],
  },
  holdStart: { seconds: 0.06, partials: [tone(1050, 880, 0.4, 0.018), tone(2100, 1760, 0.12, 0.008)] },
  holdTick: { seconds: 0.03, partials: [tone(1750, 1650, 0.2, 0.008)] },
  bar: { seconds: 0.06, partials: [tone(2600, 2600, 0.34, 0.016), tone(5200, 5200, 0.08, 0.006)] },
  beat: { seconds: 0.05, partials: [tone(1950, 1950, 0.26, 0.012), tone(3900, 3900, 0.06, 0.005)] },
  holdEnd: { seconds: 0.06, partials: [tone(880, 1320, 0.36, 0.02), tone(1760, 2640, 0.1, 0.01)] },
};

/** Short enough for the ear to take the hit for immediate, long enough not to crack. */
const ATTACK_SECONDS = 0.0005;
const RELEASE_SECONDS = 0.005;

function sampleAt({ seconds, partials }: Voice, t: number): number {
  const edge = Math.min(1, t / ATTACK_SECONDS, Math.max(0, seconds - t) / RELEASE_SECONDS);
  const sum = partials.reduce((total, { hz: [from, to], gain, decay }) => {
    const turns = from * t + ((to - from) * t * t) / (2 * seconds);
    return total + gain * Math.exp(-t / decay) * Math.sin(2 * Math.PI * turns);
  }, 0);
  return edge * sum;
}

export function hitSamples(sound: HitSound, sampleRate: number): Float32Array<ArrayBuffer> {
  const voice = VOICES[sound];
  return Float32Array.from({ length: Math.ceil(voice.seconds * sampleRate) }, (_, i) =>
    sampleAt(voice, i / sampleRate),
  );
}
