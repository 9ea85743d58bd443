import { asNumber, type JsonObject } from '#model/records/reading';
import type { Repairs } from '../../repairs.ts';
import type { NumberedRow } from '../../shapes/rows.ts';
import { eased } from '../eased.ts';
import type { ChartText, FormatRows } from '../format.ts';
import { heldRow } from '../held-row.ts';
import { type LaneReading, lanesFor, type Wide } from '../twelve-lanes.ts';
import { type SusNote, type SusScore, scoreOf } from './sus-lines.ts';
import { FIRST_LANE, keyOf, TICKS } from './sus-places.ts';

const IS_SUS =
  /^[^\S\r\n]*#(?:BPM[0-9A-Z]{2}\s*:|REQUEST\b|WAVEOFFSET\b|MEASUREBS\b|TIL[0-9A-Z]{2}\s*:|\d{3}[0-9A-Z]{3}\s*:)/im;

export const isSus = ({ text, json }: ChartText): boolean => json === undefined && IS_SUS.test(text);

/** The middle of sixteen lanes. */
const MIDDLE = 8;
const ZERO = FIRST_LANE + 1 / 2 - MIDDLE;
const SEVEN = 7;
const OWN = {
  zero: ZERO,
  isOwn: (middle: number) => middle - ZERO >= 0 && middle - ZERO < SEVEN && Number.isInteger(middle - ZERO),
};
const FIRST_PLAYED = 2;
const LAST_PLAYED = 13;

const tickOf = (beat: number): number => Math.round(beat * TICKS);
const placeOf = ({ beat, lane }: SusNote): string => keyOf(tickOf(beat), lane);
const middleOf = ({ lane, width }: SusNote): number => lane + width / 2 - MIDDLE;

const FLICKS = [1, 3, 4];
const EASES: Readonly<Record<number, string>> = { 2: 'in', 5: 'out', 6: 'out' };
/** Kinds of taps that modify a slide at their position and are not notes. */
const UNSEEN_ENDS = [7, 8];
const UNJUDGED = 3;
const TAPS = [1, 2, UNJUDGED, 5, 6];

/** How the notes at one position modify each other. */
class Marks {
  readonly #flicks = new Map<string, number>();
  readonly #eases = new Map<string, string>();
  readonly #taps = new Map<string, number>();

  constructor({ taps, directionals }: SusScore) {
    for (const note of directionals) {
      const ease = EASES[note.kind];
      if (ease !== undefined) this.#eases.set(placeOf(note), ease);
      if (FLICKS.includes(note.kind)) this.#flicks.set(placeOf(note), note.kind);
    }
    for (const note of taps) this.#taps.set(placeOf(note), note.kind);
  }

  flick(note: SusNote): number | null {
    return this.#flicks.get(placeOf(note)) ?? null;
  }

  ease(note: SusNote): string | null {
    return this.#eases.get(placeOf(note)) ?? null;
  }

  tap(note: SusNote): number {
    return this.#taps.get(placeOf(note)) ?? 0;
  }
}

function nodeOf(note: SusNote, marks: Marks, lanes: LaneReading) {
  const { beat, kind } = note;
  const tap = marks.tap(note);
  const isEnd = kind === 1 || kind === 2;
  const hidden = isEnd ? UNSEEN_ENDS.includes(tap) : kind === 5;
  // A judged node with such a mark lies on the slide.
  const isAttached = kind === 3 && tap === UNJUDGED;
  return {
    beat,
    lane: isAttached ? null : lanes.lane(middleOf(note), hidden),
    hidden,
    flick: kind === 2 && marks.flick(note) !== null,
    ease: marks.ease(note),
  };
}

const slideRow = (slide: readonly SusNote[], marks: Marks, lanes: LaneReading): JsonObject =>
  heldRow(eased(slide.map((note) => nodeOf(note, marks, lanes))));

function tapRow(note: SusNote, marks: Marks, lanes: LaneReading): JsonObject {
  const { beat, width } = note;
  const flick = marks.flick(note);
  if (flick === null || flick === 1) {
    return { type: 'Single', beat, lane: lanes.lane(middleOf(note), false), flick: flick !== null };
  }
  const wide = wideOf(note, false, true);
  const isLeft = flick === 3;
  return {
    type: 'Directional',
    beat,
    direction: isLeft ? 'Left' : 'Right',
    ...lanes.directional({ ...wide, width }, isLeft),
  };
}

const wideOf = (note: SusNote, isHidden: boolean, isDirectional: boolean): Wide => ({
  middle: middleOf(note),
  width: note.width,
  isHidden,
  isDirectional,
});

const isPlayed = ({ lane, kind }: SusNote): boolean =>
  lane >= FIRST_PLAYED && lane <= LAST_PLAYED && TAPS.includes(kind);

/** Directional notes of this game may reach beyond the lanes that are played. */
const isDirectional = (note: SusNote, marks: Marks): boolean => (marks.flick(note) ?? 1) !== 1;

export function readSus({ text }: ChartText, repairs: Repairs): FormatRows {
  const score = scoreOf(text, repairs);
  const marks = new Marks(score);
  const onSlides = new Set(score.slides.flat().map(placeOf));
  const loose = score.taps.filter((note) => !onSlides.has(placeOf(note)));
  const isNote = (note: SusNote) => isPlayed(note) || isDirectional(note, marks);
  const taps = loose.filter(isNote);
  for (const note of loose) if (!isNote(note)) repairs.add('otherNote', { type: 'Line', row: note.number });
  const lanes = lanesFor(
    [
      ...taps.map((note) => wideOf(note, false, isDirectional(note, marks))),
      ...score.slides.flat().map((note) => wideOf(note, note.kind === 5, false)),
    ],
    OWN,
    repairs,
  );
  const rows: NumberedRow[] = [
    ...score.tempi.map(({ number, beat, bpm }) => ({ number, json: { type: 'BPM', beat, bpm } })),
    ...taps.map((note) => ({ number: note.number, json: tapRow(note, marks, lanes) })),
    ...score.slides.map((slide) => ({ number: slide[0]?.number ?? 1, json: slideRow(slide, marks, lanes) })),
  ];
  return { rows, musicDelay: asNumber(score.waveOffset) ?? 0 };
}
