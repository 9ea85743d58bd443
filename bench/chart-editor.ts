import { loadavg } from 'node:os';
import { analyseChart } from '#model/chart/analysis/analyse';
import { countNotes } from '#model/chart/counting';
import { copied, paste } from '#model/chart/editing/clipboard';
import { erase } from '#model/chart/editing/commands/erase';
import { fill } from '#model/chart/editing/commands/fill';
import { setLead } from '#model/chart/editing/commands/lead';
import { setKind, setMark } from '#model/chart/editing/commands/marks';
import { mirror } from '#model/chart/editing/commands/mirror';
import { move } from '#model/chart/editing/commands/move';
import { place } from '#model/chart/editing/commands/place';
import { addPoint, join, split, toSlide } from '#model/chart/editing/commands/slides';
import { setTempo } from '#model/chart/editing/commands/tempo';
import { reverse, shift, stretch } from '#model/chart/editing/commands/timing';
import type { ChartEdit } from '#model/chart/editing/edit';
import { begun, type ChartHistory, record, redo, undo } from '#model/chart/editing/history';
import { problemsOf } from '#model/chart/editing/problems/problems';
import { everyNote, type SheetSelection } from '#model/chart/editing/selection';
import { type ChartSheet, chartOf, sheetOf } from '#model/chart/editing/sheet';
import { parseChart } from '#model/chart/parse';
import { report } from './load/report.ts';
import type { Figure } from './load/site.ts';
import { editFigure, heapMb, ROUNDS, type Timed, timed, WARM } from './timed.ts';

/**
 * `npx tsx bench/chart-editor.ts`: edits of a chart of 10,000 notes, of a few notes and of all of them, what the panels work out apart
 * from edits, and memory over 10,000 edits; written into docs/quality.md. They are processor time, which other programs disturb least.
 */

const NOTES = 10_000;
const MAX_PANEL_MS = 100;
const EDITS = 10_000;
const MAX_GROWTH_MB = 5;

/** Four notes to a beat; every fifth entry is a slide of three. */
function largeChart(): ChartSheet {
  const rows: unknown[] = [{ type: 'BPM', beat: 0, bpm: 180 }];
  for (let i = 0, notes = 0; notes < NOTES; i++) {
    const beat = 4 + i / 4;
    if (i % 5 === 0 && notes <= NOTES - 3) {
      const connections = [0, 1, 2].map((k) => ({ beat: beat + k / 12, lane: (i + k) % 3 }));
      rows.push({ type: 'Slide', connections });
      notes += 3;
    } else {
      rows.push({ type: 'Single', beat, lane: 3 + (i % 4) });
      notes += 1;
    }
  }
  return sheetOf(parseChart(rows));
}

type Command = (sheet: ChartSheet, chosen: SheetSelection) => ChartEdit;

const SELECTED: { readonly [name: string]: Command } = {
  'move in time': (sheet, chosen) => move(sheet, chosen, { beats: 1 / 3 }),
  'move in both': (sheet, chosen) => move(sheet, chosen, { beats: 1, lanes: -1 }),
  mirror: (sheet, chosen) => mirror(sheet, chosen),
  reverse: (sheet, chosen) => reverse(sheet, chosen),
  stretch: (sheet, chosen) => stretch(sheet, chosen, 1.5),
  mark: (sheet, chosen) => setMark(sheet, chosen, 'charge', true),
  kind: (sheet, chosen) => setKind(sheet, chosen, 'flick'),
  'hold to slide': (sheet, chosen) => toSlide(sheet, chosen),
  erase: (sheet, chosen) => erase(sheet, chosen),
};

/** Pasting is the edit; copying comes before it and changes nothing. */
const pasted = (sheet: ChartSheet, chosen: SheetSelection): readonly Timed[] => {
  const clipping = copied(sheet, chosen);
  return [
    timed('copy', () => copied(sheet, chosen)),
    timed('paste', () => record(begun(sheet), paste(sheet, clipping, { beat: 2, isMirrored: true }))),
  ];
};

