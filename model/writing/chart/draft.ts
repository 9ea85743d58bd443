import { type ChartSheet, chartOf, sheetOf } from '../../chart/editing/sheet.ts';
import type { ParsedChart } from '../../chart/notes.ts';
import { DEFAULT_BPM } from '../../chart/time.ts';
import { asInteger, asNumber, asObject, isJsonObject } from '../../records/reading.ts';
import { isAlike } from '../work/alike.ts';
import { type ChartAbout, EMPTY_ABOUT, readAbout, writeAbout } from './about.ts';
import { readSheet, writeSheet } from './stored-sheet.ts';

/** The place that its author saw last. */
interface ChartView {
  /** In seconds. */
  readonly playhead: number;
  /** Pixels for a second. */
  readonly zoom: number;
}

/** A chart as its author makes it: what is published, and what only the editor knows. */
export interface ChartDraft {
  readonly sheet: ChartSheet;
  readonly about: ChartAbout;
  readonly view: ChartView;
}

const VIEW: ChartView = { playhead: 0, zoom: 150 };
const FIRST_TEMPO: ParsedChart = { entries: [{ type: 'BPM', beat: 0, bpm: DEFAULT_BPM }], repairs: [] };

export const emptyChartDraft = (): ChartDraft => ({
  sheet: sheetOf(FIRST_TEMPO),
  about: EMPTY_ABOUT,
  view: VIEW,
});

export const draftOf = (chart: ParsedChart, about: ChartAbout): ChartDraft => ({
  sheet: sheetOf(chart.entries.length === 0 ? FIRST_TEMPO : chart),
  about,
  view: VIEW,
});

/** Rises with changes that older readers of drafts could not take. */
const FORM = 1;

/** The draft that `writeChartDraft` wrote; null for anything else, which is kept aside rather than opened in part. */
export function readChartDraft(json: unknown): ChartDraft | null {
  if (!isJsonObject(json) || asInteger(json.form) !== FORM) return null;
  const sheet = readSheet(json.sheet);
  if (sheet === null) return null;
  const { playhead, zoom } = asObject(json.view);
  return {
    sheet,
    about: readAbout(json.about),
    view: {
      playhead: Math.max(0, asNumber(playhead) ?? VIEW.playhead),
      zoom: Math.max(1, asNumber(zoom) ?? VIEW.zoom),
    },
  };
}

export const writeChartDraft = ({ sheet, about, view }: ChartDraft): object => ({
  form: FORM,
  sheet: writeSheet(sheet),
  about: writeAbout(about),
  view,
});

/** Whether two drafts would be published and edited alike; the view makes no difference. */
export const isSameChartDraft = (a: ChartDraft, b: ChartDraft): boolean =>
  isAlike(a.about, b.about) && isAlike(a.sheet, b.sheet);

const isNote = (type: string): boolean => type !== 'BPM' && type !== 'System';

/** Notes as a player counts them before playing: visible ones, slides by their nodes. */
export function noteCount({ sheet }: Pick<ChartDraft, 'sheet'>): number {
  let count = 0;
  for (const entry of chartOf(sheet).entries) {
    if ('connections' in entry) count += entry.connections.filter(({ hidden }) => !hidden).length;
    else if (isNote(entry.type)) count += 1;
  }
  return count;
}
