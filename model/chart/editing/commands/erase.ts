import { changedParts, firstTempo, isHeld, isMeant, withNodes } from '../changes.ts';
import type { ChartEdit } from '../edit.ts';
import type { SheetSelection } from '../selection.ts';
import type { ChartSheet } from '../sheet.ts';

/** Takes out what is selected. Of a slide that loses points the rest stays; the tempo that the chart begins with stays, too. */
export function erase(sheet: ChartSheet, selection: SheetSelection): ChartEdit {
  const fixed = firstTempo(sheet);
  return changedParts(sheet, selection, (entry, part, each) => {
    if (each === fixed) return entry;
    if (!isHeld(entry) || part === 'all') return null;
    const left = entry.connections.filter((_, i) => !isMeant(part, i));
    return left.length === entry.connections.length ? entry : withNodes(entry, left);
  });
}
