import type { EditorCommand, SheetCursor } from '#machines/charteditor/charteditor.types';
import { place } from '#model/chart/editing/commands/place';
import { tempoAt } from '#model/chart/editing/commands/tempo';
import type { ChartSheet } from '#model/chart/editing/sheet';
import { gridStep, type Tool } from '#model/chart/editing/tools';
import type { ChartEntry } from '#model/chart/notes';
import type { StageSpot } from './geometry.ts';

/** Held in one lane it is a long note, else a slide. */
function held(a: SheetCursor, b: SheetCursor): EditorCommand {
  const [first, last] = a.beat <= b.beat ? [a, b] : [b, a];
  if (first.lane === last.lane) return { kind: 'place', note: { kind: 'long', ...first, toBeat: last.beat } };
  return { kind: 'place', note: { kind: 'slide', points: [first, last] } };
}

/** So far to the left of where it began, a press means a note to the left. */
const DRAG_PX = 6;

/** What a tool makes of a press that began at one spot and is at another; null for tools that put nothing there. */
export function drawnCommand(
  tool: Tool,
  from: StageSpot,
  to: StageSpot,
  { grid, sheet }: { readonly grid: number; readonly sheet: ChartSheet },
): EditorCommand | null {
  const at = { beat: to.snappedBeat, lane: to.lane };
  const start = { beat: from.snappedBeat, lane: from.lane };
  switch (tool) {
    case 'tap':
      return { kind: 'place', note: { kind: 'single', ...at } };
    case 'flick':
    case 'skill':
      return { kind: 'place', note: { kind: tool, ...at } };
    case 'side': {
      const kind = to.x < from.x - DRAG_PX ? 'left' : 'right';
      return { kind: 'place', note: { kind, ...start, width: Math.abs(to.lane - from.lane) + 1 } };
    }
    case 'slide':
      return held(start, at.beat === start.beat ? { ...at, beat: start.beat + gridStep(grid) } : at);
    case 'bpm':
      return { kind: 'tempo', beat: at.beat, bpm: tempoAt(sheet, at.beat) };
    case 'select':
    case 'erase':
      return null;
  }
}

/** What a command would put there, to be drawn before it is. */
export function ghostsOf(sheet: ChartSheet, command: EditorCommand | null): readonly ChartEntry[] {
  if (command?.kind === 'place') return place(sheet, command.note).add.map(({ entry }) => entry);
  if (command?.kind === 'tempo') return [{ type: 'BPM', beat: command.beat, bpm: command.bpm }];
  return [];
}
