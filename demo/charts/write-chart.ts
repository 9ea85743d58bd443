import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { type Random, random } from '../seeded/random.ts';
import { beatOf, type ChartJob, type DemoChartEntry, type DemoChartMark, type Note } from './chart.types.ts';
import { bend } from './holds.ts';
import { markFever, markSkills } from './marks.ts';
import { createFlow, writeMeasure } from './measure.ts';
import { planMeasures } from './quotas.ts';
import { type ChartStyle, STYLES } from './style.ts';

/** About thirty notes of an expert chart fill the fever gauge. */
const CHARGES: readonly number[] = [8, 14, 22, 30, 32];

/** Beats on which a slide or hold has a point after its start. */
const laterPoints = (notes: readonly Note[]): ReadonlySet<number> =>
  new Set(notes.flatMap((note) => ('beat' in note ? [] : note.connections.slice(1).map(({ beat }) => beat))));

/** Turns lonely single notes into directional ones that stay within the lanes and cover no point of a slide. */
function direct(notes: readonly Note[], style: ChartStyle, rng: Random): Note[] {
  const perBeat = new Map<number, number>();
  for (const note of notes) perBeat.set(beatOf(note), (perBeat.get(beatOf(note)) ?? 0) + 1);
  const points = laterPoints(notes);
  return notes.map((note) => {
    if (note.type !== 'Single' || perBeat.get(note.beat) !== 1 || !rng.chance(style.directionalShare))
      return note;
    const direction = note.lane >= 3 ? 'Left' : 'Right';
    const drawn = rng.int(1, 3);
    const width = points.has(note.beat) ? 1 : drawn;
    return { type: 'Directional', beat: note.beat, lane: note.lane, direction, width };
  });
}

function writeNotes({ seed, song, plan }: ChartJob): Note[] {
  const style = STYLES[plan.difficulty];
  const key = [seed, 'chart', plan.songId, DIFFICULTIES.indexOf(plan.difficulty)] as const;
  const rng = random(...key);
  const flow = createFlow();
  const notes = planMeasures(song, plan.notes, rng).flatMap((measure) => {
    // Every other measure of a phrase repeats the figure of the one two before it.
    const figure = random(
      ...key,
      measure.part.name,
      measure.phrase === 3 ? 3 : measure.phrase % 2,
      measure.notes,
    );
    return writeMeasure(measure, flow, style, figure, rng);
  });
  const directed = style.directionalShare > 0 ? direct(notes, style, rng) : notes;
  return style.hiddenNodes
    ? directed.map((note) => (note.type === 'Slide' && rng.chance(0.6) ? bend(note, rng) : note))
    : directed;
}

/** Last beat of any node. */
const endOf = (note: Note): number =>
  'beat' in note ? note.beat : note.connections[note.connections.length - 1]!.beat;

/** Two ordered lists as one; marks stand before notes on the same beat. */
function merged(marks: readonly DemoChartMark[], notes: readonly Note[]): DemoChartEntry[] {
  const entries: DemoChartEntry[] = [];
  let next = 0;
  for (const note of notes) {
    const beat = beatOf(note);
    for (let mark = marks[next]; mark && mark.beat <= beat; mark = marks[++next]) entries.push(mark);
    entries.push(note);
  }
  return [...entries, ...marks.slice(next)];
}

/**
 * Writes one chart in the API's shape: a function of seed, song and difficulty. It has exactly `plan.notes` scoring
 * notes, six of them skill notes, and fever commands unless the song has none.
 */
export function writeChart(job: ChartJob): DemoChartEntry[] {
  const { song, plan } = job;
  const notes = writeNotes(job);
  const lastBeat = notes.reduce((last, note) => Math.max(last, endOf(note)), 0);
  markSkills(notes, lastBeat);
  const charges = CHARGES[DIFFICULTIES.indexOf(plan.difficulty)]!;
  const fever = song.hasFever ? markFever(notes, lastBeat, charges) : [];
  const tempo = song.tempos.map(({ beat, bpm }): DemoChartMark => ({ type: 'BPM', bpm, beat }));
  const sound: DemoChartMark = {
    type: 'System',
    data: `bgm${String(song.id).padStart(3, '0')}.wav`,
    beat: 0,
  };
  const marks = [...tempo, sound, ...fever].sort((a, b) => a.beat - b.beat);
  return merged(marks, notes);
}
