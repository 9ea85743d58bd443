import fc from 'fast-check';
import { clippingText, copied, paste, readClipping } from '#model/chart/editing/clipboard';
import { erase } from '#model/chart/editing/commands/erase';
import { FEVER_MARKS, setFever } from '#model/chart/editing/commands/fever';
import { FILL_PATTERNS, fill } from '#model/chart/editing/commands/fill';
import {
  addLayer,
  hideLayer,
  moveToLayer,
  removeLayer,
  renameLayer,
} from '#model/chart/editing/commands/layers';
import { setLead } from '#model/chart/editing/commands/lead';
import { NOTE_MARKS, setHidden, setKind, setMark, setWidth } from '#model/chart/editing/commands/marks';
import { flipDirections, mirror } from '#model/chart/editing/commands/mirror';
import { move } from '#model/chart/editing/commands/move';
import { place, TAP_KINDS } from '#model/chart/editing/commands/place';
import { addPoint, join, split, toLong, toSlide } from '#model/chart/editing/commands/slides';
import { removeMeter, removeTempo, setMeter, setTempo } from '#model/chart/editing/commands/tempo';
import { reverse, shift, stretch } from '#model/chart/editing/commands/timing';
import type { ChartEdit } from '#model/chart/editing/edit';
import {
  everyNote,
  nodeKey,
  ofKind,
  SELECTED_KINDS,
  type SheetSelection,
} from '#model/chart/editing/selection';
import { type ChartSheet, sheetOf } from '#model/chart/editing/sheet';
import { parseChart } from '#model/chart/parse';
import { anyChartJson } from '#tests/arbitraries/chart';

/** Numbers that say what a command does, so that the same ones mean the same whatever came before. */
interface Dice {
  readonly beat: number;
  readonly toBeat: number;
  readonly lane: number;
  readonly toLane: number;
  readonly pick: number;
  readonly number: number;
  readonly isOn: boolean;
}

const anyDice: fc.Arbitrary<Dice> = fc.record({
  beat: fc.integer({ min: -8, max: 192 }).map((n) => n / 12),
  toBeat: fc.integer({ min: 0, max: 192 }).map((n) => n / 7),
  lane: fc.integer({ min: -2, max: 8 }),
  toLane: fc.integer({ min: 0, max: 6 }),
  pick: fc.nat(1_000),
  number: fc.double({ min: -10, max: 300, noNaN: true }),
  isOn: fc.boolean(),
});

const oneOf = <T>(values: readonly T[], pick: number): T => values[pick % values.length] as T;

/** Every third entry or so, of slides some points. */
function selectionOf({ entries }: ChartSheet, { pick, isOn }: Dice): SheetSelection {
  const every = (pick % 4) + 1;
  return new Set(
    entries
      .filter((_, i) => (i + pick) % every === 0)
      .flatMap(({ id, entry }) =>
        isOn && 'connections' in entry
          ? [...entry.connections.keys()].filter((i) => (i + pick) % 2 === 0).map((i) => nodeKey(id, i))
          : [String(id)],
      ),
  );
}

/** One entry, for commands that need to hit something. */
const idOf = ({ entries }: ChartSheet, { pick }: Dice): number => oneOf(entries, pick)?.id ?? 0;

/** So that charts do not double with each paste. */
const few = (selection: SheetSelection): SheetSelection => new Set([...selection].slice(0, 5));

type Command = (sheet: ChartSheet, dice: Dice, chosen: SheetSelection) => ChartEdit;

