import type { ChartEntry, Connection, ParsedChart } from './notes.ts';

/** Entries as they are published (reference R7): flags only when true, and all unknown fields. */

const FLAGS = ['flick', 'skill', 'charge', 'hidden'] as const;
type Flags = { readonly [F in (typeof FLAGS)[number]]?: boolean };

const flagsOf = (note: Flags): Flags =>
  Object.fromEntries(FLAGS.filter((flag) => note[flag]).map((flag) => [flag, true]));

const writeNode = (node: Connection) => ({
  beat: node.beat,
  lane: node.lane,
  ...flagsOf(node),
  ...node.rest,
});

function writeEntry(entry: ChartEntry) {
  switch (entry.type) {
    case 'BPM':
      return { type: entry.type, beat: entry.beat, bpm: entry.bpm, ...entry.rest };
    case 'System':
      return { type: entry.type, beat: entry.beat, data: entry.data, ...entry.rest };
    case 'Single':
      return { type: entry.type, beat: entry.beat, lane: entry.lane, ...flagsOf(entry), ...entry.rest };
    case 'Directional': {
      const { type, beat, lane, direction, width } = entry;
      return { type, beat, lane, direction, width, ...flagsOf(entry), ...entry.rest };
    }
    case 'Slide':
    case 'Long':
      return { type: entry.type, connections: entry.connections.map(writeNode), ...entry.rest };
  }
}

export type WrittenEntry = ReturnType<typeof writeEntry>;

/** The list that other programs and this site read again without a repair. */
export const writeChart = (chart: ParsedChart): readonly WrittenEntry[] => chart.entries.map(writeEntry);
