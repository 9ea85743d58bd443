import { type Bar, BEATS } from '../bars.ts';
import { chordTones, halfTones } from '../harmony.ts';
import type { Page } from '../page.ts';
import type { Dice, PartName } from '../plan.types.ts';
import type { Style } from '../score.types.ts';

const EIGHTH = 0.5;
const OCTAVE = 12;
/** The lowest string of a bass, and where its notes are folded down to an octave above. */
const BASS_LOW = 28;
const KEYS_LOW = 55;
/** Half-tones by which two guitars are apart. */
const DETUNE = 0.05;

/** The same tone in the octave that begins at `low`. */
const foldInto = (pitch: number, low: number): number => low + ((((pitch - low) % OCTAVE) + OCTAVE) % OCTAVE);

const rootOf = ({ tonic, chord }: Bar): number => foldInto(tonic + halfTones(chord), BASS_LOW);

/** Tones of a chord close together, so that one chord leads to the next by small steps. */
const voicing = ({ tonic, chord }: Bar, low: number): readonly number[] =>
  chordTones(chord)
    .map((degree) => foldInto(tonic + halfTones(degree), low))
    .sort((a, b) => a - b);

/** How basses go along: steps above the root, in half-tones, for each eighth; null rests. */
const LINES: Readonly<Record<Style, readonly (readonly (number | null)[])[]>> = {
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

/** Beats on which a guitar strikes its chord. */
const STRUMS: readonly (readonly number[])[] = [
  [0, 1.5, 3],
  [0, 1.5, 2.5],
  [0, 0.75, 1.5, 2.5, 3.5],
  [0, 2, 3.5],
];

/** What accompanies the parts of a song: chosen once for it. */
export interface Backing {
  readonly bass: readonly (number | null)[];
  readonly strum: readonly number[];
  /** 0–1. */
  readonly guitar: number;
  readonly pad: number;
}

const LEVELS: Readonly<Record<Style, Pick<Backing, 'guitar' | 'pad'>>> = {
  rock: { guitar: 1, pad: 0.5 },
  pop: { guitar: 0.65, pad: 0.8 },
  dance: { guitar: 0.4, pad: 1 },
  symphonic: { guitar: 0.85, pad: 1 },
};

export const chooseBacking = (style: Style, dice: Dice): Backing => ({
  bass: dice.pick(LINES[style]),
  strum: dice.pick(STRUMS),
  ...LEVELS[style],
});

const LOUD: ReadonlySet<Bar['part']> = new Set<PartName>(['intro', 'chorus', 'outro']);

function writeBass(page: Page, bar: Bar, line: readonly (number | null)[], next: Bar | undefined): void {
  const root = rootOf(bar);
  if (bar.part === 'after' || bar.part === 'break') {
    page.tone('bass', bar.beat, BEATS, root, 0.8);
    return;
  }
  if (bar.part === 'before') {
    if (bar.at === bar.of - 1) page.tone('bass', bar.beat + 2, 2, root, 0.7);
    return;
  }
  for (const [nth, step] of line.entries()) {
    if (step === null) continue;
    const isLast = nth === line.length - 1;
    // The last eighth leans on the next root.
    const lean = next && isLast ? foldInto(rootOf(next) - 1, BASS_LOW) : root + step;
    page.tone('bass', bar.beat + nth * EIGHTH, EIGHTH * 0.92, isLast ? lean : root + step, 0.85);
  }
}

/** Both sides play the same; the ear takes it for width. */
function strike(page: Page, beat: number, beats: number, root: number, level: number): void {
  page.tone('guitar', beat, beats, root + OCTAVE - DETUNE, level, -0.75);
  page.tone('guitar', beat, beats, root + OCTAVE + DETUNE, level, 0.75);
}

function writeGuitar(page: Page, bar: Bar, { strum, guitar }: Backing): void {
  const root = rootOf(bar);
  if (bar.part === 'after') {
    if (bar.at === 0) strike(page, bar.beat, BEATS - 0.2, root, 0.5 * guitar);
  } else if (LOUD.has(bar.part)) {
    for (const [nth, from] of strum.entries()) {
      strike(page, bar.beat + from, (strum[nth + 1] ?? BEATS) - from - 0.08, root, 0.5 * guitar);
    }
  } else if (bar.part === 'verse' || bar.part === 'bridge') {
    // Muted with the palm of the hand.
    const level = (bar.part === 'verse' && bar.round === 0 ? 0.26 : 0.34) * guitar;
    for (let nth = 0; nth < 8; nth++) strike(page, bar.beat + nth * EIGHTH, 0.2, root, level);
  }
}

const PAD_LEVEL: Readonly<Record<Bar['part'], number>> = {
  before: 0.4,
  intro: 0.3,
  verse: 0.22,
  bridge: 0.42,
  chorus: 0.4,
  break: 0.5,
  outro: 0.4,
  after: 0.45,
};

function writeChords(page: Page, bar: Bar, { pad }: Backing): void {
  const level = PAD_LEVEL[bar.part] * pad;
  for (const [nth, pitch] of voicing(bar, KEYS_LOW).entries()) {
    page.tone('pad', bar.beat, BEATS * 0.98, pitch, level, (nth - 1) * 0.5);
  }
  // The easiest chart is what everybody hears: the keys play its notes with the full chord.
  const marks = bar.easy.length > 0 ? bar.easy.map(({ beat }) => beat) : [bar.beat];
  for (const [nth, beat] of marks.entries()) {
    const until = Math.min(marks[nth + 1] ?? bar.beat + BEATS, beat + 2);
    for (const pitch of voicing(bar, KEYS_LOW + 5)) page.tone('keys', beat, until - beat, pitch, 0.36, -0.3);
  }
}

/** Writes bass, guitar and chords of a measure. */
export function writeBacking(page: Page, bar: Bar, backing: Backing, next: Bar | undefined): void {
  writeBass(page, bar, backing.bass, next);
  writeGuitar(page, bar, backing);
  writeChords(page, bar, backing);
}
