import { LAST_LANE, MAX_BEND, MAX_CONNECTIONS } from '#model/contract/community/chart-limits';
import type { ChartEntry, Connection } from '../../notes.ts';
import { isSameBeat, SAME_BEAT } from '../beats.ts';
import { added, changed, firstTempo, type HeldNote, isHeld, withNodes } from '../changes.ts';
import { erase } from '../commands/erase.ts';
import { move } from '../commands/move.ts';
import { join } from '../commands/slides.ts';
import type { ChartEdit } from '../edit.ts';
import { lanesInside, wholeLane, widthInside } from '../lanes.ts';
import { entryKey, partsOf } from '../selection.ts';
import { type ChartSheet, entryBeat, type SheetEntry } from '../sheet.ts';
import { defaultFever, sortedFever } from './fever-fixes.ts';
import { MAX_FINGERS } from './moments.ts';
import type { ChartProblem, ChartProblemKind } from './problem.ts';
import { evenSkills } from './skill-fixes.ts';

/** Edits that may mend a problem, the mildest first. Each is tried before it is offered. */

const entriesOf = ({ entries }: ChartSheet, { keys }: ChartProblem): readonly SheetEntry[] => {
  const parts = partsOf(new Set(keys));
  return entries.filter(({ id }) => parts.has(id));
};

const isTap = ({ entry }: SheetEntry): boolean => entry.type === 'Single' || entry.type === 'Directional';
const isPlain = ({ entry }: SheetEntry): boolean => 'skill' in entry && !entry.skill;

const withoutEntries = (sheet: ChartSheet, entries: readonly SheetEntry[]): ChartEdit =>
  erase(sheet, new Set(entries.map(({ id }) => entryKey(id))));

const LANES = Array.from({ length: LAST_LANE + 1 }, (_, lane) => lane);

/** Every other lane for an entry, the nearest first. */
const elsewhere = (sheet: ChartSheet, each: SheetEntry): readonly ChartEdit[] => {
  const lane = isHeld(each.entry) ? each.entry.connections[0]?.lane : 'lane' in each.entry && each.entry.lane;
  if (typeof lane !== 'number') return [];
  return LANES.map((to) => to - lane)
    .filter((by) => by !== 0)
    .sort((a, b) => Math.abs(a) - Math.abs(b))
    .map((lanes) => move(sheet, new Set([entryKey(each.id)]), { lanes }));
};

/** Of notes in one place one stays: that of a slide, or the one with the skill. Slides that meet become one. */
function samePlace(sheet: ChartSheet, problem: ChartProblem): readonly ChartEdit[] {
  const here = entriesOf(sheet, problem);
  const taps = here.filter(isTap);
  const stays = taps.length < here.length ? null : (taps.find((each) => !isPlain(each)) ?? taps[0]);
  return [
    withoutEntries(
      sheet,
      taps.filter((each) => each !== stays),
    ),
    withoutEntries(sheet, taps.filter(isPlain)),
    join(sheet, new Set(here.map(({ id }) => entryKey(id)))),
    ...here.flatMap((each) => elsewhere(sheet, each)),
  ];
}

/** As many notes out as there are too many, those without a skill first. */
function thirdFinger(sheet: ChartSheet, problem: ChartProblem): readonly ChartEdit[] {
  const extra = problem.count - MAX_FINGERS;
  const taps = entriesOf(sheet, problem).filter(isTap);
  const plain = taps.filter(isPlain);
  return [plain, taps]
    .filter((choice) => choice.length >= extra)
    .map((choice) => withoutEntries(sheet, choice.slice(-extra)));
}

const inside = (node: Connection): Connection => ({
  ...node,
  lane: node.hidden ? lanesInside(node.lane, -MAX_BEND, LAST_LANE + MAX_BEND) : wholeLane(node.lane),
});

function insideLanes(entry: ChartEntry): ChartEntry | null {
  if (isHeld(entry)) return withNodes(entry, entry.connections.map(inside));
  if (!('lane' in entry)) return entry;
  const lane = wholeLane(entry.lane);
  if (entry.type === 'Single') return { ...entry, lane };
  return { ...entry, lane, width: widthInside(lane, entry.direction, entry.width) };
}

/** To the outer lane, or to another one where that is taken. */
function outOfLane(sheet: ChartSheet, problem: ChartProblem): readonly ChartEdit[] {
  const here = entriesOf(sheet, problem);
  const [first] = here.map(({ entry }) => ('lane' in entry ? wholeLane(entry.lane) : 0));
  const others = LANES.toSorted((a, b) => Math.abs(a - (first ?? 0)) - Math.abs(b - (first ?? 0))).map(
    (lane) =>
      changed(here, ({ entry }) => ('lane' in entry ? insideLanes({ ...entry, lane }) : insideLanes(entry))),
  );
  return [changed(here, ({ entry }) => insideLanes(entry)), ...others, withoutEntries(sheet, here)];
}

