import type { ScoringChart, ScoringNote } from './chart.ts';
import { type ChartEntry, FEVER_COMMANDS, type ParsedChart, type SystemEntry } from './notes.ts';
import { repairSentence } from './repairs.ts';
import { beatToSeconds, tempoSpans } from './time.ts';

/** Windows reach this much further than their seconds say, or notes right on the edge get lost (reference R6). */
export const WINDOW_TOLERANCE = 1e-6;

interface Hit {
  readonly beat: number;
  readonly skill: boolean;
}

/** By beat, the skill note first among equal beats (reference R8). */
export const inScoringOrder = (a: Hit, b: Hit): number =>
  a.beat - b.beat || Number(b.skill) - Number(a.skill);

/** The notes an entry scores: every visible node of a slide or hold, nothing of tempo and system rows (reference R8). */
export function hitsOf(entry: ChartEntry): readonly Hit[] {
  switch (entry.type) {
    case 'Single':
    case 'Directional':
      return [entry];
    case 'Slide':
    case 'Long':
      return entry.connections.filter((node) => !node.hidden);
    case 'BPM':
    case 'System':
      return [];
  }
}

interface FeverRange {
  readonly start: number;
  readonly end: number;
}

function feverRange(entries: readonly ChartEntry[]): FeverRange | null {
  const systems = entries.filter((entry): entry is SystemEntry => entry.type === 'System');
  const start = systems.find((entry) => entry.data === FEVER_COMMANDS.start);
  const end = systems.find((entry) => entry.data === FEVER_COMMANDS.end);
  return start && end && end.beat >= start.beat ? { start: start.beat, end: end.beat } : null;
}

/** Notes in the order in which they score. */
export function scoringChart(chart: ParsedChart): ScoringChart {
  const spans = tempoSpans(chart.entries);
  const fever = feverRange(chart.entries);
  const hits = chart.entries.flatMap(hitsOf);
  const ordered = hits.toSorted(inScoringOrder);
  const notes = ordered.map(
    ({ beat, skill }): ScoringNote => ({
      time: beatToSeconds(spans, beat),
      beat,
      skill,
      fever: fever !== null && beat >= fever.start && beat <= fever.end,
    }),
  );
  const skillNotes = [...notes.keys()].filter((index) => notes[index]?.skill);
  return { notes, skillNotes, hasFever: fever !== null, repairs: chart.repairs.map(repairSentence) };
}

/**
 * Index after the last note a skill covers. `skillNote` is its index in `notes`: the window holds the notes after it,
 * also at the same time, up to its time plus `durationSeconds`, and `delaySeconds` more where the game answers late.
 */
export function coveredEnd(
  notes: ScoringChart['notes'],
  skillNote: number,
  durationSeconds: number,
  delaySeconds = 0,
): number {
  const from = notes[skillNote];
  if (!from) return 0;
  const limit = from.time + durationSeconds + (WINDOW_TOLERANCE + delaySeconds);
  let low = skillNote + 1;
  let high = notes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((notes[middle]?.time ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Seconds between the end of a skill and the start of one that waits for it (reference R27). */
export const REST_SECONDS = 0.75;

/** When a skill works, and how many notes it covers. */
export interface Working {
  readonly from: number;
  readonly to: number;
  readonly notes: number;
}

/**
 * Skills of the given lengths one after another: each starts at its skill note, or with `waits` not before the one before
 * has been over for a while.
 */
export function workingTimes(
  { notes, skillNotes }: ScoringChart,
  lengths: readonly number[],
  { waits, delaySeconds }: { readonly waits: boolean; readonly delaySeconds: number },
): readonly Working[] {
  let free = Number.NEGATIVE_INFINITY;
  return skillNotes.slice(0, lengths.length).map((note, window) => {
    const due = notes[note]?.time ?? 0;
    const seconds = lengths[window] ?? 0;
    const from = waits && free > due ? free : due;
    const to = from + seconds + (WINDOW_TOLERANCE + delaySeconds);
    const covered = notes.filter(
      (one, i) => i > note && (from === due || one.time >= from) && one.time <= to,
    );
    free = from + seconds + REST_SECONDS;
    return { from, to: from + seconds + delaySeconds, notes: covered.length };
  });
}
