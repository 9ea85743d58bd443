import { useMemo, useState } from 'react';
import { hasExactChances } from '#model/gacha/doubts';
import { type KindLuck, lucksOf } from '#model/gacha/luck';
import type { Pool } from '#model/gacha/pool';
import { type Pull, replay, type Totals, totalsOf } from '#model/gacha/run';
import { type Hindrance, hindranceOf, waysOf, withPulls } from '#model/gacha/steps';
import type { GachaDetails, GachaPayment } from '#model/records/gacha-details';
import type { ServerIndex } from '#model/vocabulary/servers';
import { useAddress } from '#src/kit/address/use-address.ts';
import { usePool } from '../detail/use-drawn.ts';
import { NO_PULLS, SIMULATION, type Simulation } from './address.ts';

/** One way to pull, and what keeps the visitor from it. */
export interface PullWay {
  readonly payment: GachaPayment;
  readonly hindrance: Hindrance | null;
  readonly pull: () => void;
}

export interface Simulated {
  /** Whose cards are drawn. */
  readonly server: ServerIndex;
  /** What can be drawn there. */
  readonly pool: Pool;
  readonly ways: readonly PullWay[];
  readonly pulls: readonly Pull[];
  readonly cards: number;
  readonly totals: Totals;
  readonly lucks: readonly KindLuck[];
  /** Whether all that is said of luck follows from known rules. */
  readonly isExact: boolean;
  readonly reset: () => void;
  /** Brings back what was cleared; null where nothing was, or other pulls came since. */
  readonly undo: (() => void) | null;
}

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

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
  const totals = useMemo(() => totalsOf(run.pulls), [run]);
  const lucks = useMemo(() => lucksOf(pool, run.pulls), [pool, run]);
  const pull = (way: number) =>
    change((latest) => ({
      server,
      seed: latest.seed ?? newSeed(),
      steps: withPulls(latest.steps, way),
    }));
  return {
    server,
    pool,
    ways: ways.map((payment, way) => ({
      payment,
      hindrance: hindranceOf(payment, way, run),
      pull: () => pull(way),
    })),
    pulls: run.pulls,
    cards: run.cards,
    totals,
    lucks,
    isExact: ways.every((payment, way) => !run.used.has(way) || hasExactChances(payment, pool)),
    reset: () => {
      setCleared(inputs);
      change(NO_PULLS);
    },
    undo: cleared !== null && steps.length === 0 ? () => change({ ...cleared, others: inputs.others }) : null,
  };
}
