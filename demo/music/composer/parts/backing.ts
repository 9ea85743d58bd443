import { type Bar, BEATS, FULL_SECTIONS, isLastOfSection } from '../bars.ts';
import { chordTones, LOWEST_BASS, OCTAVE, semitones } from '../harmony.ts';
import type { Dice, SongSectionName } from '../plan.types.ts';
import type { MusicStyle } from '../score.types.ts';
import type { ScoreBuilder } from '../score-builder.ts';

const EIGHTH = 0.5;
/** The lowest pitches of the chords of pad and keys. */
const LOWEST_PAD = 55;
const LOWEST_KEYS = 60;
/** Semitones by which two guitars are out of tune with each other. */
const DETUNE = 0.05;

/** The same tone in the octave that begins at `low`. */
const foldInto = (pitch: number, low: number): number => low + ((((pitch - low) % OCTAVE) + OCTAVE) % OCTAVE);

const rootOf = ({ tonic, chord }: Bar): number => foldInto(tonic + semitones(chord), LOWEST_BASS);

/** The tones of a chord close together, so that one chord leads to the next by small steps. */
const voicing = ({ tonic, chord }: Bar, low: number): readonly number[] =>
  chordTones(chord)
    .map((degree) => foldInto(tonic + semitones(degree), low))
    .sort((a, b) => a - b);

/** Bass lines: semitones above the root for each eighth; null is a rest. */
const BASS_LINES: Readonly<Record<MusicStyle, readonly (readonly (number | null)[])[]>> = {
  rock: [
    [0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 12, 0, 0, 12, 0],
  ],
  pop: [
    [0, null, 0, 7, null, 0, 12, 7],
    [0, null, null, 0, 12, null, 7, 0],
  ],
  dance: [
    [null, 0, null, 0, null, 0, null, 0],
    [0, 12, 0, 12, 0, 12, 0, 12],
  ],
  symphonic: [
    [0, 7, 12, 7, 0, 7, 12, 7],
    [0, 0, 7, 7, 12, 12, 7, 7],
  ],
};

/** The beats on which a guitar strikes its chord. */
const STRUMS: readonly (readonly number[])[] = [
  [0, 1.5, 3],
  [0, 1.5, 2.5],
  [0, 0.75, 1.5, 2.5, 3.5],
  [0, 2, 3.5],
];

/** How a song is accompanied: chosen once for it. */
export interface Backing {
  readonly bass: readonly (number | null)[];
  readonly strums: readonly number[];
  /** How loud they are, 0–1. */
  readonly guitar: number;
  readonly pad: number;
}

const LEVELS: Readonly<Record<MusicStyle, Pick<Backing, 'guitar' | 'pad'>>> = {
  rock: { guitar: 1, pad: 0.5 },
  pop: { guitar: 0.65, pad: 0.8 },
  dance: { guitar: 0.4, pad: 1 },
  symphonic: { guitar: 0.85, pad: 1 },
};

export const chooseBacking = (style: MusicStyle, dice: Dice): Backing => ({
  bass: dice.pick(BASS_LINES[style]),
  strums: dice.pick(STRUMS),
  ...LEVELS[style],
});

function writeBass(
  score: ScoreBuilder,
  bar: Bar,
  line: readonly (number | null)[],
  next: Bar | undefined,
): void {
  const root = rootOf(bar);
  if (bar.section === 'after' || bar.section === 'break') {
    score.tone('bass', bar.beat, BEATS, root, 0.8);
    return;
  }
  if (bar.section === 'before') {
    if (isLastOfSection(bar)) score.tone('bass', bar.beat + 2, 2, root, 0.7);
    return;
  }
  for (const [nth, step] of line.entries()) {
    if (step === null) continue;
    const isLast = nth === line.length - 1;
    // The last eighth leads to the next root.
    const pitch = next && isLast ? foldInto(rootOf(next) - 1, LOWEST_BASS) : root + step;
    score.tone('bass', bar.beat + nth * EIGHTH, EIGHTH * 0.92, pitch, 0.85);
  }
}

/** The same on both sides, slightly out of tune, which makes it sound wide. */
function strum(score: ScoreBuilder, beat: number, beats: number, root: number, level: number): void {
  score.tone('guitar', beat, beats, root + OCTAVE - DETUNE, level, -0.75);
  score.tone('guitar', beat, beats, root + OCTAVE + DETUNE, level, 0.75);
}

function writeGuitar(score: ScoreBuilder, bar: Bar, { strums, guitar }: Backing): void {
  const root = rootOf(bar);
  if (bar.section === 'after') {
    if (bar.at === 0) strum(score, bar.beat, BEATS - 0.2, root, 0.5 * guitar);
  } else if (FULL_SECTIONS.has(bar.section)) {
    for (const [nth, from] of strums.entries()) {
      strum(score, bar.beat + from, (strums[nth + 1] ?? BEATS) - from - 0.08, root, 0.5 * guitar);
    }
  } else if (bar.section === 'verse' || bar.section === 'bridge') {
    // Eighths, muted with the palm of the hand.
    const level = (bar.section === 'verse' && bar.round === 0 ? 0.26 : 0.34) * guitar;
    for (let nth = 0; nth < 8; nth++) strum(score, bar.beat + nth * EIGHTH, 0.2, root, level);
  }
}

const PAD_LEVEL: Readonly<Record<SongSectionName, number>> = {
  before: 0.4,
  intro: 0.3,
  verse: 0.22,
  bridge: 0.42,
  chorus: 0.4,
  break: 0.5,
  outro: 0.4,
  after: 0.45,
};

function writeChords(score: ScoreBuilder, bar: Bar, { pad }: Backing): void {
  const level = PAD_LEVEL[bar.section] * pad;
  for (const [nth, pitch] of voicing(bar, LOWEST_PAD).entries()) {
    score.tone('pad', bar.beat, BEATS * 0.98, pitch, level, (nth - 1) * 0.5);
  }
  // The keys play the easiest chart, with full chords: it is the pulse of the song.
  const beats = bar.easy.length > 0 ? bar.easy.map(({ beat }) => beat) : [bar.beat];
  for (const [nth, beat] of beats.entries()) {
    const until = Math.min(beats[nth + 1] ?? bar.beat + BEATS, beat + 2);
    for (const pitch of voicing(bar, LOWEST_KEYS)) score.tone('keys', beat, until - beat, pitch, 0.36, -0.3);
  }
}

/** Writes the bass, the guitar and the chords of a measure. */
export function writeBacking(score: ScoreBuilder, bar: Bar, backing: Backing, next: Bar | undefined): void {
  writeBass(score, bar, backing.bass, next);
  writeGuitar(score, bar, backing);
  writeChords(score, bar, backing);
}
