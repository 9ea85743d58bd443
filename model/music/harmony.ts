import type { Dice, PartName } from './plan.types.ts';

const MAJOR: readonly number[] = [0, 2, 4, 5, 7, 9, 11];
const SCALE = MAJOR.length;

/** Half-tones above the tonic of a degree of the major scale; degrees go on beyond an octave and below zero. */
export function halfTones(degree: number): number {
  const octave = Math.floor(degree / SCALE);
  return octave * 12 + (MAJOR[degree - octave * SCALE] ?? 0);
}

/** Degrees on which the chords of consecutive measures stand; 0 is the tonic, 5 the tonic of the minor key. */
type Progression = readonly number[];

interface Mood {
  readonly chorus: readonly Progression[];
  readonly verse: readonly Progression[];
  readonly bridge: readonly Progression[];
  readonly home: number;
}

const BRIGHT: Mood = {
  chorus: [
    [3, 4, 2, 5, 3, 4, 0, 0],
    [0, 4, 5, 3, 0, 4, 3, 4],
    [3, 4, 5, 0, 3, 4, 0, 4],
    [0, 4, 5, 2, 3, 0, 3, 4],
  ],
  verse: [
    [0, 4, 5, 2, 3, 0, 1, 4],
    [0, 5, 3, 4],
    [0, 0, 3, 3, 5, 5, 3, 4],
    [0, 2, 3, 4],
  ],
  bridge: [
    [1, 4, 2, 5, 3, 3, 4, 4],
    [3, 2, 1, 4],
    [5, 5, 3, 3, 1, 1, 4, 4],
  ],
  home: 0,
};

const DARK: Mood = {
  chorus: [
    [3, 4, 5, 5, 3, 4, 5, 0],
    [5, 3, 0, 4, 5, 3, 4, 4],
    [3, 4, 2, 5, 3, 4, 5, 5],
    [5, 2, 3, 0, 1, 5, 4, 4],
  ],
  verse: [
    [5, 3, 4, 0],
    [5, 5, 3, 3, 0, 0, 4, 4],
    [5, 4, 3, 2],
  ],
  bridge: [
    [3, 4, 3, 4],
    [1, 2, 3, 4, 1, 2, 4, 4],
    [3, 3, 0, 0, 1, 1, 2, 2],
  ],
  home: 5,
};

const LIFT = 4;

export interface Harmony {
  /** Half-tones of the tonic of the scale, in the octave of the bass. */
  readonly tonic: number;
  /** Degree on which the song comes to rest. */
  readonly home: number;
  chordAt(part: PartName, measure: number, measures: number): number;
}

/** The key and the chords of a song. */
export function chooseHarmony(dice: Dice, darkness: number): Harmony {
  const mood = dice.chance(darkness) ? DARK : BRIGHT;
  // E below the bass's lowest string is never asked for.
  const tonic = 28 + dice.int(0, 11);
  const chorus = dice.pick(mood.chorus);
  const lines: Readonly<Record<PartName, Progression>> = {
    chorus,
    verse: dice.pick(mood.verse),
    bridge: dice.pick(mood.bridge),
    intro: chorus.slice(0, 4),
    break: dice.pick(mood.verse).slice(0, 4),
    outro: chorus,
  };
  return {
    tonic,
    home: mood.home,
    chordAt: (part, measure, measures) => {
      const line = lines[part];
      // What leads to a chorus or ends a round hangs on the fifth degree.
      const isLift = measure === measures - 1 && (part === 'bridge' || part === 'break');
      return isLift ? LIFT : (line[measure % line.length] ?? 0);
    },
  };
}

const TRIAD: readonly number[] = [0, 2, 4];

/** Degrees of a chord's tones. */
export const chordTones = (chord: number): readonly number[] => TRIAD.map((step) => chord + step);

/** The tone of the chord that is nearest to a degree, in whatever octave. */
export function nearestTone(chord: number, degree: number): number {
  let best = chord;
  for (const tone of chordTones(chord)) {
    const there = tone + Math.round((degree - tone) / SCALE) * SCALE;
    if (Math.abs(there - degree) < Math.abs(best - degree)) best = there;
  }
  return best;
}
