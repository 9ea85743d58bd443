import type { Harmony } from './harmony.ts';
import type { Dice, MusicPlan, PartName } from './plan.types.ts';
import { joinStrokes, type Stroke, strokesOf } from './strokes.ts';

export const BEATS = 4;

/** A measure with all that writers want to know of it. */
export interface Bar {
  /** Its first beat. */
  readonly beat: number;
  /** `before` the first part and `after` the last one nothing is played by the player. */
  readonly part: PartName | 'before' | 'after';
  /** Its place within its part, and how many that has. */
  readonly at: number;
  readonly of: number;
  /** How many parts of this name came before. */
  readonly round: number;
  /** Degree of its chord. */
  readonly chord: number;
  /** Half-tones of the tonic, in the octave of the bass. */
  readonly tonic: number;
  /** What the easiest chart asks, what the two next ones ask, which the melody follows, and all that any chart asks. */
  readonly easy: readonly Stroke[];
  readonly sung: readonly Stroke[];
  readonly denser: readonly Stroke[];
  readonly all: readonly Stroke[];
}

type Strokes = Pick<Bar, 'easy' | 'sung' | 'denser' | 'all'>;

function within(line: readonly Stroke[], measures: number): readonly (readonly Stroke[])[] {
  const bars: Stroke[][] = Array.from({ length: measures }, () => []);
  for (const stroke of line) bars[Math.floor(stroke.beat / BEATS)]?.push(stroke);
  return bars;
}

/** Strokes by measure. Melodies follow the second chart: about two notes a second, as one sings. */
function strokesByBar({ charts, measures }: MusicPlan): (measure: number) => Strokes {
  const lines = charts.map(strokesOf);
  const easy = within(lines[0] ?? [], measures);
  const sung = within(lines[1] ?? lines[0] ?? [], measures);
  const denser = within(joinStrokes(lines.slice(1, 3)), measures);
  const all = within(joinStrokes(lines), measures);
  return (measure) => ({
    easy: easy[measure] ?? [],
    sung: sung[measure] ?? [],
    denser: denser[measure] ?? [],
    all: all[measure] ?? [],
  });
}

/** The last chorus of some songs is higher. */
const RAISES: readonly number[] = [0, 0, 0, 1, 2, 2];

/** All measures of a song in order. */
export function barsOf(plan: MusicPlan, harmony: Harmony, dice: Dice): readonly Bar[] {
  const strokes = strokesByBar(plan);
  const choruses = plan.parts.filter(({ name }) => name === 'chorus');
  const raisedFrom = choruses.length > 1 ? (choruses.at(-1)?.from ?? 0) : plan.measures;
  const raise = dice.pick(RAISES);
  const rounds = new Map<string, number>();
  const bars: Bar[] = [];
  const first = plan.parts[0]?.from ?? 0;
  const end = plan.parts.at(-1)?.to ?? first;
  const plain = (part: 'before' | 'after', from: number, to: number, chord: number, tonic: number): void => {
    for (let measure = from; measure < to; measure++) {
      const place = { at: measure - from, of: to - from, round: 0, chord, tonic };
      bars.push({ beat: measure * BEATS, part, ...place, ...strokes(measure) });
    }
  };
  plain('before', 0, first, harmony.chordAt('intro', 0, 1), harmony.tonic);
  for (const { name, from, to } of plan.parts) {
    const round = rounds.get(name) ?? 0;
    rounds.set(name, round + 1);
    const tonic = harmony.tonic + (from >= raisedFrom ? raise : 0);
    for (let measure = from; measure < to; measure++) {
      const chord = harmony.chordAt(name, measure - from, to - from);
      const place = { at: measure - from, of: to - from, round, chord, tonic };
      bars.push({ beat: measure * BEATS, part: name, ...place, ...strokes(measure) });
    }
  }
  plain('after', end, plan.measures, harmony.home, bars.at(-1)?.tonic ?? harmony.tonic);
  return bars;
}
