import type { Random } from '../seeded/random.ts';
import type { Hold, SlideNode } from './chart.types.ts';
import { type HandSide, type Hands, move } from './hands.ts';

interface HoldPlan {
  readonly start: number;
  /** Beats between nodes. */
  readonly step: number;
  readonly size: number;
  readonly side: HandSide;
  readonly flick: boolean;
}

/** A slide on one hand's three lanes, or a hold when it stays in its lane. */
export function buildHold(plan: HoldPlan, hands: Hands, rng: Random): Hold {
  const straight = plan.size === 2 && rng.chance(0.45);
  const first = move(hands, plan.side, 2, true, rng);
  const nodes: SlideNode[] = [];
  for (let i = 0; i < plan.size; i++) {
    const lane = i === 0 || straight ? first : move(hands, plan.side, 2, true, rng);
    const flick = plan.flick && i === plan.size - 1 ? { flick: true as const } : {};
    nodes.push({ lane, beat: plan.start + i * plan.step, ...flick });
  }
  const isLong = plan.size === 2 && nodes[0]!.lane === nodes[1]!.lane;
  return { type: isLong ? 'Long' : 'Slide', connections: nodes };
}

const HIDDEN_PER_SPAN = 4;
const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** Bends a slide: invisible nodes between the visible ones, which may leave the lane grid. */
export function bend(hold: Hold, rng: Random): Hold {
  const swing = rng.real(-0.6, 0.6);
  const connections = hold.connections.flatMap((node, i) => {
    const next = hold.connections[i + 1];
    if (!next) return [node];
    const hidden = Array.from({ length: HIDDEN_PER_SPAN }, (_, k): SlideNode => {
      const t = (k + 1) / (HIDDEN_PER_SPAN + 1);
      const arc = 4 * t * (1 - t) * swing * (k % 2 === 0 ? 1 : 0.7);
      const lane = node.lane + (next.lane - node.lane) * t * t + arc;
      return {
        lane: twoDecimals(Math.min(Math.max(lane, -0.5), 6.5)),
        beat: node.beat + (next.beat - node.beat) * t,
        hidden: true,
      };
    });
    return [node, ...hidden];
  });
  return { type: 'Slide', connections };
}
