import { type Bar, BEATS, beatOfSixteenth, isLastOfSection, SIXTEENTHS } from '../bars.ts';
import type { Dice, PartName } from '../plan.types.ts';
import type { Drum, MusicStyle } from '../score.types.ts';
import type { ScoreBuilder } from '../score-builder.ts';

/** The sixteenths of a measure on which each drum is struck. */
interface Groove {
  readonly kick: readonly number[];
  readonly snare: readonly number[];
  /** The cymbal that keeps time, and how many sixteenths lie between two of its strokes. */
  readonly cymbal: Drum;
  readonly step: number;
}

const KICKS: Readonly<Record<MusicStyle, readonly (readonly number[])[]>> = {
  rock: [
    [0, 6, 8],
    [0, 8, 10],
    [0, 3, 8, 10],
  ],
  pop: [
    [0, 7, 10],
    [0, 8, 11],
    [0, 6, 10],
  ],
  dance: [[0, 4, 8, 12]],
  symphonic: [
    [0, 6, 8, 14],
    [0, 2, 8, 10],
  ],
};
const BACKBEAT: readonly number[] = [4, 12];
const HALF_TIME: readonly number[] = [8];
const FOUR: readonly number[] = [0, 4, 8, 12];

/** How a drummer plays the parts of a song: chosen once for it. */
export type Grooves = Readonly<Record<PartName, Groove>>;

export function chooseGrooves(style: MusicStyle, dice: Dice): Grooves {
  const kick = dice.pick(KICKS[style]);
  const busy = style === 'dance' ? FOUR : [...new Set([...kick, dice.pick([2, 11, 14])])];
  const isWide = dice.chance(0.5);
  return {
    intro: { kick, snare: BACKBEAT, step: 2, cymbal: 'openHat' },
    verse: { kick, snare: BACKBEAT, step: 2, cymbal: 'hat' },
    bridge: { kick: [0, 8], snare: isWide ? HALF_TIME : BACKBEAT, step: isWide ? 4 : 2, cymbal: 'ride' },
    chorus: { kick: busy, snare: BACKBEAT, step: style === 'rock' ? 4 : 2, cymbal: 'openHat' },
    break: { kick: [0], snare: HALF_TIME, step: 4, cymbal: 'ride' },
    outro: { kick: busy, snare: BACKBEAT, step: 4, cymbal: 'openHat' },
  };
}

const CYMBAL_LEVEL: Readonly<Partial<Record<Drum, number>>> = { hat: 0.5, openHat: 0.4, ride: 0.42 };

/** The sticks count in the first part, and a fill leads to it. */
function countIn(score: ScoreBuilder, bar: Bar): void {
  for (const sixteenth of FOUR) score.hit('stick', beatOfSixteenth(bar, sixteenth), 0.5);
  if (!isLastOfSection(bar)) return;
  for (const sixteenth of [8, 10, 12, 13, 14, 15]) {
    score.hit(sixteenth < 12 ? 'snare' : 'highTom', beatOfSixteenth(bar, sixteenth), 0.35 + sixteenth * 0.03);
  }
}

/** A part ends with a fill on the notes of the charts. */
function fill(score: ScoreBuilder, bar: Bar): void {
  const from = bar.beat + BEATS / 2;
  for (const { beat, notes } of bar.all) {
    if (beat < from) continue;
    const drum: Drum = beat < from + 1 ? 'snare' : beat < from + 1.5 ? 'highTom' : 'lowTom';
    score.hit(drum, beat, 0.5 + 0.12 * Math.min(notes, 2), beat < from + 1 ? 0 : -0.25);
  }
}

/** Every note of the charts has a hit: a flick an open hat, two notes at once a clap, any other a light hat. */
function follow(score: ScoreBuilder, bar: Bar): void {
  for (const { beat, notes, isFlick } of bar.all) {
    if (isFlick) score.hit('openHat', beat, 0.42, 0.3);
    else if (notes > 1) score.hit('clap', beat, 0.4, 0.15);
    else score.hit('hat', beat, 0.3, -0.2);
  }
}

/** The last hit of the song. */
function finish(score: ScoreBuilder, bar: Bar): void {
  if (bar.at > 0) return;
  for (const drum of ['kick', 'snare', 'crash'] as const) score.hit(drum, bar.beat, 0.9);
}

function keepTime(score: ScoreBuilder, bar: Bar, { kick, snare, step, cymbal }: Groove, dice: Dice): void {
  const isLast = isLastOfSection(bar);
  const until = isLast ? SIXTEENTHS / 2 : SIXTEENTHS;
  const isOpening =
    bar.at === 0 || (bar.at % 4 === 0 && (bar.section === 'chorus' || bar.section === 'outro'));
  if (isOpening) score.hit('crash', bar.beat, bar.at === 0 ? 0.75 : 0.55, 0.2);
  for (const sixteenth of kick)
    if (sixteenth < until) score.hit('kick', beatOfSixteenth(bar, sixteenth), 0.95);
  for (const sixteenth of snare)
    if (sixteenth < until) score.hit('snare', beatOfSixteenth(bar, sixteenth), 0.8);
  for (let sixteenth = 0; sixteenth < until; sixteenth += step) {
    const level = (CYMBAL_LEVEL[cymbal] ?? 0.4) * (sixteenth % 4 === 0 ? 1 : 0.75);
    score.hit(cymbal, beatOfSixteenth(bar, sixteenth), level, -0.2);
  }
  if (isLast) fill(score, bar);
  else if (bar.at % 4 === 3 && dice.chance(0.6)) score.hit('snare', beatOfSixteenth(bar, 15), 0.4);
}

/** Writes the drums of a measure. */
export function writeDrums(score: ScoreBuilder, bar: Bar, grooves: Grooves, dice: Dice): void {
  follow(score, bar);
  if (bar.section === 'before') countIn(score, bar);
  else if (bar.section === 'after') finish(score, bar);
  else keepTime(score, bar, grooves[bar.section], dice);
}
