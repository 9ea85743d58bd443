import type { ChartEntry, ParsedChart } from '../../notes.ts';
import { beatToSeconds, DEFAULT_BPM, SECONDS_PER_MINUTE, secondsToBeat, tempoSpans } from '../../time.ts';
import { isNote } from '../changes.ts';
import { applyEdit } from '../edit.ts';
import { chartOf, entryBeat, sheetOf } from '../sheet.ts';
import {
  LEAD_BEATS,
  leadOf,
  leadTempo,
  MAX_LEAD_SECONDS,
  MIN_LEAD_SECONDS,
  movedBy,
  setLead,
} from './lead.ts';

/**
 * Music that begins earlier or later than a chart, as files of other programs say it. A chart under edit begins with its music, so what is
 * before it becomes a lead (reference R101), and a lead becomes such an offset again.
 */

type Entries = readonly ChartEntry[];

const tempo = (beat: number, bpm: number): ChartEntry => ({ type: 'BPM', beat, bpm });
const byBeats = (entries: Entries, beats: number): Entries =>
  entries.flatMap((entry) => movedBy(entry, beats) ?? []);

/** Entries with another tempo before a beat, which itself keeps its own. */
function withTempoBefore(entries: Entries, beat: number, bpm: number): Entries {
  const tempi = entries.filter((entry) => entry.type === 'BPM');
  const own = tempi.findLast((each) => each.beat <= beat)?.bpm ?? DEFAULT_BPM;
  const hasOwn = tempi.some((each) => each.beat === beat);
  const kept = entries.filter((entry) => entry.type !== 'BPM' || entry.beat >= beat);
  return [tempo(0, bpm), ...(hasOwn ? [] : [tempo(beat, own)]), ...kept];
}

/** The music begins within the chart: whole bars before it go, and what is left of the next one becomes the lead. */
function begunLater(entries: Entries, delay: number): Entries | null {
  const spans = tempoSpans(entries);
  const secondsTo = (beat: number): number => beatToSeconds(spans, beat) - delay;
  const first = entries.reduce(
    (least, entry) => (isNote(entry) ? Math.min(least, entryBeat(entry)) : least),
    Number.POSITIVE_INFINITY,
  );
  let bar = LEAD_BEATS * (1 + Math.floor(secondsToBeat(spans, delay) / LEAD_BEATS));
  if (secondsTo(bar) < MIN_LEAD_SECONDS) bar += LEAD_BEATS;
  if (first >= bar) {
    const led = withTempoBefore(entries, bar, leadTempo(secondsTo(bar)));
    const [lead, ...others] = led;
    return lead ? [lead, ...byBeats(others, LEAD_BEATS - bar)] : null;
  }
  // Notes stand closer to the beginning than a bar: the stretch before them lasts shorter, and bars stay where they are.
  const beat = first < 1 ? first : Math.floor(first);
  if (secondsTo(beat) < MIN_LEAD_SECONDS) return null;
  return withTempoBefore(entries, beat, (beat * SECONDS_PER_MINUTE) / secondsTo(beat));
}

const inOrder = (entries: Entries): Entries => entries.toSorted((a, b) => entryBeat(a) - entryBeat(b));

/**
 * A chart whose music begins so many seconds later, or earlier, as one that begins with its music. Null where that cannot be: notes would
 * stand before the music, or it begins more than a minute away.
 */
export function fromMusicStart(chart: ParsedChart, musicDelay: number): ParsedChart | null {
  if (Math.abs(musicDelay) < MIN_LEAD_SECONDS) return chart;
  const { entries, repairs } = chart;
  if (Math.abs(musicDelay) > MAX_LEAD_SECONDS || entries.some((entry) => entryBeat(entry) < 0)) return null;
  const begun =
    musicDelay > 0
      ? begunLater(entries, musicDelay)
      : [tempo(0, leadTempo(-musicDelay)), ...byBeats(entries, LEAD_BEATS)];
  return begun && { entries: inOrder(begun), repairs };
}

/** A chart without its lead, and how much later its music begins then; the chart as it is where it has none. */
export function apartFromLead(chart: ParsedChart): {
  readonly chart: ParsedChart;
  readonly musicDelay: number;
} {
  const sheet = sheetOf(chart);
  const lead = leadOf(sheet);
  if (lead === 0) return { chart, musicDelay: 0 };
  return { chart: chartOf(applyEdit(sheet, setLead(sheet, 0))), musicDelay: -lead };
}
