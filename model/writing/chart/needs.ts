import { type ChartSheet, chartOf } from '../../chart/editing/sheet.ts';
import type { ChartEntry, Connection, ParsedChart } from '../../chart/notes.ts';
import { writeChart } from '../../chart/write.ts';
import {
  LAST_BEAT,
  LAST_LANE,
  MAX_BEND,
  MAX_BPM,
  MAX_CONNECTIONS,
  MAX_ENTRIES,
  MAX_MARK,
  MAX_WIDTH,
} from '../../contract/community/chart-limits.ts';
import { isBlank } from '../post/words.ts';
import { type ChartDraft, noteCount } from './draft.ts';

/** What is missing or wrong before the site takes a chart, in the order of the form. */
const CHART_NEEDS = ['music', 'audio', 'title', 'diff', 'level', 'notes', 'many', 'outside'] as const;
export type ChartNeed = (typeof CHART_NEEDS)[number];

const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most;
const hasBeat = ({ beat }: { readonly beat: number }): boolean => isWithin(beat, 0, LAST_BEAT);
const hasLane = ({ lane }: { readonly lane: number }): boolean => isWithin(lane, 0, LAST_LANE);

const isNodeTaken = (node: Connection): boolean =>
  hasBeat(node) && (node.hidden ? isWithin(node.lane, -MAX_BEND, LAST_LANE + MAX_BEND) : hasLane(node));

/** Whether the site takes an entry: it refuses a chart with one that it does not. */
export function isTaken(entry: ChartEntry): boolean {
  switch (entry.type) {
    case 'BPM':
      return hasBeat(entry) && entry.bpm !== 0 && Math.abs(entry.bpm) <= MAX_BPM;
    case 'System':
      return hasBeat(entry) && entry.data.length <= MAX_MARK;
    case 'Single':
      return hasBeat(entry) && hasLane(entry);
    case 'Directional':
      return (
        hasBeat(entry) &&
        hasLane(entry) &&
        Number.isInteger(entry.width) &&
        isWithin(entry.width, 1, MAX_WIDTH)
      );
    case 'Slide':
    case 'Long':
      return isWithin(entry.connections.length, 2, MAX_CONNECTIONS) && entry.connections.every(isNodeTaken);
  }
}

/** What must be done before a chart can be published. */
export function needsOf(draft: ChartDraft): readonly ChartNeed[] {
  const { about, sheet } = draft;
  const { entries } = sheet;
  const missing: { readonly [N in ChartNeed]: boolean } = {
    music: about.music === null,
    audio: about.music?.type === 'custom' && about.music.audio === null,
    title: isBlank(about.title),
    diff: about.diff === null,
    level: about.level === null,
    notes: noteCount(draft) === 0,
    many: entries.length > MAX_ENTRIES,
    outside: !entries.every(({ entry }) => isTaken(entry)),
  };
  return CHART_NEEDS.filter((need) => missing[need]);
}

const bare = <T extends { readonly rest?: unknown }>(part: T): T => ({ ...part, rest: undefined });

const withoutForeign = (entry: ChartEntry): ChartEntry => {
  if (entry.type === 'Slide') return { ...bare(entry), connections: entry.connections.map(bare) };
  if (entry.type !== 'Long') return bare(entry);
  const [start, end] = entry.connections;
  return { ...bare(entry), connections: [bare(start), bare(end)] };
};

/** The chart as it is published: the site takes no fields that it does not know. */
export function publishedChart(sheet: ChartSheet): ReturnType<typeof writeChart> {
  const chart: ParsedChart = chartOf(sheet);
  return writeChart({ ...chart, entries: chart.entries.map(withoutForeign) });
}