export const COMMANDS: { readonly [name: string]: Command } = {
  placeTap: (sheet, { beat, lane, pick, number }) =>
    place(sheet, { kind: oneOf(TAP_KINDS, pick), beat, lane, width: number }),
  placeLong: (sheet, { beat, lane, toBeat }) => place(sheet, { kind: 'long', beat, lane, toBeat }),
  placeSlide: (sheet, { beat, lane, toBeat, toLane, pick }) =>
    place(sheet, {
      kind: 'slide',
      points: [
        { beat, lane },
        { beat: (beat + toBeat) / 2, lane: toLane / 2, isHidden: pick % 2 === 0 },
        { beat: toBeat, lane: toLane },
      ],
    }),
  erase: (sheet, _, chosen) => erase(sheet, chosen),
  move: (sheet, { beat, lane }, chosen) => move(sheet, chosen, { beats: beat - 8, lanes: lane - 3 }),
  mirror: (sheet, _, chosen) => mirror(sheet, chosen),
  flipDirections: (sheet) => flipDirections(sheet, everyNote(sheet)),
  reverse: (sheet, _, chosen) => reverse(sheet, chosen),
  stretch: (sheet, { number }, chosen) => stretch(sheet, chosen, number / 100),
  shift: (sheet, { beat, toBeat }) => shift(sheet, toBeat, beat - 8),
  setMark: (sheet, { pick, isOn }, chosen) => setMark(sheet, chosen, oneOf(NOTE_MARKS, pick), isOn),
  setMarkOfAll: (sheet, { pick, isOn }) => setMark(sheet, everyNote(sheet), oneOf(NOTE_MARKS, pick), isOn),
  setWidth: (sheet, { number }) => setWidth(sheet, everyNote(sheet), number / 30),
  setKind: (sheet, { pick }, chosen) => setKind(sheet, chosen, oneOf(TAP_KINDS, pick)),
  setHidden: (sheet, { isOn, pick }) => setHidden(sheet, ofKind(sheet, oneOf(SELECTED_KINDS, pick)), isOn),
  addPoint: (sheet, dice) =>
    addPoint(sheet, idOf(sheet, dice), { beat: dice.toBeat, lane: dice.number / 50, isHidden: dice.isOn }),
  join: (sheet, _, chosen) => join(sheet, chosen),
  split: (sheet, dice) => split(sheet, idOf(sheet, dice), dice.pick % 5),
  toSlide: (sheet, _, chosen) => toSlide(sheet, chosen),
  toLong: (sheet, _, chosen) => toLong(sheet, chosen),
  setTempo: (sheet, { beat, number }) => setTempo(sheet, beat, number),
  removeTempo: (sheet, { toBeat }) => removeTempo(sheet, toBeat),
  setMeter: (sheet, { beat, pick }) => setMeter(sheet, beat, (pick % 160) / 4),
  removeMeter: (sheet, { beat }) => removeMeter(sheet, beat),
  addLayer: (sheet, { pick }) => addLayer(sheet, `layer ${pick}`),
  renameLayer: (sheet, { pick }) => renameLayer(sheet, pick % 4, `other ${pick}`),
  hideLayer: (sheet, { pick, isOn }) => hideLayer(sheet, pick % 4, isOn),
  removeLayer: (sheet, { pick }) => removeLayer(sheet, pick % 4),
  moveToLayer: (sheet, { pick }, chosen) => moveToLayer(sheet, chosen, pick % 4),
  setFever: (sheet, { beat, pick, isOn }) => setFever(sheet, oneOf(FEVER_MARKS, pick), isOn ? beat : null),
  setLead: (sheet, { number }) => setLead(sheet, number / 10),
  paste: (sheet, { beat, lane, isOn }, chosen) =>
    paste(sheet, copied(sheet, few(chosen)), { beat, lanes: lane, isMirrored: isOn }),
  pasteText: (sheet, { toBeat, lane, isOn }, chosen) => {
    const read = readClipping(clippingText(copied(sheet, few(chosen))));
    return read.ok
      ? paste(sheet, read.clipping, { beat: toBeat, lanes: lane, isMirrored: isOn })
      : { remove: [], add: [] };
  },
  fill: (sheet, { beat, toBeat, lane, toLane, pick }) =>
    fill(sheet, {
      pattern: oneOf(FILL_PATTERNS, pick),
      fromBeat: beat,
      toBeat,
      division: (pick % 3) + 1,
      lane,
      toLane,
    }),
};

export interface AnyCommand {
  readonly name: string;
  readonly run: (sheet: ChartSheet) => ChartEdit;
}

export const anyCommand: fc.Arbitrary<AnyCommand> = fc
  .tuple(fc.constantFrom(...Object.keys(COMMANDS)), anyDice)
  .map(([name, dice]) => ({
    name,
    run: (sheet) => COMMANDS[name]?.(sheet, dice, selectionOf(sheet, dice)) ?? { remove: [], add: [] },
  }));

export const anySheet = (maxNotes = 20): fc.Arbitrary<ChartSheet> =>
  anyChartJson({ maxNotes }).map((json) => sheetOf(parseChart(json)));
