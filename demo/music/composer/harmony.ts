import type { Dice, SongSectionName } from './plan.types.ts';

/** Semitones of an octave. */
export const OCTAVE = 12;
/** The E of the lowest string of a bass. */
export const LOWEST_BASS = 28;

const MAJOR: readonly number[] = [0, 2, 4, 5, 7, 9, 11];
const DEGREES = MAJOR.length;

/** Semitones above the tonic of a degree of the major scale; degrees go on beyond an octave and below zero. */
export function semitones(degree: number): number {
  const octave = Math.floor(degree / DEGREES);
  return octave * OCTAVE + (MAJOR[degree - octave * DEGREES] ?? 0);
}

/** The degrees on which the chords of consecutive measures stand; 0 is the tonic, 5 the tonic of the minor key. */
type Progression = readonly number[];

/** One digit for each measure. */
const progressions = (...lines: readonly string[]): readonly Progression[] =>
  lines.map((line) => Array.from(line, Number));

interface Mood {
  readonly chorus: readonly Progression[];
  readonly verse: readonly Progression[];
  readonly bridge: readonly Progression[];
  /** The degree on which the song comes to rest. */
  readonly home: number;
}

const BRIGHT: Mood = {
  chorus: progressions('34253400', '04530434', '34503404', '04523034'),
  verse: progressions('04523014', '0534', '00335534', '0234'),
  bridge: progressions('14253344', '3214', '55331144'),
  home: 0,
};

const DARK: Mood = {
  chorus: progressions('34553450', '53045344', '34253455', '52301544'),
  verse: progressions('5340', '55330044', '5432'),
  bridge: progressions('3434', '12341244', '33001122'),
  home: 5,
};

/** What leads to a chorus or ends a round hangs on the fifth degree. */
const LIFT = 4;

export interface Harmony {
  /** Pitch of the tonic of the scale, in the octave of the bass. */
  readonly tonic: number;
  /** The degree on which the chord of a section's measure stands. */
  chordAt(section: SongSectionName, measure: number, measures: number): number;
}

/** The key and the chords of a song. */
export function chooseHarmony(dice: Dice, darkness: number): Harmony {
  const mood = dice.chance(darkness) ? DARK : BRIGHT;
  const tonic = LOWEST_BASS + dice.int(0, OCTAVE - 1);
  const chorus = dice.pick(mood.chorus);
  const lines: Readonly<Record<SongSectionName, Progression>> = {
    before: chorus.slice(0, 1),
    chorus,
    verse: dice.pick(mood.verse),
    bridge: dice.pick(mood.bridge),
    intro: chorus.slice(0, 4),
    break: dice.pick(mood.verse).slice(0, 4),
    outro: chorus,
    after: [mood.home],
  };
  return {
    tonic,
    chordAt: (section, measure, measures) => {
      const line = lines[section];
      const isLift = measure === measures - 1 && (section === 'bridge' || section === 'break');
      return isLift ? LIFT : (line[measure % line.length] ?? 0);
    },
  };
}

const TRIAD: readonly number[] = [0, 2, 4];

/** The degrees of a chord's tones. */
export const chordTones = (chord: number): readonly number[] => TRIAD.map((step) => chord + step);

/** The tone of the chord that is nearest to a degree, in any octave. */
export function nearestTone(chord: number, degree: number): number {
  let best = chord;
  for (const tone of chordTones(chord)) {
    const there = tone + Math.round((degree - tone) / DEGREES) * DEGREES;
    if (Math.abs(there - degree) < Math.abs(best - degree)) best = there;
  }
  return best;
}
