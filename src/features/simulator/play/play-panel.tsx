import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { type BestRun, bestOf } from '#model/chart/judging/best-runs';
import type { PlayableChart } from '#model/chart/playing/playable';
import type { DrawnChart } from '../../charts/drawn-chart.data.ts';
import { PLAIN_TEAM, type PlayingTeam } from '../board/address.ts';
import { teamPlay } from '../board/team-play.ts';
import { type SimulatorActor, useSimulatorKit, useSimulatorPart } from '../use-simulator.ts';
import { RunFacts } from './run-facts.tsx';
import { RunResult } from './run-result.tsx';

interface InRuns {
  /** The best on the chart before the run that ends now; null without one. */
  readonly best: BestRun | null;
  readonly keep: (run: BestRun) => void;
}

/** The best that the visitor came to on a chart; nothing is kept for null. */
function useBestRun(key: string | null): InRuns {
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

interface Props {
  readonly actor: SimulatorActor;
  readonly drawn: DrawnChart;
  /** As it is played, mirrored or not. */
  readonly chart: PlayableChart;
  /** By which the best run is kept; null where none is. */
  readonly runKey: string | null;
  /** Whose score it is; a plain team without one. */
  readonly team: PlayingTeam | null;
  /** Null where the chart has none: then there is no score. */
  readonly level: number | null;
}

/** Below the picture while the visitor plays: what the run has come to, and its result at the end. */
export function PlayPanel({ actor, drawn, chart, runKey, team, level }: Props) {
  const run = useSimulatorPart(actor, (view) => view.run);
  const { best, keep } = useBestRun(runKey);
  const play = useMemo(
    () => (level === null ? null : { ...teamPlay(team ?? PLAIN_TEAM), level }),
    [team, level],
  );
  if (!run) return null;
  return (
    <>
      <RunResult
        actor={actor}
        judged={run.judged}
        notes={chart.notes.length}
        best={best}
        onEnd={runKey === null ? null : keep}
      />
      <RunFacts run={run} scoring={drawn.scoring} best={best} play={play} />
    </>
  );
}
