import { hitsOfNotes, type QueuedHit } from '../clock/hit-queue.ts';
import { metronomeBeats } from '../clock/metronome-beats.ts';
import { type Loop, SHORTEST_LOOP } from '../clock/timeline.ts';
import { playableChart } from '../playing/playable.ts';
import { beatToSeconds, secondsToBeat } from '../time.ts';
import { musicBeat } from './commands/lead.ts';
import { type SheetSelection, selectedEntries } from './selection.ts';
import { type ChartSheet, chartOf, entryBeat, spansOf } from './sheet.ts';

/** What a chart under edit sounds like. */
export interface HeardSheet {
  /** Notes and beats, by time. */
  readonly hits: readonly QueuedHit[];
  /** Of all notes, by time. */
  readonly times: readonly number[];
  /** How long it is played without music. */
  readonly seconds: number;
}

/** After the last note. */
const TAIL_SECONDS = 4;
/** A chart without notes yet is there to be begun. */
const SHORTEST_SECONDS = 60;

/** Notes by their kinds, and each beat from where the music begins up to the end of chart and music, which is `soundSeconds` long. */
export function heardSheet(sheet: ChartSheet, soundSeconds: number): HeardSheet {
  const { notes } = playableChart(chartOf(sheet));
  const times = notes.map(({ time }) => time);
  const seconds = Math.max(SHORTEST_SECONDS, (times.at(-1) ?? 0) + TAIL_SECONDS);
  const beats = metronomeBeats(
    spansOf(sheet),
    sheet.meters,
    musicBeat(sheet),
    Math.max(seconds, soundSeconds),
  );
  const hits = [...hitsOfNotes(notes), ...beats].sort((a, b) => a.time - b.time);
  return { hits, times, seconds };
}

/** Without a selection a loop is so long. */
const LOOP_BEATS = 8;

/** From the first selected note to the beat after the last one; without one, two bars from the playhead on. */
export function loopOfSheet(sheet: ChartSheet, selection: SheetSelection, playhead: number): Loop {
  const spans = spansOf(sheet);
  const beats = selectedEntries(sheet, selection).flatMap(({ entry }) =>
    'connections' in entry ? entry.connections.map(({ beat }) => beat) : [entryBeat(entry)],
  );
  const near = Math.max(0, Math.floor(secondsToBeat(spans, playhead)));
  const first = beats.reduce(
    (least, beat) => Math.min(least, beat),
    beats.length > 0 ? Number.MAX_VALUE : near,
  );
  const last = beats.reduce(
    (most, beat) => Math.max(most, beat),
    beats.length > 0 ? 0 : near + LOOP_BEATS - 1,
  );
  const from = Math.max(0, beatToSeconds(spans, Math.floor(first)));
  const to = beatToSeconds(spans, Math.floor(last) + 1);
  return { from, to: Math.max(to, from + SHORTEST_LOOP) };
}
