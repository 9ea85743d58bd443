import { type Bar, BEATS, FULL_SECTIONS, isLastOfSection, SIXTEENTHS, sixteenthOf } from '../bars.ts';
import { nearestTone, OCTAVE, semitones } from '../harmony.ts';
import type { Draw, PartName } from '../plan.types.ts';
import type { ScoreBuilder } from '../score-builder.ts';
import type { Stroke } from '../strokes.ts';

/** Measures after which a tune starts over. */
const PHRASE = 4;
const MAX_BEATS = 2;

/** Degrees are counted from the tonic two octaves above the bass. */
const pitchOf = ({ tonic }: Bar, degree: number): number => tonic + 2 * OCTAVE + semitones(degree);

/** The degree around which the tune of a part moves. */
const CENTRES: Readonly<Record<PartName, number>> = {
  intro: 9,
  verse: 5,
  bridge: 7,
  chorus: 10,
  break: 8,
  outro: 10,
};
const WIDTH = 5;

/** The tune of a measure before it has a rhythm: a degree for each sixteenth, in small steps with a leap now and then. */
function contour(draw: Draw, part: PartName, measure: number): readonly number[] {
  const dice = draw('tune', part, measure);
  const centre = CENTRES[part];
  let degree = centre + dice.int(-2, 2);
  let drift = dice.pick([-1, 1]);
  return Array.from({ length: SIXTEENTHS }, (_, sixteenth) => {
    if (sixteenth % 8 === 0) drift = dice.pick([-1, 1]);
    if (sixteenth > 0 && dice.chance(0.5)) {
      const isAway = Math.abs(degree - centre) >= WIDTH - 1;
      const back = degree > centre ? -1 : 1;
      degree += isAway ? back : dice.chance(0.12) ? drift * 3 : dice.chance(0.7) ? drift : -drift;
    }
    return degree;
  });
}

/** Which tune a measure has: in each phrase the third measure repeats the first. */
const tuneOf = (at: number): number => {
  const nth = at % (2 * PHRASE);
  return nth % PHRASE === 2 ? nth - 2 : nth;
};

const isOnBeat = (sixteenth: number): boolean => sixteenth % 4 === 0;

/** How often a tone may be sung in a row. */
const MAX_REPEATS = 2;

/** The tunes of a song. They are kept, because parts return. */
export class Tunes {
  readonly #draw: Draw;
  readonly #kept = new Map<string, readonly number[]>();
  #last = 0;
  #repeats = 0;

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  /** The degree that is sung next, at a beat. The beginning of a part does not depend on what was before. */
  next(bar: Bar, part: PartName, beat: number): number {
    const planned = this.#degreeAt(bar, part, beat);
    const isFirst = bar.at === 0 && beat === bar.beat;
    this.#repeats = planned === this.#last && !isFirst ? this.#repeats + 1 : 1;
    const isStale = this.#repeats > MAX_REPEATS;
    const side = planned > CENTRES[part] ? -2 : 2;
    const degree = isStale ? nearestTone(bar.chord, planned + side) : planned;
    if (isStale) this.#repeats = 1;
    this.#last = degree;
    return degree;
  }

  #degreeAt(bar: Bar, part: PartName, beat: number): number {
    const nth = tuneOf(bar.at);
    const key = `${part} ${nth}`;
    const tune = this.#kept.get(key) ?? contour(this.#draw, part, nth);
    this.#kept.set(key, tune);
    const sixteenth = Math.min(SIXTEENTHS - 1, sixteenthOf(bar, beat));
    const degree = tune[sixteenth] ?? CENTRES[part];
    return isOnBeat(sixteenth) ? nearestTone(bar.chord, degree) : degree;
  }
}

const LEAD_LEVEL: Readonly<Record<PartName, number>> = {
  intro: 0.62,
  verse: 0.66,
  bridge: 0.68,
  chorus: 0.78,
  break: 0.6,
  outro: 0.72,
};

const SHORTEST_BEATS = 0.2;

/** The singer breathes on the last beat of every other measure. */
const BREATH_BEAT = 3;

/** What is sung in a measure: all notes of the second chart, and of the third those on a beat, in full parts on an eighth. */
function sungIn(bar: Bar): readonly Stroke[] {
  const grid = FULL_SECTIONS.has(bar.section) ? 2 : 1;
  const always = new Set(bar.sung.map(({ beat }) => beat));
  const isBreath = (beat: number): boolean => bar.at % 2 === 1 && beat - bar.beat >= BREATH_BEAT;
  return bar.denser.filter(
    ({ beat }) => always.has(beat) || (Number.isInteger(beat * grid) && !isBreath(beat)),
  );
}

/** Writes the tune of a measure. Long notes of the chart are held as long. */
export function writeMelody(score: ScoreBuilder, bar: Bar, tunes: Tunes, next: Bar | undefined): void {
  const part = bar.section;
  if (part === 'after' && bar.at === 0) {
    score.tone('lead', bar.beat, BEATS, pitchOf(bar, bar.chord + 7), 0.6);
  }
  if (part === 'before' || part === 'after') return;
  const following = next?.sung[0]?.beat ?? bar.beat + BEATS + 1;
  const sung = sungIn(bar);
  for (const [nth, { beat, until, notes }] of sung.entries()) {
    const rest = (sung[nth + 1]?.beat ?? following) - beat;
    const held = Math.max(until - beat, Math.min(rest * 0.95, MAX_BEATS));
    const beats = Math.max(SHORTEST_BEATS, Math.min(held, rest));
    const isEnd = isLastOfSection(bar) && nth === sung.length - 1;
    const tune = tunes.next(bar, part, beat);
    const degree = isEnd ? nearestTone(bar.chord, tune) : tune;
    const level = LEAD_LEVEL[part] * (notes > 1 ? 1 : 0.92);
    score.tone('lead', beat, beats, pitchOf(bar, degree), level);
    // Choruses are sung in two voices.
    if (part !== 'chorus' && !(part === 'outro' && notes > 1)) continue;
    score.tone('second', beat, beats, pitchOf(bar, nearestTone(bar.chord, degree - 3)), 0.5, 0.35);
  }
}

/** Arpeggios: degrees above the root of the chord, for each sixteenth. */
const FIGURES: readonly (readonly number[])[] = [
  [0, 4, 7, 9],
  [7, 4, 2, 4],
  [0, 2, 4, 7, 9, 7, 4, 2],
  [9, 7, 4, 7],
];

const PLUCK_LEVEL: Readonly<Record<PartName, number>> = {
  intro: 0.5,
  verse: 0.4,
  bridge: 0.44,
  chorus: 0.46,
  break: 0.55,
  outro: 0.48,
};

/** Writes the arpeggio, which has a tone at every note of the charts. */
export function writePlucks(score: ScoreBuilder, bar: Bar, draw: Draw): void {
  const part = bar.section;
  if (part === 'before' || part === 'after') return;
  const figure = draw('figure', part).pick(FIGURES);
  for (const { beat, until, notes } of bar.all) {
    const sixteenth = sixteenthOf(bar, beat);
    const pitch = pitchOf(bar, bar.chord + (figure[sixteenth % figure.length] ?? 0));
    const beats = Math.max(0.25, Math.min(until - beat, 1));
    const level = PLUCK_LEVEL[part] * (notes > 1 ? 1.25 : 1);
    score.tone('pluck', beat, beats, pitch, level, sixteenth % 2 === 0 ? 0.45 : -0.45);
    if (notes > 1) score.tone('pluck', beat, beats, pitch + OCTAVE, level * 0.5, 0);
  }
}
