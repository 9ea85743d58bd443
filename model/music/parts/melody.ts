import { type Bar, BEATS } from '../bars.ts';
import { halfTones, nearestTone } from '../harmony.ts';
import type { Page } from '../page.ts';
import type { Draw, PartName } from '../plan.types.ts';
import type { Stroke } from '../strokes.ts';

const SLOTS = 16;
const OCTAVE = 12;
/** Measures after which a tune begins anew. */
const PHRASE = 4;
const LONGEST_BEATS = 2;

/** Degrees around which the tune of a part moves, counted from the tonic two octaves above the bass. */
const CENTRES: Readonly<Record<PartName, number>> = {
  intro: 9,
  verse: 5,
  bridge: 7,
  chorus: 10,
  break: 8,
  outro: 10,
};
const WIDTH = 5;

/** The tune of one measure before it has a rhythm: a degree for each sixteenth, by small steps with a leap now and then. */
function contour(draw: Draw, part: PartName, measure: number): readonly number[] {
  const dice = draw('tune', part, measure);
  const centre = CENTRES[part];
  let degree = centre + dice.int(-2, 2);
  let drift = dice.pick([-1, 1]);
  return Array.from({ length: SLOTS }, (_, slot) => {
    if (slot % 8 === 0) drift = dice.pick([-1, 1]);
    if (slot > 0 && dice.chance(0.5)) {
      const isAway = Math.abs(degree - centre) >= WIDTH - 1;
      const back = degree > centre ? -1 : 1;
      degree += isAway ? back : dice.chance(0.12) ? drift * 3 : dice.chance(0.7) ? drift : -drift;
    }
    return degree;
  });
}

/** Which measure of tunes a measure plays: the third takes up the first. */
const tuneOf = (at: number): number => {
  const nth = at % (2 * PHRASE);
  return nth % PHRASE === 2 ? nth - 2 : nth;
};

const isStrong = (slot: number): boolean => slot % 4 === 0;

/** So often one tone is sung in a row before the tune moves on. */
const MOST_ALIKE = 2;

/** The tunes of a song, each kept, because parts come back. */
export class Tunes {
  readonly #draw: Draw;
  readonly #kept = new Map<string, readonly number[]>();
  #last = 0;
  #alike = 0;

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  /** The degree that is sung next, on a beat. Parts begin alike whatever was before. */
  next(bar: Bar, part: PartName, beat: number): number {
    const meant = this.#degreeAt(bar, part, beat);
    const isFirst = bar.at === 0 && beat === bar.beat;
    this.#alike = meant === this.#last && !isFirst ? this.#alike + 1 : 1;
    const isStale = this.#alike > MOST_ALIKE;
    const side = meant > CENTRES[part] ? -2 : 2;
    const degree = isStale ? nearestTone(bar.chord, meant + side) : meant;
    if (isStale) this.#alike = 1;
    this.#last = degree;
    return degree;
  }

  #degreeAt(bar: Bar, part: PartName, beat: number): number {
    const nth = tuneOf(bar.at);
    const key = `${part} ${nth}`;
    const tune = this.#kept.get(key) ?? contour(this.#draw, part, nth);
    this.#kept.set(key, tune);
    const slot = Math.min(SLOTS - 1, Math.floor((beat - bar.beat) * (SLOTS / BEATS)));
    const degree = tune[slot] ?? CENTRES[part];
    return isStrong(slot) ? nearestTone(bar.chord, degree) : degree;
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

/** Two strokes closer than this are one breath. */
const SHORTEST_BEATS = 0.2;

/** Parts that are sung densely, in eighths where the third chart has them. */
const DENSE: ReadonlySet<PartName> = new Set(['intro', 'chorus', 'outro']);
const BREATH_FROM = 3;

/** What is sung in a measure: all that the second chart asks for, and of the third what a singer can do; she breathes in every other measure. */
function sungIn(bar: Bar, part: PartName): readonly Stroke[] {
  const grid = DENSE.has(part) ? 2 : 1;
  const asked = new Set(bar.sung.map(({ beat }) => beat));
  const isBreath = (beat: number): boolean => bar.at % 2 === 1 && beat - bar.beat >= BREATH_FROM;
  return bar.denser.filter(
    ({ beat }) => asked.has(beat) || (Number.isInteger(beat * grid) && !isBreath(beat)),
  );
}

/** Writes the tune of a measure, each tone held as long as it is held in the chart. */
export function writeMelody(page: Page, bar: Bar, tunes: Tunes, next: Bar | undefined): void {
  const { part } = bar;
  const low = bar.tonic + 2 * OCTAVE;
  if (part === 'after' && bar.at === 0) {
    page.tone('lead', bar.beat, BEATS, low + halfTones(bar.chord + 7), 0.6);
    return;
  }
  if (part === 'before' || part === 'after') return;
  const following = next?.sung[0]?.beat ?? bar.beat + BEATS + 1;
  const sung = sungIn(bar, part);
  for (const [nth, { beat, until, notes }] of sung.entries()) {
    const rest = (sung[nth + 1]?.beat ?? following) - beat;
    const held = Math.max(until - beat, Math.min(rest * 0.95, LONGEST_BEATS));
    const beats = Math.max(SHORTEST_BEATS, Math.min(held, rest));
    const isClose = bar.at === bar.of - 1 && nth === sung.length - 1;
    const tune = tunes.next(bar, part, beat);
    const degree = isClose ? nearestTone(bar.chord, tune) : tune;
    const level = LEAD_LEVEL[part] * (notes > 1 ? 1 : 0.92);
    page.tone('lead', beat, beats, low + halfTones(degree), level);
    // Choruses are sung in two voices.
    if (part !== 'chorus' && !(part === 'outro' && notes > 1)) continue;
    page.tone('second', beat, beats, low + halfTones(nearestTone(bar.chord, degree - 3)), 0.5, 0.35);
  }
}

/** Degrees above the root of the chord, for each sixteenth. */
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

/** Writes the broken chords that strike whenever the player does. */
export function writePlucks(page: Page, bar: Bar, draw: Draw): void {
  const { part } = bar;
  if (part === 'before' || part === 'after') return;
  const figure = draw('figure', part).pick(FIGURES);
  const low = bar.tonic + 2 * OCTAVE;
  for (const { beat, until, notes } of bar.all) {
    const slot = Math.floor((beat - bar.beat) * (SLOTS / BEATS));
    const degree = bar.chord + (figure[slot % figure.length] ?? 0);
    const beats = Math.max(0.25, Math.min(until - beat, 1));
    const level = PLUCK_LEVEL[part] * (notes > 1 ? 1.25 : 1);
    page.tone('pluck', beat, beats, low + halfTones(degree), level, slot % 2 === 0 ? 0.45 : -0.45);
    if (notes > 1) page.tone('pluck', beat, beats, low + OCTAVE + halfTones(degree), level * 0.5, 0);
  }
}