/** In order, without visible points on the moment of the one before; where start and end are one moment, a single note. */
function soundNodes({ connections }: HeldNote): readonly Connection[] {
  let last = Number.NEGATIVE_INFINITY;
  return connections
    .toSorted((a, b) => a.beat - b.beat)
    .filter(({ beat, hidden }) => {
      if (hidden) return true;
      const isLater = beat - last >= SAME_BEAT;
      if (isLater) last = beat;
      return isLater;
    });
}

const brokenSlide = (sheet: ChartSheet, problem: ChartProblem): readonly ChartEdit[] => {
  const here = entriesOf(sheet, problem);
  return [
    changed(here, ({ entry }) => (isHeld(entry) ? withNodes(entry, soundNodes(entry)) : entry)),
    withoutEntries(sheet, here),
  ];
};

/** Pieces of as many points as a slide may have. */
function tooManyPoints(sheet: ChartSheet, problem: ChartProblem): readonly ChartEdit[] {
  const [each] = entriesOf(sheet, problem);
  if (!each || !isHeld(each.entry)) return [];
  const { entry } = each;
  const count = Math.ceil(entry.connections.length / MAX_CONNECTIONS);
  const pieces = Array.from({ length: count }, (_, i) =>
    withNodes(
      { ...entry, type: 'Slide' },
      entry.connections.slice(i * MAX_CONNECTIONS, (i + 1) * MAX_CONNECTIONS),
    ),
  );
  return [
    {
      remove: [each],
      add: added(
        sheet,
        pieces.filter((piece) => piece !== null),
        each.layer,
      ),
    },
  ];
}

function beforeTempo(sheet: ChartSheet, problem: ChartProblem): readonly ChartEdit[] {
  const here = entriesOf(sheet, problem);
  const tempo = firstTempo(sheet);
  const start = tempo ? entryBeat(tempo.entry) : 0;
  const later = here.map((each) =>
    move(sheet, new Set([entryKey(each.id)]), { beats: start - entryBeat(each.entry) }),
  );
  return [...later, withoutEntries(sheet, here)];
}

/** A slide ends where the music does, as long as it began before; other notes go. */
function afterMusic(sheet: ChartSheet, problem: ChartProblem, end: number): readonly ChartEdit[] {
  const here = entriesOf(sheet, problem);
  const shorter = changed(here, ({ entry }) => {
    if (!isHeld(entry)) return entry;
    const left = entry.connections.filter(({ beat }) => beat <= end);
    return left.length > 1 ? withNodes(entry, left) : entry;
  });
  return [shorter, withoutEntries(sheet, here)];
}

/** From the crossing on the hands change slides, so that each stays on its side. */
function crossing(sheet: ChartSheet, problem: ChartProblem): readonly ChartEdit[] {
  const [a, b] = entriesOf(sheet, problem);
  if (!a || !b || !isHeld(a.entry) || !isHeld(b.entry)) return [];
  const [first, second] = [a.entry, b.entry];
  const cut = (note: HeldNote, isLater: boolean): readonly Connection[] =>
    note.connections.filter(
      ({ beat }) => (beat >= problem.beat || isSameBeat(beat, problem.beat)) === isLater,
    );
  const swapped = [
    withNodes({ ...first, type: 'Slide' }, [...cut(first, false), ...cut(second, true)]),
    withNodes({ ...second, type: 'Slide' }, [...cut(second, false), ...cut(first, true)]),
  ];
  const add = [a, b].flatMap((each, i) => {
    const entry = swapped[i];
    return entry ? [{ ...each, entry }] : [];
  });
  return add.length === 2 ? [{ remove: [a, b], add }] : [];
}

type Mending = (sheet: ChartSheet, problem: ChartProblem, end: number) => readonly ChartEdit[];

const nothing: Mending = () => [];

/** Whether there is anything to try: notes of a chart that has too many are the author's to choose. */
export const hasCandidates = (kind: ChartProblemKind): boolean => CANDIDATES[kind] !== nothing;

export const CANDIDATES: { readonly [K in ChartProblemKind]: Mending } = {
  samePlace,
  outOfLane,
  brokenSlide,
  beforeTempo,
  tooManyEntries: nothing,
  tooManyPoints,
  feverOrder: (sheet) => [sortedFever(sheet), defaultFever(sheet)],
  thirdFinger,
  crossing,
  afterMusic,
  skills: (sheet) => [evenSkills(sheet)],
  noFever: (sheet) => [defaultFever(sheet)],
  reach: (sheet, problem) =>
    entriesOf(sheet, problem)
      .filter(isTap)
      .flatMap((each) => elsewhere(sheet, each)),
};
