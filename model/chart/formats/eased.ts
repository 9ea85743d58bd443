import type { JsonObject } from '../../records/reading.ts';

/** A node of a slide as other formats have it. */
export interface EasedNode {
  readonly beat: number | null;
  /** Null for a node that lies on the line between its neighbours. */
  readonly lane: number | null;
  readonly hidden: boolean;
  readonly flick: boolean;
  /** The easing from this node on: `in`, `out`, or linear for all else. */
  readonly ease: unknown;
}

const STEPS = 6;
type Curve = (x: number) => number;
const CURVES = new Map<unknown, Curve>([
  ['in', (x) => x * x],
  ['out', (x) => 1 - (1 - x) * (1 - x)],
]);

interface Placed extends EasedNode {
  readonly beat: number;
  readonly lane: number;
}

const isPlaced = (node: EasedNode): node is Placed => node.beat !== null && node.lane !== null;
const nodeRow = ({ beat, lane, hidden, flick }: EasedNode): JsonObject => ({ beat, lane, hidden, flick });

/** The lane at a fraction of the way between two nodes, with the easing of the first. */
function laneBetween(from: Placed, to: Placed, part: number): number {
  const curve = CURVES.get(from.ease);
  return from.lane + (to.lane - from.lane) * (curve ? curve(part) : part);
}

/** Interpolates the lanes of nodes that have none. */
function onLine(nodes: readonly EasedNode[]): readonly EasedNode[] {
  const placed = nodes.filter(isPlaced);
  let passed = 0;
  return nodes.map((node) => {
    if (node === placed[passed]) passed += 1;
    const [from, to] = [placed[passed - 1], placed[passed]];
    if (node.lane !== null || node.beat === null || !from || !to) return node;
    const way = to.beat - from.beat;
    const part = way > 0 ? (node.beat - from.beat) / way : 0;
    return { ...node, lane: Math.round(laneBetween(from, to, part)), ease: undefined };
  });
}

/** The nodes of a slide as rows. This game has no curves: hidden nodes approximate them. */
export function eased(given: readonly EasedNode[]): readonly JsonObject[] {
  const nodes = onLine(given);
  return nodes.flatMap((node, i): readonly JsonObject[] => {
    const next = nodes[i + 1];
    const isCurve =
      CURVES.has(node.ease) && next && isPlaced(node) && isPlaced(next) && node.lane !== next.lane;
    if (!isCurve) return [nodeRow(node)];
    const between = Array.from({ length: STEPS - 1 }, (_, step) => {
      const part = (step + 1) / STEPS;
      const beat = node.beat + (next.beat - node.beat) * part;
      return nodeRow({ beat, lane: laneBetween(node, next, part), hidden: true, flick: false, ease: null });
    });
    return [nodeRow(node), ...between];
  });
}
