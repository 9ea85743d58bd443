import { useMemo, useState } from 'react';
import { hasExactChances } from '#model/gacha/doubts';
import { type KindLuck, lucksOf } from '#model/gacha/luck';
import type { Pool } from '#model/gacha/pool';
import { type GachaRun, type Pull, replay, type Totals, totalsOf } from '#model/gacha/run';
import { type Hindrance, hindranceOf, waysOf, withPulls } from '#model/gacha/steps';
import { type Goal, goalOf, pullsUntil, type Search } from '#model/gacha/until';
import type { GachaDetails, GachaPayment } from '#model/records/gacha-details';
import type { ServerIndex } from '#model/vocabulary/servers';
import { useLayout } from '#src/kit/actors/use-layout.ts';
import { useAddress } from '#src/kit/address/use-address.ts';
import { usePool } from '../detail/use-drawn.ts';
import { NO_PULLS, SIMULATION, type Simulation } from './address.ts';
import { isRare } from './turn-order.ts';
import { useGachadraw } from './use-gachadraw.ts';

/** One way to pull, and what keeps the visitor from it. */
export interface PullWay {
  readonly payment: GachaPayment;
  readonly hindrance: Hindrance | null;
  readonly pull: () => void;
  /** Pulls until what players pull for comes. */
  readonly pullUntil: () => void;
}

/** What of the cards of the latest pull may be seen. */
export interface Turning {
  /** How many lie face up. */
  readonly turned: number;
  /** The next one is rare and is held back. */
  readonly isHeld: boolean;
  /** Turns all at once. */
  readonly show: () => void;
}

export interface Simulated {
  /** Whose cards are drawn. */
  readonly server: ServerIndex;
  /** What can be drawn there. */
  readonly pool: Pool;
  /** What players pull for. */
  readonly goal: Goal;
  /** As the address writes it; null before the first pull. */
  readonly seed: string | null;
  readonly ways: readonly PullWay[];
  /** All pulls, also one whose cards still turn. */
  readonly pulls: readonly Pull[];
  /** Null while all cards lie face up. */
  readonly turning: Turning | null;
  /** The pulls whose cards lie face up: all that follows is of these alone. */
  readonly settled: readonly Pull[];
  readonly cards: number;
  readonly totals: Totals;
  readonly lucks: readonly KindLuck[];
  /** How many pulls it took, where the last ones were made until a card came. */
  readonly sought: Search | null;
  /** Whether all that is said of luck follows from known rules. */
  readonly isExact: boolean;
  readonly reset: () => void;
  /** Brings back what was cleared; null where nothing was, or other pulls came since. */
  readonly undo: (() => void) | null;
}

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
const BASE = 36;

interface Drawing {
  readonly server: ServerIndex;
  readonly pool: Pool;
  readonly ways: readonly GachaPayment[];
}

/** More pulls: what the address holds, and the cards of the last one, which turn one after the other. */
function usePulling({ server, pool, ways }: Drawing) {
  const { latest, change } = useAddress(SIMULATION);
  const isCalm = useLayout((layout) => layout.isCalm);
  const draw = useGachadraw();
  const [found, note] = useState<(Search & { readonly at: number }) | null>(null);
  const pull = (way: number, search: ((seed: number, run: GachaRun) => Search) | null) => {
    const before = latest();
    const seed = before.seed ?? newSeed();
    const searched = search?.(seed, replay(pool, ways, seed, before.steps)) ?? null;
    const steps = withPulls(before.steps, way, searched?.pulls ?? 1);
    const { pulls } = replay(pool, ways, seed, steps);
    const cards = pulls.at(-1)?.cards ?? [];
    if (steps === before.steps || cards.length === 0) return;
    note(searched && { ...searched, at: pulls.length });
    draw.come({ pull: pulls.length, cards: cards.length, rare: cards.filter(isRare).length }, isCalm);
    change({ server, seed, steps });
  };
  return { draw, found, pull };
}

/** The pulls that the address holds. They stay with the server of the first one, also while another server's chances are looked at. */
export function useSimulation(details: GachaDetails, shown: ServerIndex, shownPool: Pool): Simulated {
  const { inputs, change } = useAddress(SIMULATION);
  const [cleared, setCleared] = useState<Simulation | null>(null);
  const ownPool = usePool(details, inputs.server);
  const [server, pool] =
    ownPool && inputs.server !== null ? [inputs.server, ownPool] : ([shown, shownPool] as const);
  const ways = useMemo(() => waysOf(details.payments), [details]);
  const { seed, steps } = inputs;
  const run = useMemo(() => replay(pool, ways, seed ?? 0, steps), [pool, ways, seed, steps]);
  const { draw, found, pull } = usePulling({ server, pool, ways });
  const isTurning = draw.turning !== null && draw.turning === run.pulls.length;
  const settled = useMemo(() => (isTurning ? run.pulls.slice(0, -1) : run.pulls), [isTurning, run]);
  const totals = useMemo(() => totalsOf(settled), [settled]);
  const lucks = useMemo(() => lucksOf(pool, settled), [pool, settled]);
  return {
    server,
    pool,
    goal: goalOf(pool),
    seed: seed === null ? null : seed.toString(BASE),
    ways: ways.map((payment, way) => ({
      payment,
      hindrance: hindranceOf(payment, way, run),
      pull: () => pull(way, null),
      pullUntil: () => pull(way, (from, before) => pullsUntil(pool, payment, way, from, before)),
    })),
    pulls: run.pulls,
    turning: isTurning ? { turned: draw.turned, isHeld: draw.isHeld, show: draw.show } : null,
    settled,
    cards: settled.reduce((sum, one) => sum + one.cards.length, 0),
    totals,
    lucks,
    sought: found?.at === run.pulls.length ? found : null,
    isExact: ways.every((payment, way) => !run.used.has(way) || hasExactChances(payment, pool)),
    reset: () => {
      draw.show();
      setCleared(inputs);
      change(NO_PULLS);
    },
    undo: cleared !== null && steps.length === 0 ? () => change({ ...cleared, others: inputs.others }) : null,
  };
}
