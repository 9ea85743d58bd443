import { playHands } from '../../analysis/hands.ts';
import type { ChartEntry } from '../../notes.ts';
import { playableChart } from '../../playing/playable.ts';
import { beatToSeconds } from '../../time.ts';
import { type ChartSheet, spansOf } from '../sheet.ts';
import { type NoteHead, nodesInOrder } from './heads.ts';
import type { ChartProblem } from './problem.ts';

function inOrder(entry: ChartEntry): ChartEntry {
  if (entry.type !== 'Slide') return entry;
  const connections = nodesInOrder(entry.connections);
  return connections === entry.connections ? entry : { ...entry, connections };
}

/** Notes that a hand has to go past the other for, as the model of two hands plays them (reference R72). */
export function reachProblems(sheet: ChartSheet, heads: readonly NoteHead[]): readonly ChartProblem[] {
  const { oddities } = playHands(
    playableChart({ entries: sheet.entries.map(({ entry }) => inOrder(entry)), repairs: [] }),
  );
  const times = new Set(oddities.filter(({ kind }) => kind === 'crossing').map(({ time }) => time));
  if (times.size === 0) return [];
  const spans = spansOf(sheet);
  const byBeat = new Map<number, string[]>();
  for (const { beat, key } of heads) {
    if (!times.has(beatToSeconds(spans, beat))) continue;
    const keys = byBeat.get(beat) ?? [];
    keys.push(key);
    byBeat.set(beat, keys);
  }
  return [...byBeat].map(([beat, keys]) => ({ kind: 'reach', beat, keys, count: keys.length }));
}
