import { NO_EDIT } from '#model/chart/editing/changes';
import { paste } from '#model/chart/editing/clipboard';
import { erase } from '#model/chart/editing/commands/erase';
import { setFever } from '#model/chart/editing/commands/fever';
import { fill } from '#model/chart/editing/commands/fill';
import {
  addLayer,
  hideLayer,
  moveToLayer,
  removeLayer,
  renameLayer,
} from '#model/chart/editing/commands/layers';
import { setLead } from '#model/chart/editing/commands/lead';
import { setKind, setWidth, toggleHidden, toggleMark } from '#model/chart/editing/commands/marks';
import { flipDirections, mirror } from '#model/chart/editing/commands/mirror';
import { move } from '#model/chart/editing/commands/move';
import { place } from '#model/chart/editing/commands/place';
import { addPoint, join, split, toLong, toSlide } from '#model/chart/editing/commands/slides';
import {
  removeMeter,
  removeTempo,
  setMeter,
  setTempo,
  tempoPointOn,
} from '#model/chart/editing/commands/tempo';
import { reverse, shift, stretch } from '#model/chart/editing/commands/timing';
import type { ChartEdit } from '#model/chart/editing/edit';
import { keysOf, type SheetSelection } from '#model/chart/editing/selection';
import type { ChartSheet } from '#model/chart/editing/sheet';
import type { ChartEditorContext, EditorCommand } from './charteditor.types.ts';

/** What a command is about, besides its own words. */
type CommandContext = Pick<ChartEditorContext, 'history' | 'selection' | 'clipboard' | 'layer'>;

type Kind = EditorCommand['kind'];
type CommandOf<K extends Kind> = EditorCommand & { readonly kind: K };
type Handlers = {
  readonly [K in Kind]: (sheet: ChartSheet, context: CommandContext, command: CommandOf<K>) => ChartEdit;
};

const HANDLERS: Handlers = {
  place: (sheet, { layer }, { note }) => place(sheet, note, layer),
  erase: (sheet, { selection }, { keys = selection }) => erase(sheet, keys),
  move: (sheet, { selection }, by) => move(sheet, selection, by),
  mirror: (sheet, { selection }) => mirror(sheet, selection),
  flip: (sheet, { selection }) => flipDirections(sheet, selection),
  reverse: (sheet, { selection }) => reverse(sheet, selection),
  join: (sheet, { selection }) => join(sheet, selection),
  toSlide: (sheet, { selection }) => toSlide(sheet, selection),
  toLong: (sheet, { selection }) => toLong(sheet, selection),
  stretch: (sheet, { selection }, { factor }) => stretch(sheet, selection, factor),
  shift: (sheet, _context, { from, beats }) => shift(sheet, from, beats),
  paste: (sheet, { clipboard, layer }, { clipping = clipboard ?? [], ...options }) =>
    clipping.length > 0 ? paste(sheet, clipping, { layer, ...options }) : NO_EDIT,
  addPoint: (sheet, _context, { id, point }) => addPoint(sheet, id, point),
  split: (sheet, _context, { id, node }) => split(sheet, id, node),
  toggleMark: (sheet, { selection }, { mark }) => toggleMark(sheet, selection, mark),
  width: (sheet, { selection }, { width }) => setWidth(sheet, selection, width),
  turnInto: (sheet, { selection }, { tap }) => setKind(sheet, selection, tap),
  toggleHidden: (sheet, { selection }) => toggleHidden(sheet, selection),
  tempo: (sheet, _context, { beat, bpm }) => setTempo(sheet, beat, bpm),
  removeTempo: (sheet, _context, { beat }) => removeTempo(sheet, beat),
  meter: (sheet, _context, { beat, beats }) => setMeter(sheet, beat, beats),
  removeMeter: (sheet, _context, { beat }) => removeMeter(sheet, beat),
  lead: (sheet, _context, { seconds }) => setLead(sheet, seconds),
  fever: (sheet, _context, { mark, beat }) => setFever(sheet, mark, beat),
  fill: (sheet, { layer }, { fill: wanted }) => fill(sheet, wanted, layer),
  addLayer: (sheet, _context, { name }) => addLayer(sheet, name),
  renameLayer: (sheet, _context, { id, name }) => renameLayer(sheet, id, name),
  hideLayer: (sheet, _context, { id, isHidden }) => hideLayer(sheet, id, isHidden),
  removeLayer: (sheet, _context, { id }) => removeLayer(sheet, id),
  toLayer: (sheet, { selection }, { id }) => moveToLayer(sheet, selection, id),
  apply: (_sheet, _context, { edit }) => edit,
};

/** The edit that a command comes to on the chart as it is. */
export function editOf<K extends Kind>(context: CommandContext, command: CommandOf<K>): ChartEdit {
  const handle: Handlers[K] = HANDLERS[command.kind];
  return handle(context.history.sheet, context, command);
}

/** Commands that put something there which was not; it is selected then. */
const ADDING: readonly Kind[] = ['place', 'paste', 'fill', 'tempo'];

export function selectionAfter(
  { selection }: CommandContext,
  command: EditorCommand,
  { add }: ChartEdit,
  sheet: ChartSheet,
): SheetSelection {
  if (ADDING.includes(command.kind) && add.length > 0) return keysOf(add);
  // The author is about to type the number of the one that is there already.
  const tempo = command.kind === 'tempo' ? tempoPointOn(sheet, command.beat) : undefined;
  return tempo ? keysOf([tempo]) : selection;
}
