import type { ScoringChart } from './chart.ts';
import type { ChartEntry, ParsedChart } from './notes.ts';
import { hitsOf } from './scoring.ts';

export const NOTE_KINDS = [
  'single',
  'flick',
  'skill',
  'directional',
  'holdStart',
  'holdTick',
  'holdEnd',
] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];
export type NoteCounts = Readonly<Record<NoteKind, number>> & { readonly total: number };

/** Number of notes: singles, directionals and every visible node (reference R8). */
export const countNotes = (chart: ParsedChart): number =>
  chart.entries.reduce((sum, entry) => sum + hitsOf(entry).length, 0);

/** One kind per note, in the order of `hitsOf`; skill and flick win over the place within a slide. */
export function kindsOf(entry: ChartEntry): readonly NoteKind[] {
  switch (entry.type) {
    case 'Single':
      return [entry.skill ? 'skill' : entry.flick ? 'flick' : 'single'];
    case 'Directional':
      return [entry.skill ? 'skill' : 'directional'];
    case 'Slide':
    case 'Long':
      return entry.connections
        .filter((node) => !node.hidden)
        .map((node, i, nodes) => {
          if (node.skill) return 'skill';
          if (node.flick) return 'flick';
          if (i === 0) return 'holdStart';
          return i === nodes.length - 1 ? 'holdEnd' : 'holdTick';
        });
    case 'BPM':
    case 'System':
      return [];
  }
}

export function countByKind(chart: ParsedChart): NoteCounts {
  const counts: Record<NoteKind, number> = {
    single: 0,
    flick: 0,
    skill: 0,
    directional: 0,
    holdStart: 0,
    holdTick: 0,
    holdEnd: 0,
  };
  let total = 0;
  for (const entry of chart.entries) {
    for (const kind of kindsOf(entry)) {
      counts[kind] += 1;
      total += 1;
    }
  }
  return { ...counts, total };
}

/** Notes in each whole second of a chart, from its start to its last note. */
export function notesBySecond({ notes }: ScoringChart): readonly number[] {
  const counts = new Array<number>(Math.floor(Math.max(0, notes.at(-1)?.time ?? 0)) + 1).fill(0);
  for (const { time } of notes) {
    const second = Math.min(counts.length - 1, Math.max(0, Math.floor(time)));
    counts[second] = (counts[second] ?? 0) + 1;
  }
  return counts;
}
