import { asArray, asObject } from '../../records/reading.ts';
import type { ChartNote, Connection } from '../notes.ts';
import type { EntryPosition, Repairs } from '../repairs.ts';
import { readBeat, readLane } from './position.ts';
import { withRest } from './rest.ts';

type HoldType = 'Slide' | 'Long';

function readConnections(value: unknown, place: EntryPosition, repairs: Repairs): readonly Connection[] {
  const nodes: Connection[] = [];
  for (const raw of asArray(value)) {
    const node = asObject(raw);
    const beat = readBeat(node.beat);
    if (beat === null) {
      repairs.add('nodeWithoutBeat', place);
      continue;
    }
    const known = {
      beat,
      lane: readLane(node.lane, place, repairs),
      flick: node.flick === true,
      skill: node.skill === true,
      charge: node.charge === true,
      hidden: node.hidden === true,
    };
    nodes.push(withRest(known, node));
  }
  return nodes;
}

function inOrder(
  nodes: readonly Connection[],
  place: EntryPosition,
  repairs: Repairs,
): readonly Connection[] {
  const sorted = nodes.toSorted((a, b) => a.beat - b.beat);
  if (sorted.some((node, i) => node !== nodes[i])) repairs.add('nodesOutOfOrder', place);
  return sorted;
}

function withoutHiddenEnds(
  nodes: readonly Connection[],
  place: EntryPosition,
  repairs: Repairs,
): readonly Connection[] {
  const first = nodes.findIndex((node) => !node.hidden);
  const last = nodes.findLastIndex((node) => !node.hidden);
  const kept = first < 0 ? [] : nodes.slice(first, last + 1);
  if (kept.length < nodes.length) repairs.add('hiddenEnd', place);
  return kept;
}

/** A flick belongs on the last node, a skill on the first or last, neither on a hidden one, never both. */
function withLegalFlags(
  nodes: readonly Connection[],
  place: EntryPosition,
  repairs: Repairs,
): readonly Connection[] {
  const last = nodes.length - 1;
  return nodes.map((node, i) => {
    const skill = node.skill && (i === 0 || i === last);
    const flick = node.flick && i === last && !skill;
    if (skill !== node.skill || flick !== node.flick) {
      repairs.add('misplacedMark', place);
    }
    return skill === node.skill && flick === node.flick ? node : { ...node, skill, flick };
  });
}

/** What a long row becomes that is not a straight hold of two nodes. */
function asHold(
  type: HoldType,
  nodes: readonly Connection[],
  place: EntryPosition,
  repairs: Repairs,
): ChartNote {
  const [start, end] = nodes;
  if (type === 'Long' && start && end && nodes.length === 2 && start.lane === end.lane) {
    return { type, connections: [start, end] };
  }
  if (type === 'Long') repairs.add('bentHold', place);
  return { type: 'Slide', connections: nodes };
}

/** The slide or hold through these nodes, with every repair of reference R7; null when no visible node is left. */
export function mendHold(
  type: HoldType,
  connections: readonly Connection[],
  place: EntryPosition,
  repairs: Repairs,
): ChartNote | null {
  const sorted = inOrder(connections, place, repairs);
  const nodes = withLegalFlags(withoutHiddenEnds(sorted, place, repairs), place, repairs);
  const [only] = nodes;
  if (!only) {
    repairs.add('noVisibleNode', place);
    return null;
  }
  if (nodes.length > 1) return asHold(type, nodes, place, repairs);
  repairs.add('singleNode', place);
  const { beat, lane, flick, skill, charge } = only;
  return { type: 'Single', beat, lane, flick, skill, charge };
}

/** Reads a slide or hold and mends it. */
export const readHold = (
  type: HoldType,
  value: unknown,
  place: EntryPosition,
  repairs: Repairs,
): ChartNote | null => mendHold(type, readConnections(value, place, repairs), place, repairs);
