import { LAST_LANE } from '#model/contract/community/chart-limits';
import type { ChartEntry, Connection } from '../../notes.ts';
import { mirrorEntry } from '../../playing/mirror.ts';
import { changedParts, isHeld, mappedNodes, nodeAt, withNodes } from '../changes.ts';
import type { ChartEdit } from '../edit.ts';
import { coveredLanes } from '../lanes.ts';
import type { SelectedPart, SheetSelection } from '../selection.ts';
import type { ChartSheet } from '../sheet.ts';

const mirrorNode = (node: Connection): Connection => nodeAt(node, node.beat, LAST_LANE - node.lane);

const mirrored = (entry: ChartEntry, part: SelectedPart): ChartEntry | null =>
  isHeld(entry) ? withNodes(entry, mappedNodes(entry, part, mirrorNode)) : mirrorEntry(entry);

/** Left and right changed over in what is selected. */
export const mirror = (sheet: ChartSheet, selection: SheetSelection): ChartEdit =>
  changedParts(sheet, selection, mirrored);

/** Turns directional notes to the other side; they cover the same lanes as before. */
export const flipDirections = (sheet: ChartSheet, selection: SheetSelection): ChartEdit =>
  changedParts(sheet, selection, (entry) => {
    if (entry.type !== 'Directional') return entry;
    const { from, to } = coveredLanes(entry.lane, entry.direction, entry.width);
    return entry.direction === 'Left'
      ? { ...entry, direction: 'Right', lane: from }
      : { ...entry, direction: 'Left', lane: to };
  });
