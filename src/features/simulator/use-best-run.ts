import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { type BestRun, bestOf } from '#model/chart/judging/best-runs';
import { useSimulatorKit } from './use-simulator.ts';

export interface InRuns {
  /** The best on the chart before the run that ends now; null without one. */
  readonly best: BestRun | null;
  readonly keep: (run: BestRun) => void;
}

/** The best that the visitor came to on a chart; nothing is kept for null. */
export function useBestRun(key: string | null): InRuns {
  const { runs: actor } = useSimulatorKit();
  const best = useSelector(actor, ({ context }) => (key === null ? null : bestOf(context.value, key)));
  const keep = useCallback(
    (run: BestRun) => {
      if (key !== null) actor.send({ type: 'VALUE.EDITED', edit: { ...run, key } });
    },
    [key, actor],
  );
  return { best, keep };
}
