import type { SongPart } from '../music/composer/plan.types.ts';
import type { Random } from '../seeded/random.ts';
import type { SongPlan } from '../songs/song-plan.ts';

/** One stretch of a song; measures of parts of the same name share their rhythm. */
export interface ChartPart extends SongPart {
  /** Notes per second relative to the chart's average. */
  readonly intensity: number;
}

interface Share extends Pick<ChartPart, 'name' | 'intensity'> {
  /** Of the song's measures. */
  readonly share: number;
}

const FORM: readonly Share[] = [
  { name: 'intro', intensity: 0.8, share: 0.08 },
  { name: 'verse', intensity: 0.85, share: 0.15 },
  { name: 'bridge', intensity: 0.95, share: 0.09 },
  { name: 'chorus', intensity: 1.2, share: 0.16 },
  { name: 'break', intensity: 0.75, share: 0.06 },
  { name: 'verse', intensity: 0.9, share: 0.12 },
  { name: 'bridge', intensity: 1, share: 0.08 },
  { name: 'chorus', intensity: 1.22, share: 0.18 },
  { name: 'outro', intensity: 1.05, share: 0.08 },
];

export interface MeasurePlan {
  /** First beat. */
  readonly beat: number;
  readonly notes: number;
  readonly part: ChartPart;
  /** Place within the four-measure phrase. */
  readonly phrase: number;
}

const LEAD_IN = 2;
const TAIL = 1;

/** The parts of a song, without the measures before and after them in which nothing is played. Its music has the same form. */
export function partsOf({ measures }: Pick<SongPlan, 'measures'>): readonly ChartPart[] {
  const count = measures - LEAD_IN - TAIL;
  const parts: ChartPart[] = [];
  let [until, from] = [0, LEAD_IN];
  for (const { name, intensity, share } of FORM) {
    until += share;
    let to = from;
    while (to < LEAD_IN + count && (to - LEAD_IN) / count < until) to++;
    if (to > from) parts.push({ name, from, to, intensity });
    from = to;
  }
  const last = parts.at(-1);
  // The sum of the shares may be a little less than one.
  if (last) parts[parts.length - 1] = { ...last, to: LEAD_IN + count };
  return parts;
}

function tempoAt(song: SongPlan, beat: number): number {
  let bpm = song.tempos[0]!.bpm;
  for (const tempo of song.tempos) if (tempo.beat <= beat) bpm = tempo.bpm;
  return bpm;
}

/** Deals a chart's notes out to its measures: denser in the chorus, exact in sum. */
export function planMeasures(song: SongPlan, notes: number, rng: Random): MeasurePlan[] {
  const measures = partsOf(song).flatMap((part) =>
    Array.from({ length: part.to - part.from }, (_, nth) => {
      const measure = part.from + nth;
      const beat = measure * 4;
      const seconds = 240 / tempoAt(song, beat);
      const weight = part.intensity * seconds * (1 + 0.12 * rng.bell());
      return { beat, part, phrase: (measure - LEAD_IN) % 4, weight };
    }),
  );
  const sum = measures.reduce((total, { weight }) => total + weight, 0);
  let dealt = 0;
  let owed = 0;
  return measures.map(({ beat, part, phrase, weight }) => {
    owed += (notes * weight) / sum;
    const share = Math.round(owed) - dealt;
    dealt += share;
    return { beat, part, phrase, notes: share };
  });
}
