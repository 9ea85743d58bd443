import { LAST_BEAT } from '#model/contract/community/chart-limits';
import { type ChartEntry, FEVER_COMMANDS } from '../notes.ts';
import { mirrorEntry } from '../playing/mirror.ts';
import { type ChartFault, readChart } from '../read-text.ts';
import { DEFAULT_BPM } from '../time.ts';
import { writeChart } from '../write.ts';
import { isSameBeat, tidyBeat } from './beats.ts';
import { added, entryAt, isHeld, isMeant, isNote, layerOr, NO_EDIT, withNodes } from './changes.ts';
import type { ChartEdit } from './edit.ts';
import { limitToLanes, MoveRoom } from './lanes.ts';
import { partsOf, type SheetSelection } from './selection.ts';
import { type ChartSheet, entryBeat, entryEnd } from './sheet.ts';

/** Copied entries; the first one is at beat 0. */
export type Clipping = readonly ChartEntry[];

const movedBy = (entry: ChartEntry, beats: number, lanes: number): ChartEntry | null =>
  entryAt(entry, (beat) => tidyBeat(beat + beats), lanes);

const firstBeat = (entries: readonly ChartEntry[]): number =>
  entries.reduce((low, entry) => Math.min(low, entryBeat(entry)), Number.POSITIVE_INFINITY);

function fromBeatZero(entries: readonly ChartEntry[]): Clipping {
  const first = firstBeat(entries);
  return entries.flatMap((entry) => movedBy(entry, -first, 0) ?? []);
}

/** What is selected, as a plain value. Of a slide of which some points are selected, a slide through these. */
export function copied(sheet: ChartSheet, selection: SheetSelection): Clipping {
  const parts = partsOf(selection);
  const entries = sheet.entries.flatMap(({ id, entry }) => {
    const part = parts.get(id);
    if (part === undefined) return [];
    if (part === 'all' || !isHeld(entry)) return [entry];
    return (
      withNodes(
        entry,
        entry.connections.filter((_, i) => isMeant(part, i)),
      ) ?? []
    );
  });
  return fromBeatZero(entries);
}

const START: ChartEntry = { type: 'BPM', beat: 0, bpm: DEFAULT_BPM };

/** As text that other windows and other editors read: a chart of its own, with a tempo to begin with. */
export const clippingText = (clipping: Clipping): string =>
  JSON.stringify(writeChart({ entries: [START, ...clipping], repairs: [] }));

type ReadClipping =
  | { readonly ok: true; readonly clipping: Clipping }
  | { readonly ok: false; readonly fault: ChartFault };

const isMusic = (entry: ChartEntry): boolean => entry.type === 'System' && entry.data.startsWith('bgm');

/** What a text holds, in any format that charts can be opened from; without the tempo that it begins with and without its music. */
export function readClipping(text: string): ReadClipping {
  const read = readChart(text);
  if (!read.ok) return read;
  const { entries } = read.chart;
  const start = entries.findIndex(({ type }) => type === 'BPM');
  const rest = entries.filter((entry, i) => i !== start && !isMusic(entry));
  return rest.length > 0 ? { ok: true, clipping: fromBeatZero(rest) } : { ok: false, fault: 'noChart' };
}

export interface PasteOptions {
  /** Where the first entry goes. */
  readonly beat: number;
  /** Lanes to the right; as far as all notes stay within the lanes. */
  readonly lanes?: number;
  readonly isMirrored?: boolean;
  readonly layer?: number;
}

/** The shift that keeps all notes within the lanes. */
function lanesOf(clipping: Clipping, wanted: number): number {
  const room = new MoveRoom();
  for (const entry of clipping) limitToLanes(room, entry, 'all');
  return Math.trunc(room.within(wanted));
}

const isFever = (entry: ChartEntry): boolean =>
  entry.type === 'System' && Object.values(FEVER_COMMANDS).some((command) => command === entry.data);

/**
 * Puts copied entries on the chart. A change of tempo takes the place of one that is there; a fever command that the chart has already stays
 * where it is. Nothing where they would leave the chart.
 */
export function paste(sheet: ChartSheet, clipping: Clipping, options: PasteOptions): ChartEdit {
  const { beat, lanes = 0, isMirrored = false } = options;
  const turned = isMirrored ? clipping.map(mirrorEntry) : clipping;
  const by = lanesOf(turned, lanes);
  const entries = turned.flatMap((entry) => movedBy(entry, beat, by) ?? []);
  if (!(beat >= 0) || entries.some((entry) => entryEnd(entry) > LAST_BEAT)) return NO_EDIT;
  const known = new Set(sheet.entries.flatMap(({ entry }) => (entry.type === 'System' ? [entry.data] : [])));
  const wanted = entries.filter(
    (entry) => isNote(entry) || entry.type !== 'System' || !isFever(entry) || !known.has(entry.data),
  );
  const tempi = wanted.filter(({ type }) => type === 'BPM').map(entryBeat);
  const remove =
    tempi.length === 0
      ? []
      : sheet.entries.filter(
          ({ entry }) => entry.type === 'BPM' && tempi.some((each) => isSameBeat(each, entry.beat)),
        );
  return { remove, add: added(sheet, wanted, layerOr(sheet, options.layer)) };
}
