import type { ChartEntry, Connection } from '#model/chart/notes';
import { halfNote, xOfLane, yOfBeat } from './geometry.ts';
import { noteSpots, spotKey } from './notes-of.ts';
import type { StageBrush } from './paint-grid.ts';

const isWhole = (value: number): boolean => value === Math.floor(value);
const SHARE = 0.88;

function bar({ context, at }: StageBrush, lane: number, beat: number, color: string, share = SHARE): void {
  const half = halfNote(at) * (share < SHARE ? 0.75 : 1);
  const width = at.laneWidth * share;
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(xOfLane(at, lane) - width / 2, yOfBeat(at, beat) - half, width, half * 2, half * 0.7);
  context.fill();
}

/** The arrow above a flick. */
function arrow({ context, at, colors }: StageBrush, lane: number, beat: number): void {
  const [x, y] = [xOfLane(at, lane), yOfBeat(at, beat) - halfNote(at) - 1];
  const size = at.laneWidth * 0.26;
  context.fillStyle = colors.flick;
  context.beginPath();
  context.moveTo(x - size, y);
  context.lineTo(x, y - size * 1.25);
  context.lineTo(x + size, y);
  context.fill();
}

function directional(brush: StageBrush, entry: Extract<ChartEntry, { type: 'Directional' }>): void {
  const { context, at, colors } = brush;
  const sign = entry.direction === 'Left' ? -1 : 1;
  const y = yOfBeat(at, entry.beat);
  const half = halfNote(at);
  const tail = xOfLane(at, entry.lane) - (sign * at.laneWidth * SHARE) / 2;
  const tip = xOfLane(at, entry.lane + sign * (entry.width - 1)) + (sign * at.laneWidth * SHARE) / 2;
  const head = at.laneWidth * 0.42;
  context.fillStyle = entry.skill ? colors.skill : sign < 0 ? colors.left : colors.right;
  context.beginPath();
  context.roundRect(
    Math.min(tail, tip - sign * head),
    y - half,
    Math.abs(tip - sign * head - tail),
    half * 2,
    3,
  );
  context.fill();
  context.beginPath();
  context.moveTo(tip, y);
  context.lineTo(tip - sign * head, y - half * 2);
  context.lineTo(tip - sign * head, y + half * 2);
  context.fill();
}

function ribbon({ context, at, colors }: StageBrush, nodes: readonly Connection[]): void {
  const half = at.laneWidth * 0.38;
  context.fillStyle = colors.ribbon;
  for (let i = 1; i < nodes.length; i++) {
    const [a, b] = [nodes[i - 1], nodes[i]];
    if (!a || !b) continue;
    const [x1, y1, x2, y2] = [
      xOfLane(at, a.lane),
      yOfBeat(at, a.beat),
      xOfLane(at, b.lane),
      yOfBeat(at, b.beat),
    ];
    if (Math.max(y1, y2) < 0 || Math.min(y1, y2) > at.height) continue;
    context.beginPath();
    context.moveTo(x1 - half, y1);
    context.lineTo(x2 - half, y2);
    context.lineTo(x2 + half, y2);
    context.lineTo(x1 + half, y1);
    context.fill();
  }
}

/** A hidden point is there for the author alone. */
function hiddenPoint({ context, at, colors }: StageBrush, { lane, beat }: Connection): void {
  const [x, y, size] = [xOfLane(at, lane), yOfBeat(at, beat), Math.max(4, at.laneWidth * 0.14)];
  context.strokeStyle = colors.hold;
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(x - size, y);
  context.lineTo(x, y - size);
  context.lineTo(x + size, y);
  context.lineTo(x, y + size);
  context.closePath();
  context.stroke();
}

function node(brush: StageBrush, each: Connection, isEnd: boolean): void {
  const { colors } = brush;
  const { lane, beat } = each;
  if (each.hidden) hiddenPoint(brush, each);
  else if (each.flick) {
    bar(brush, lane, beat, colors.flick);
    arrow(brush, lane, beat);
  } else bar(brush, lane, beat, each.skill ? colors.skill : colors.hold, isEnd ? SHARE : 0.55);
}

/** A note in its colours, as the preview paints it. */
export function paintEntry(brush: StageBrush, entry: ChartEntry): void {
  const { colors } = brush;
  switch (entry.type) {
    case 'BPM':
    case 'System':
      return;
    case 'Single': {
      const { beat, lane, flick, skill } = entry;
      const plain = isWhole(beat * 2) ? colors.tap : colors.off;
      bar(brush, lane, beat, flick ? colors.flick : skill ? colors.skill : plain);
      if (flick) arrow(brush, lane, beat);
      return;
    }
    case 'Directional':
      directional(brush, entry);
      return;
    case 'Slide':
    case 'Long': {
      const last = entry.connections.length - 1;
      for (const [i, each] of entry.connections.entries()) node(brush, each, i === 0 || i === last);
    }
  }
}

export function paintRibbon(brush: StageBrush, entry: ChartEntry): void {
  if ('connections' in entry) ribbon(brush, entry.connections);
}

/** Lines between notes of one beat. */
export function paintTies({ context, at, colors }: StageBrush, entries: readonly ChartEntry[]): void {
  const lanes = new Map<number, { low: number; high: number }>();
  for (const entry of entries) {
    const spots = noteSpots(entry);
    for (const [i, { beat, from, to }] of spots.entries()) {
      if (i > 0 && i < spots.length - 1) continue;
      const seen = lanes.get(beat);
      lanes.set(beat, { low: Math.min(seen?.low ?? from, from), high: Math.max(seen?.high ?? to, to) });
    }
  }
  context.fillStyle = colors.tie;
  for (const [beat, { low, high }] of lanes) {
    if (high > low)
      context.fillRect(xOfLane(at, low), yOfBeat(at, beat) - 0.75, xOfLane(at, high) - xOfLane(at, low), 1.5);
  }
}

/** Frames around what is selected. */
export function paintSelected(
  { context, at }: StageBrush,
  id: number,
  entry: ChartEntry,
  selection: ReadonlySet<string>,
): void {
  const isWholeEntry = selection.has(String(id));
  const half = halfNote(at) + 4;
  context.strokeStyle = '#fff';
  context.lineWidth = 2;
  for (const [index, { beat, from, to }] of noteSpots(entry).entries()) {
    if (!isWholeEntry && !selection.has(spotKey(id, entry, index))) continue;
    const x = xOfLane(at, from) - at.laneWidth / 2 + 1;
    context.beginPath();
    context.roundRect(x, yOfBeat(at, beat) - half, (to - from + 1) * at.laneWidth - 2, half * 2, 5);
    context.stroke();
  }
}

/** Tempos and commands of the game beside the lanes. */
export function paintPoint(
  { context, at, colors, font }: StageBrush,
  entry: ChartEntry,
  isSelected: boolean,
  text: string,
): void {
  if (entry.type !== 'BPM' && entry.type !== 'System') return;
  const y = Math.round(yOfBeat(at, entry.beat));
  context.fillStyle = entry.type === 'BPM' ? colors.bpm : colors.skill;
  context.fillRect(at.left, y, at.right - at.left + 6, 1);
  context.font = `700 11px ${font}`;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  const width = context.measureText(text).width + 10;
  context.beginPath();
  context.roundRect(at.right + 4, y - 8, width, 16, 4);
  context.fill();
  if (isSelected) {
    context.strokeStyle = '#fff';
    context.lineWidth = 2;
    context.stroke();
  }
  context.fillStyle = colors.ground;
  context.fillText(text, at.right + 9, y);
}