const PLACED: { readonly [name: string]: Command } = {
  place: (sheet) => place(sheet, { kind: 'single', beat: 1_000.125, lane: 2 }),
  slide: (sheet) =>
    place(sheet, {
      kind: 'slide',
      points: [
        { beat: 900, lane: 1 },
        { beat: 901, lane: 4 },
      ],
    }),
  fill: (sheet) =>
    fill(sheet, { pattern: 'zigzag', fromBeat: 500, toBeat: 532, division: 8, lane: 0, toLane: 6 }),
  point: (sheet) => addPoint(sheet, 1, { beat: 4.125, lane: 2, isHidden: true }),
  split: (sheet) => split(sheet, 1, 0),
  join: (sheet) => join(sheet, new Set(['2', '3'])),
  tempo: (sheet) => setTempo(sheet, 800, 240),
};

const WHOLE: { readonly [name: string]: Command } = {
  'shift from bar 2': (sheet) => shift(sheet, 4, 4),
  lead: (sheet) => setLead(sheet, 1.25),
};

/** Moves, marks and undoes some of it, now and then all notes, as often as is wanted. */
function edited(from: ChartHistory, count: number): ChartHistory {
  let history = from;
  for (let i = 0; i < count; i++) {
    const { sheet } = history;
    const chosen =
      i % 500 === 0
        ? everyNote(sheet)
        : new Set(sheet.entries.slice((i * 37) % 7_000, ((i * 37) % 7_000) + 20).map(({ id }) => `${id}`));
    history = record(
      history,
      i % 3 === 0 ? mirror(sheet, chosen) : move(sheet, chosen, { beats: (i % 2) - 0.5 }),
    );
    if (i % 7 === 0) history = undo(history);
  }
  return history;
}

function memoryFigure(sheet: ChartSheet): Figure {
  let history = edited(begun(sheet), EDITS / 4);
  const before = heapMb();
  history = edited(history, EDITS - EDITS / 4);
  const after = heapMb();
  return {
    name: `memory from edit ${EDITS / 4} to edit ${EDITS}, ${history.done.length} steps to undo`,
    goal: `≤ ${MAX_GROWTH_MB} MB more`,
    measured: `${before.toFixed(1)} MB, then ${after.toFixed(1)} MB`,
    isMet: after - before <= MAX_GROWTH_MB,
  };
}

const [busy = 0] = loadavg();
const sheet = largeChart();
const first = begun(sheet);
const all = everyNote(sheet);
const few: SheetSelection = new Set([...all].slice(3_000, 3_020));
const over = (commands: typeof SELECTED, chosen: SheetSelection): readonly Timed[] =>
  Object.entries(commands).map(([name, command]) => timed(name, () => record(first, command(sheet, chosen))));

const moved = record(first, move(sheet, all, { beats: 1 }));
const undone = undo(moved);
const panel = [
  timed('problems', () => problemsOf(sheet)),
  timed('analysis', () => analyseChart(chartOf(sheet))),
];

report(
  'Chart editor',
  'npx tsx bench/chart-editor.ts',
  busy,
  [
    editFigure(`an edit of a few notes of ${countNotes(chartOf(sheet))}`, [
      ...over(PLACED, few),
      ...over(SELECTED, few),
    ]),
    editFigure('an edit of all of them', [
      ...over(SELECTED, all),
      ...over(WHOLE, all),
      ...pasted(sheet, all),
    ]),
    editFigure('undo and redo of an edit of all of them', [
      timed('undo', () => undo(moved)),
      timed('redo', () => redo(undone)),
    ]),
    ...panel.map(
      ({ name, median: ms, worst }): Figure => ({
        name: `${name} of such a chart, apart from the edit`,
        goal: `≤ ${MAX_PANEL_MS} ms`,
        measured: `${ms.toFixed(0)} ms, ${worst.toFixed(0)} ms at worst`,
        isMet: ms <= MAX_PANEL_MS,
      }),
    ),
    memoryFigure(sheet),
  ],
  false,
  `Medians of ${ROUNDS} rounds after ${WARM} to warm up, in time of the processor.`,
);
