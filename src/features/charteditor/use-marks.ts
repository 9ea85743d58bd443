import { useMemo } from 'react';
import type { ChartFindings } from '#machines/charteditor/charteditor.types';
import { SEVERITY_OF } from '#model/chart/editing/problems/problem';
import { readKey } from '#model/chart/editing/selection';
import { noteSpots } from './canvas/notes-of.ts';
import type { StageScene } from './canvas/paint-stage.ts';

const NONE: StageScene['marks'] = [];
const MAX_MARKS = 500;

/** Where problems are marked on the chart; hints are for the list alone. */
export function useMarks(findings: ChartFindings | null): StageScene['marks'] {
  return useMemo(() => {
    if (!findings) return NONE;
    const entries = new Map(findings.sheet.entries.map(({ id, entry }) => [id, entry]));
    return findings.problems
      .filter(({ kind, keys }) => SEVERITY_OF[kind] !== 'hint' && keys.length > 0)
      .slice(0, MAX_MARKS)
      .map(({ kind, beat, keys }) => {
        const { id, node } = readKey(keys.at(-1) ?? '');
        const entry = entries.get(id);
        const spot = entry && noteSpots(entry)[Math.max(0, node)];
        return { beat, lane: spot?.to ?? 0, isError: SEVERITY_OF[kind] === 'error' };
      });
  }, [findings]);
}
