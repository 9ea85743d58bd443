import type { MetaRow } from '../records/song-meta.ts';
import { comboMultiplier } from '../rules/combo.ts';
import { noteShare } from '../rules/note-share.ts';
import type { ScoringChart } from './chart.ts';
import { coveredEnd } from './scoring.ts';

/** Every skill duration in the game, in the order of the published file (reference R6). */
export const META_DURATIONS = [
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '3.5',
  '4.5',
  '5.5',
  '5.6',
  '5.7',
  '6.2',
  '6.4',
  '6.5',
  '6.8',
  '7.2',
  '7.5',
] as const;

/** Rows by META_DURATIONS. */
export type SongMeta = Readonly<Record<string, MetaRow>>;

const FEVER_FACTOR = 2;
const DECIMALS = 10_000;
const rounded = (value: number): number => Math.round(value * DECIMALS) / DECIMALS;

function coveredNotes(chart: ScoringChart, durationSeconds: number): Uint8Array {
  const covered = new Uint8Array(chart.notes.length);
  for (const note of chart.skillNotes) {
    covered.fill(1, note + 1, Math.max(note + 1, coveredEnd(chart.notes, note, durationSeconds)));
  }
  return covered;
}

/** Share × combo of each note, and the same with fever doubled. */
interface Weights {
  readonly plain: Float64Array;
  readonly fever: Float64Array;
}

function weightsOf(chart: ScoringChart, level: number): Weights {
  const share = noteShare(level, chart.notes.length);
  const plain = Float64Array.from(chart.notes, (_, i) => share * comboMultiplier(i + 1));
  const fever = Float64Array.from(
    chart.notes,
    (note, i) => (plain[i] ?? 0) * (note.fever ? FEVER_FACTOR : 1),
  );
  return { plain, fever };
}

/** Sum over notes inside (1) or outside (0) of skills, in the order of notes. */
function sumWhere(weights: Float64Array, covered: Uint8Array, inside: 0 | 1): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) if (covered[i] === inside) sum += weights[i] ?? 0;
  return rounded(sum);
}

/** `songs/meta` of one chart at its play level (reference R6), four decimals. */
export function songMeta(chart: ScoringChart, level: number): SongMeta {
  const { plain, fever } = weightsOf(chart, level);
  const row = (duration: string): MetaRow => {
    const covered = coveredNotes(chart, Number(duration));
    return [
      sumWhere(plain, covered, 0),
      sumWhere(plain, covered, 1),
      sumWhere(fever, covered, 0),
      sumWhere(fever, covered, 1),
    ];
  };
  return Object.fromEntries(META_DURATIONS.map((duration) => [duration, row(duration)]));
}
