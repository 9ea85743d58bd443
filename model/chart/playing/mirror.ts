import type { ChartEntry, Connection, ParsedChart } from '../notes.ts';

const LAST_LANE = 6;

const mirrored = (lane: number): number => LAST_LANE - lane;
const mirrorNode = (node: Connection): Connection => ({ ...node, lane: mirrored(node.lane) });

export function mirrorEntry(entry: ChartEntry): ChartEntry {
  switch (entry.type) {
    case 'BPM':
    case 'System':
      return entry;
    case 'Single':
      return { ...entry, lane: mirrored(entry.lane) };
    case 'Directional':
      return {
        ...entry,
        lane: mirrored(entry.lane),
        direction: entry.direction === 'Left' ? 'Right' : 'Left',
      };
    case 'Slide':
      return { ...entry, connections: entry.connections.map(mirrorNode) };
    case 'Long': {
      const [start, end] = entry.connections;
      return { ...entry, connections: [mirrorNode(start), mirrorNode(end)] };
    }
  }
}

/** The chart with left and right changed over, as the game's mirror setting shows it. */
export const mirrorChart = (chart: ParsedChart): ParsedChart => ({
  ...chart,
  entries: chart.entries.map(mirrorEntry),
});
