import type { Connection } from '../../notes.ts';
import { SAME_BEAT } from '../beats.ts';
import { coveredLanes } from '../lanes.ts';
import { entryKey, nodeKey } from '../selection.ts';
import type { ChartSheet } from '../sheet.ts';

/** A visible note as a finger meets it. */
export interface NoteHead {
  readonly beat: number;
  /** Lanes that it covers. */
  readonly from: number;
  readonly to: number;
  readonly id: number;
  readonly key: string;
  readonly isSkill: boolean;
  /** It stands by itself; else it is a node of a slide or hold. */
  readonly isTap: boolean;
}

/** A slide or hold with the beats of its ends. */
export interface HeldSpan {
  readonly id: number;
  /** In order of beats, also where the slide's own are not. */
  readonly nodes: readonly Connection[];
  readonly from: number;
  readonly to: number;
}

export interface SheetHeads {
  /** By beat. */
  readonly heads: readonly NoteHead[];
  /** By their starts. */
  readonly held: readonly HeldSpan[];
}

/** As a player meets them: problems of a slide out of order are those that it has once it is mended. */
export const nodesInOrder = (nodes: readonly Connection[]): readonly Connection[] =>
  nodes.every(({ beat }, i) => beat >= (nodes[i - 1]?.beat ?? beat))
    ? nodes
    : nodes.toSorted((a, b) => a.beat - b.beat);

export function headsOf({ entries }: ChartSheet): SheetHeads {
  const heads: NoteHead[] = [];
  const held: HeldSpan[] = [];
  for (const { id, entry } of entries) {
    if (entry.type === 'Single') {
      const { beat, lane, skill } = entry;
      heads.push({ beat, from: lane, to: lane, id, key: entryKey(id), isSkill: skill, isTap: true });
    } else if (entry.type === 'Directional') {
      const { beat, skill } = entry;
      const { from, to } = coveredLanes(entry.lane, entry.direction, entry.width);
      heads.push({ beat, from, to, id, key: entryKey(id), isSkill: skill, isTap: true });
    } else if (entry.type === 'Slide' || entry.type === 'Long') {
      const { connections } = entry;
      const nodes = nodesInOrder(connections);
      held.push({ id, nodes, from: nodes[0]?.beat ?? 0, to: nodes.at(-1)?.beat ?? 0 });
      for (const [i, { beat, lane, skill, hidden }] of connections.entries()) {
        if (hidden) continue;
        heads.push({ beat, from: lane, to: lane, id, key: nodeKey(id, i), isSkill: skill, isTap: false });
      }
    }
  }
  return { heads: heads.sort((a, b) => a.beat - b.beat), held: held.sort((a, b) => a.from - b.from) };
}

/** Heads of each moment, in order. */
export function* momentsOf(heads: readonly NoteHead[]): Generator<readonly NoteHead[]> {
  for (let i = 0; i < heads.length; ) {
    const beat = heads[i]?.beat ?? 0;
    let end = i + 1;
    while (end < heads.length && (heads[end]?.beat ?? 0) - beat < SAME_BEAT) end += 1;
    yield heads.slice(i, end);
    i = end;
  }
}

/** Visible notes are in whole lanes; closer ones are in the same. */
const NEAR = 0.5;

/** Heads of one moment by the place that a finger goes to. */
export function placesOf(moment: readonly NoteHead[]): readonly (readonly NoteHead[])[] {
  if (moment.length === 1) return [moment];
  const places: NoteHead[][] = [];
  let reach = Number.NEGATIVE_INFINITY;
  for (const head of moment.toSorted((a, b) => a.from - b.from)) {
    if (head.from - reach < NEAR) places.at(-1)?.push(head);
    else places.push([head]);
    reach = Math.max(reach, head.to);
  }
  return places;
}
