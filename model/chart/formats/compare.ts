import type { ChartEntry, Connection, ParsedChart } from '../notes.ts';
import { SAME } from './fit.ts';

/** Compares two charts note by note. Rounding and the order within a beat make no difference. */

const rounded = (value: number): number => Math.round(value / SAME) + 0;

const flagsOf = ({ flick, skill, charge }: Pick<Connection, 'flick' | 'skill' | 'charge'>): string =>
  `${Number(flick)}${Number(skill)}${Number(charge)}`;

const restOf = (rest: unknown): string => (rest === undefined ? '' : JSON.stringify(rest));

const nodeKey = (node: Connection): string =>
  [rounded(node.beat), rounded(node.lane), flagsOf(node), Number(node.hidden), restOf(node.rest)].join(',');

/** An entry as a text to compare. */
function keyOf(entry: ChartEntry): string {
  const rest = restOf(entry.rest);
  switch (entry.type) {
    case 'BPM':
      return `BPM ${rounded(entry.beat)} ${entry.bpm} ${rest}`;
    case 'System':
      return `System ${rounded(entry.beat)} ${entry.data} ${rest}`;
    case 'Single':
      return `Single ${rounded(entry.beat)} ${rounded(entry.lane)} ${flagsOf(entry)} ${rest}`;
    case 'Directional': {
      const { beat, lane, direction, width, skill } = entry;
      return `Directional ${rounded(beat)} ${rounded(lane)} ${direction} ${width} ${Number(skill)} ${rest}`;
    }
    case 'Slide':
    case 'Long':
      return `${entry.type} ${entry.connections.map(nodeKey).join(' ')} ${rest}`;
  }
}

/** Of several tempo changes at one beat the last one applies, so their order matters. */
const isOrdered = (entry: ChartEntry): boolean => entry.type === 'BPM';

const keysOf = ({ entries }: ParsedChart) => ({
  ordered: entries.filter(isOrdered).map(keyOf),
  free: entries
    .filter((entry) => !isOrdered(entry))
    .map(keyOf)
    .sort(),
});

/** Whether all notes, tempi and marks of two charts are the same. */
export function isSameChart(a: ParsedChart, b: ParsedChart): boolean {
  const [left, right] = [keysOf(a), keysOf(b)];
  return (['ordered', 'free'] as const).every(
    (part) =>
      left[part].length === right[part].length && left[part].every((key, i) => key === right[part][i]),
  );
}
