import type { ChartSheet, SheetEntry } from '#model/chart/editing/sheet';
import type { ChartEntry } from '#model/chart/notes';
import { LANES, xOfLane, yOfBeat } from './geometry.ts';
import { paintGrid, paintPlayhead, paintTimes, type StageBrush } from './paint-grid.ts';
import { paintEntry, paintPoint, paintRibbon, paintSelected, paintTies } from './paint-notes.ts';
import { beatsInSight, entriesInSight } from './scene.ts';

/** What lies above the notes while something is done with a pointer. Changed in place, with each movement. */
export interface StageOverlay {
  /** What a release would put there. */
  ghosts: readonly ChartEntry[];
  /** Ids of entries that are being dragged away. */
  lifted: ReadonlySet<number>;
  box: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number } | null;
}

export interface StageScene {
  readonly sheet: ChartSheet;
  readonly selection: ReadonlySet<string>;
  readonly grid: number;
  /** Where keys put the next note; null while they do nothing here. */
  readonly cursor: { readonly beat: number; readonly lane: number } | null;
  readonly overlay: StageOverlay;
  /** Marks of problems, by where they lie. */
  readonly marks: readonly { readonly beat: number; readonly lane: number; readonly isError: boolean }[];
  readonly texts: {
    length(seconds: number): string;
    exact(seconds: number): string;
    point(entry: ChartEntry): string;
  };
}

const GHOST = 0.55;
const LIFTED = 0.25;
const OTHER_LAYER = 0.3;

/** Everything in sight, from the back to the front. Nothing else is looked at closely. */
export function paintStage(brush: StageBrush, scene: StageScene): void {
  const { context, at } = brush;
  const { sheet, selection, overlay, texts } = scene;
  paintGrid(brush, sheet, scene.grid);
  paintTimes(brush, texts.length);
  const hidden = new Set(sheet.layers.filter(({ isHidden }) => isHidden).map(({ id }) => id));
  const inSight = entriesInSight(sheet.entries, beatsInSight(at));
  const alphaOf = ({ id, layer }: SheetEntry): number =>
    overlay.lifted.has(id) ? LIFTED : hidden.has(layer) ? OTHER_LAYER : 1;
  for (const each of inSight) {
    context.globalAlpha = alphaOf(each);
    paintRibbon(brush, each.entry);
  }
  context.globalAlpha = 1;
  paintTies(
    brush,
    inSight.map(({ entry }) => entry),
  );
  // What comes later lies behind.
  for (const each of inSight.toReversed()) {
    const { id, entry } = each;
    context.globalAlpha = alphaOf(each);
    paintEntry(brush, entry);
    paintPoint(brush, entry, selection.has(String(id)), texts.point(entry));
    if (selection.size > 0) paintSelected(brush, id, entry, selection);
  }
  context.globalAlpha = GHOST;
  for (const entry of overlay.ghosts) {
    paintRibbon(brush, entry);
    paintEntry(brush, entry);
    paintPoint(brush, entry, false, texts.point(entry));
  }
  context.globalAlpha = 1;
  for (const mark of scene.marks) paintMark(brush, mark);
  if (scene.cursor) paintCursor(brush, scene.cursor);
  if (overlay.box) paintBox(brush, overlay.box);
  paintPlayhead(brush, texts.exact(at.playhead));
}

function paintCursor({ context, at }: StageBrush, { beat, lane }: { beat: number; lane: number }): void {
  const y = yOfBeat(at, beat);
  context.strokeStyle = '#fff';
  context.lineWidth = 1.5;
  context.setLineDash([4, 3]);
  context.strokeRect(at.left, y - 0.75, LANES * at.laneWidth, 1.5);
  context.setLineDash([]);
  context.strokeRect(xOfLane(at, lane) - at.laneWidth / 2 + 2, y - 11, at.laneWidth - 4, 22);
}

function paintBox({ context }: StageBrush, { x1, y1, x2, y2 }: NonNullable<StageOverlay['box']>): void {
  context.fillStyle = '#ffffff1f';
  context.fillRect(x1, y1, x2 - x1, y2 - y1);
  context.strokeStyle = '#fff';
  context.lineWidth = 1;
  context.setLineDash([4, 3]);
  context.strokeRect(x1, y1, x2 - x1, y2 - y1);
  context.setLineDash([]);
}

const MARK_PX = 8;

function paintMark({ context, at, colors, font }: StageBrush, mark: StageScene['marks'][number]): void {
  const [x, y] = [xOfLane(at, mark.lane) + at.laneWidth / 2, yOfBeat(at, mark.beat)];
  if (y < -MARK_PX || y > at.height + MARK_PX) return;
  context.fillStyle = mark.isError ? colors.flick : colors.skill;
  context.beginPath();
  context.arc(x, y, MARK_PX, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = colors.ground;
  context.font = `700 12px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText('!', x, y);
}
