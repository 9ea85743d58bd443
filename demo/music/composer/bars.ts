import type { Harmony } from './harmony.ts';
import type { Dice, Form, MusicPlan, PartName, Section, SongSectionName } from './plan.types.ts';
import { joinStrokes, type Stroke, strokesOf } from './strokes.ts';

/** Beats of a measure, and its sixteenths. */
export const BEATS = 4;
export const SIXTEENTHS = 16;

/** A measure with everything that writers need to know about it. */
export interface Bar extends BarStrokes {
  /** Its first beat. */
  readonly beat: number;
  readonly section: SongSectionName;
  /** Its index within its section, and how many measures that has. */
  readonly at: number;
  readonly of: number;
  /** How many sections of this name came before. */
  readonly round: number;
  /** Degree of its chord. */
  readonly chord: number;
  /** Pitch of the tonic, in the octave of the bass. */
  readonly tonic: number;
}

/** The strokes of a measure in some of the charts, the easiest chart being the first. */
interface BarStrokes {
  /** Of the first chart. */
  readonly easy: readonly Stroke[];
  /** Of the second: about two notes a second, which can be sung. */
  readonly sung: readonly Stroke[];
  /** Of the second and the third. */
  readonly denser: readonly Stroke[];
  readonly all: readonly Stroke[];
}

/** The sections in which the whole band plays. */
export const FULL_SECTIONS: ReadonlySet<SongSectionName> = new Set<PartName>(['intro', 'chorus', 'outro']);

export const beatOfSixteenth = ({ beat }: Bar, sixteenth: number): number =>
  beat + sixteenth * (BEATS / SIXTEENTHS);

export const sixteenthOf = (bar: Bar, beat: number): number =>
  Math.floor((beat - bar.beat) * (SIXTEENTHS / BEATS));

export const isLastOfSection = ({ at, of }: Bar): boolean => at === of - 1;

function byMeasure(line: readonly Stroke[], measures: number): readonly (readonly Stroke[])[] {
  const bars: Stroke[][] = Array.from({ length: measures }, () => []);
  for (const stroke of line) bars[Math.floor(stroke.beat / BEATS)]?.push(stroke);
  return bars;
}

function strokesByMeasure({ charts, measures }: MusicPlan): (measure: number) => BarStrokes {
  const lines = charts.map(strokesOf);
  const easy = byMeasure(lines[0] ?? [], measures);
  const sung = byMeasure(lines[1] ?? lines[0] ?? [], measures);
  const denser = byMeasure(joinStrokes(lines.slice(1, 3)), measures);
  const all = byMeasure(joinStrokes(lines), measures);
  return (measure) => ({
    easy: easy[measure] ?? [],
    sung: sung[measure] ?? [],
    denser: denser[measure] ?? [],
    all: all[measure] ?? [],
  });
}

function sectionsOf({ parts, measures }: Form): readonly Section[] {
  const first = parts[0]?.from ?? 0;
  const end = parts.at(-1)?.to ?? first;
  return [{ name: 'before', from: 0, to: first }, ...parts, { name: 'after', from: end, to: measures }];
}

/** By how many semitones the song is raised from its last chorus on. */
const RAISES: readonly number[] = [0, 0, 0, 1, 2, 2];

function raisedFrom({ parts, measures }: Form): number {
  const choruses = parts.filter(({ name }) => name === 'chorus');
  return choruses.length > 1 ? (choruses.at(-1)?.from ?? measures) : measures;
}

/** All measures of a song in order. */
export function barsOf(plan: MusicPlan, harmony: Harmony, dice: Dice): readonly Bar[] {
  const strokesOfMeasure = strokesByMeasure(plan);
  const raised = raisedFrom(plan);
  const raise = dice.pick(RAISES);
  const rounds = new Map<SongSectionName, number>();
  return sectionsOf(plan).flatMap(({ name, from, to }) => {
    const round = rounds.get(name) ?? 0;
    rounds.set(name, round + 1);
    const of = to - from;
    return Array.from({ length: of }, (_, at) => ({
      beat: (from + at) * BEATS,
      section: name,
      at,
      of,
      round,
      chord: harmony.chordAt(name, at, of),
      tonic: harmony.tonic + (from >= raised ? raise : 0),
      ...strokesOfMeasure(from + at),
    }));
  });
}
