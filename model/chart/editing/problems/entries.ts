import { LAST_BEAT, LAST_LANE, MAX_BEND, MAX_CONNECTIONS } from '#model/contract/community/chart-limits';
import type { ChartEntry, Connection } from '../../notes.ts';
import { secondsToBeat } from '../../time.ts';
import { SAME_BEAT } from '../beats.ts';
import { firstTempo, isHeld, isNote } from '../changes.ts';
import { coveredLanes } from '../lanes.ts';
import { entryKey } from '../selection.ts';
import { type ChartSheet, entryBeat, entryEnd, type SheetEntry, spansOf } from '../sheet.ts';
import type { ChartProblem, ChartProblemKind } from './problem.ts';

/** What is wrong with single entries, whatever else is on the chart. */

const isWithin = (lane: number, reach = 0): boolean => lane >= 0 - reach && lane <= LAST_LANE + reach;
const isOnLane = (lane: number): boolean => Number.isInteger(lane) && isWithin(lane);

function isInLanes(entry: ChartEntry): boolean {
  switch (entry.type) {
    case 'BPM':
    case 'System':
      return true;
    case 'Single':
      return isOnLane(entry.lane);
    case 'Directional': {
      const { from, to } = coveredLanes(entry.lane, entry.direction, entry.width);
      return isOnLane(from) && isOnLane(to);
    }
    case 'Slide':
    case 'Long':
      return entry.connections.every(({ lane, hidden }) =>
        hidden ? isWithin(lane, MAX_BEND) : isOnLane(lane),
      );
  }
}

/** A slide has two points or more, each later than the one before; hidden ones may bend it at one moment. */
function isSoundSlide(nodes: readonly Connection[]): boolean {
  const [start, end] = [nodes[0], nodes.at(-1)];
  if (!start || !end || start.hidden || end.hidden || end.beat - start.beat < SAME_BEAT) return false;
  let last = Number.NEGATIVE_INFINITY;
  let before = Number.NEGATIVE_INFINITY;
  for (const { beat, hidden } of nodes) {
    if (beat < before || (!hidden && beat - last < SAME_BEAT)) return false;
    before = beat;
    if (!hidden) last = beat;
  }
  return true;
}

/** A note on the last moment of the music is in time. */
const LATE_SECONDS = 1e-3;

/** The last beat that notes can be on; `musicSeconds` is null where the music is not known. */
export const endBeat = (sheet: ChartSheet, musicSeconds: number | null): number =>
  musicSeconds === null
    ? LAST_BEAT
    : Math.min(LAST_BEAT, secondsToBeat(spansOf(sheet), musicSeconds + LATE_SECONDS));

function kindsOfFault(entry: ChartEntry, start: number, end: number): readonly ChartProblemKind[] {
  if (!isNote(entry)) return [];
  const kinds: ChartProblemKind[] = [];
  if (!isInLanes(entry)) kinds.push('outOfLane');
  if (isHeld(entry) && !isSoundSlide(entry.connections)) kinds.push('brokenSlide');
  if (isHeld(entry) && entry.connections.length > MAX_CONNECTIONS) kinds.push('tooManyPoints');
  if (entryBeat(entry) < start) kinds.push('beforeTempo');
  if (entryEnd(entry) > end) kinds.push('afterMusic');
  return kinds;
}

const pointsIn = ({ entry }: SheetEntry): number => (isHeld(entry) ? entry.connections.length : 1);

export function* entryProblems(sheet: ChartSheet, musicSeconds: number | null): Generator<ChartProblem> {
  const tempo = firstTempo(sheet);
  const start = tempo ? entryBeat(tempo.entry) : 0;
  const end = endBeat(sheet, musicSeconds);
  for (const each of sheet.entries) {
    for (const kind of kindsOfFault(each.entry, start, end)) {
      yield { kind, beat: entryBeat(each.entry), keys: [entryKey(each.id)], count: pointsIn(each) };
    }
  }
}
