import { LAST_BEAT } from '#model/contract/community/chart-limits';
import { FEVER_COMMANDS } from '../../notes.ts';
import { tidyBeat } from '../beats.ts';
import { added, changed, layerOr, NO_EDIT } from '../changes.ts';
import type { ChartEdit } from '../edit.ts';
import type { ChartSheet, SheetEntry } from '../sheet.ts';

export const FEVER_MARKS = ['ready', 'start', 'end'] as const;
export type FeverMark = (typeof FEVER_MARKS)[number];

/** Entries of a fever command; a sound chart has one at most. */
export const feverEntries = ({ entries }: ChartSheet, mark: FeverMark): readonly SheetEntry[] =>
  entries.filter(({ entry }) => entry.type === 'System' && entry.data === FEVER_COMMANDS[mark]);

/** Sets a fever command to a beat, or takes it out with null. Repeated ones go. */
export function setFever(sheet: ChartSheet, mark: FeverMark, beat: number | null): ChartEdit {
  const there = feverEntries(sheet, mark);
  if (beat === null) return { remove: there, add: [] };
  if (!(beat >= 0 && beat <= LAST_BEAT)) return NO_EDIT;
  const [first, ...others] = there;
  const at = tidyBeat(beat);
  if (!first) {
    const command = { type: 'System', beat: at, data: FEVER_COMMANDS[mark] } as const;
    return { remove: [], add: added(sheet, [command], layerOr(sheet, undefined)) };
  }
  const moved = changed([first], ({ entry }) =>
    entry.type !== 'System' || entry.beat === at ? entry : { ...entry, beat: at },
  );
  return { remove: [...moved.remove, ...others], add: moved.add };
}
