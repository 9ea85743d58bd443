import type { Bar } from '../bars.ts';
import type { Page } from '../page.ts';
import type { Dice, PartName } from '../plan.types.ts';
import type { Drum, Style } from '../score.types.ts';

/** Sixteenths of a measure on which a drum is struck. */
interface Groove {
  readonly kick: readonly number[];
  readonly snare: readonly number[];
  /** Sixteenths between two strokes of the cymbal that keeps time. */
  readonly step: number;
  readonly keeper: Drum;
}

const KICKS: Readonly<Record<Style, readonly (readonly number[])[]>> = {
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

export function chooseGrooves(style: Style, dice: Dice): Grooves {
  const kick = dice.pick(KICKS[style]);
  const busy = style === 'dance' ? FOUR : [...new Set([...kick, dice.pick([2, 11, 14])])];
  const isWide = dice.chance(0.5);
  return {
    intro: { kick, snare: BACKBEAT, step: 2, keeper: 'openHat' },
    verse: { kick, snare: BACKBEAT, step: 2, keeper: 'hat' },
    bridge: { kick: [0, 8], snare: isWide ? HALF_TIME : BACKBEAT, step: isWide ? 4 : 2, keeper: 'ride' },
    chorus: { kick: busy, snare: BACKBEAT, step: style === 'rock' ? 4 : 2, keeper: 'openHat' },
    break: { kick: [0], snare: HALF_TIME, step: 4, keeper: 'ride' },
    outro: { kick: busy, snare: BACKBEAT, step: 4, keeper: 'openHat' },
  };
}

const KEEPER_LEVEL: Readonly<Partial<Record<Drum, number>>> = { hat: 0.5, openHat: 0.4, ride: 0.42 };
const SIXTEENTH = 0.25;

const slotBeat = ({ beat }: Bar, slot: number): number => beat + slot * SIXTEENTH;

/** Sticks before the first part, one more of everything before the music begins. */
function countIn(page: Page, bar: Bar): void {
  const isLast = bar.at === bar.of - 1;
  for (const slot of FOUR) page.hit('stick', slotBeat(bar, slot), 0.5);
  if (!isLast) return;
  for (const slot of [8, 10, 12, 13, 14, 15]) {
    page.hit(slot < 12 ? 'snare' : 'highTom', slotBeat(bar, slot), 0.35 + slot * 0.03);
  }
}

/** A part ends with a roll, which follows what is played there. */
function roll(page: Page, bar: Bar): void {
  const from = bar.beat + 2;
  for (const { beat, notes } of bar.all) {
    if (beat < from) continue;
    const drum: Drum = beat < from + 1 ? 'snare' : beat < from + 1.5 ? 'highTom' : 'lowTom';
    page.hit(drum, beat, 0.5 + 0.12 * Math.min(notes, 2), beat < from + 1 ? 0 : -0.25);
  }
}

/** What the player does is struck along: two at once as a clap, a flick as a splash, all else by a light hat. */
function follow(page: Page, bar: Bar): void {
  for (const { beat, notes, isFlick } of bar.all) {
    if (isFlick) page.hit('openHat', beat, 0.42, 0.3);
    else if (notes > 1) page.hit('clap', beat, 0.4, 0.15);
    else page.hit('hat', beat, 0.3, -0.2);
  }
}

/** The last stroke of all. */
function finish(page: Page, bar: Bar): void {
  if (bar.at > 0) return;
  for (const drum of ['kick', 'snare', 'crash'] as const) page.hit(drum, bar.beat, 0.9);
}

function keepTime(page: Page, bar: Bar, { kick, snare, step, keeper }: Groove, dice: Dice): void {
  const isEnd = bar.at === bar.of - 1;
  const until = isEnd ? 8 : 16;
  const isOpening = bar.at === 0 || (bar.at % 4 === 0 && (bar.part === 'chorus' || bar.part === 'outro'));
  if (isOpening) page.hit('crash', bar.beat, bar.at === 0 ? 0.75 : 0.55, 0.2);
  for (const slot of kick) if (slot < until) page.hit('kick', slotBeat(bar, slot), 0.95);
  for (const slot of snare) if (slot < until) page.hit('snare', slotBeat(bar, slot), 0.8);
  for (let slot = 0; slot < until; slot += step) {
    const level = (KEEPER_LEVEL[keeper] ?? 0.4) * (slot % 4 === 0 ? 1 : 0.75);
    page.hit(keeper, slotBeat(bar, slot), level, -0.2);
  }
  if (isEnd) roll(page, bar);
  else if (bar.at % 4 === 3 && dice.chance(0.6)) page.hit('snare', slotBeat(bar, 15), 0.4);
}

/** Writes the drums of a measure. */
export function writeDrums(page: Page, bar: Bar, grooves: Grooves, dice: Dice): void {
  follow(page, bar);
  if (bar.part === 'before') countIn(page, bar);
  else if (bar.part === 'after') finish(page, bar);
  else keepTime(page, bar, grooves[bar.part], dice);
}
