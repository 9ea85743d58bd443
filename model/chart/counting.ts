import type { ChartEntry, ParsedChart } from './notes.ts';
import { hitsOf } from './scoring.ts';

export type NoteKind = 'single' | 'flick' | 'skill' | 'directional' | 'holdStart' | 'holdTick' | 'holdEnd';
export type NoteCounts = Readonly<Record<NoteKind, number>> & { readonly total: number };

/** Number of notes: singles, directionals and every visible node (media 1.3). */
export const countNotes = (chart: ParsedChart): number =>
  chart.entries.reduce((sum, entry) => sum + hitsOf(entry).length, 0);

/** One kind per note; skill and flick win over the place within a slide. */
function kindsOf(entry: ChartEntry): readonly NoteKind[] {
  switch (entry.type) {
    case 'Single':
      return [entry.skill ? 'skill' : entry.flick ? 'flick' : 'single'];
    case 'Directional':
      return ['directional'];
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
