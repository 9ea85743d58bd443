import { sampleAnswer, sampleChartsAnswer, sampleProgress } from '#tests/laws/samples';
import type { Compute } from '#wasm/host/compute';
import type { FromWorker } from '#wasm/host/thread/protocol';
import type { OpenEngine, ShellPorts } from '#wasm/host/thread/shell';

/** A clock that only moves when a search computes or the shell waits. */
export interface FakeTime {
  now: number;
}

/** An engine whose every search takes `slices` slices of `sliceMs`; `nodes` counts the slices done. */
export function fakeEngine(slices: number, time: FakeTime, sliceMs = 12): OpenEngine {
  const compute: Compute = {
    engine: 'ts',
    startTeamSearch: () => {
      let nodes = 0;
      return {
        advance: () => {
          time.now += sliceMs;
          nodes += 1;
          return nodes >= slices;
        },
        progress: () => sampleProgress(nodes),
        answer: () => sampleAnswer({ proved: nodes >= slices, gap: slices - nodes, nodes }),
      };
    },
    startMedleySearch: () => {
      throw new Error('nobody asks this engine for a medley');
    },
    startUpgradeSearch: () => {
      throw new Error('nobody asks this engine what comes next');
    },
    startEverySongSearch: () => {
      throw new Error('nobody asks this engine about every song');
    },
    startHelpsSearch: () => {
      throw new Error('nobody asks this engine which cards help');
    },
    startOneTeamSearch: () => {
      throw new Error('nobody asks this engine for one team');
    },
    startChartScoring: () => {
      let scored = 0;
      return {
        advance: () => {
          time.now += sliceMs;
          scored += 1;
          return scored >= slices;
        },
        answer: () => sampleChartsAnswer(scored, slices),
      };
    },
  };
  return { compute, note: { engine: 'ts', fallback: null } };
}

/** Ports that collect what is posted; `atTurn` runs each time the shell lets messages in. */
export function fakePorts(
  engine: OpenEngine | Error,
  time: FakeTime = { now: 0 },
  atTurn: (turn: number) => void = () => {},
): ShellPorts & { readonly posted: FromWorker[] } {
  const posted: FromWorker[] = [];
  let turns = 0;
  return {
    posted,
    open: async () => {
      if (engine instanceof Error) throw engine;
      return engine;
    },
    post: (message) => posted.push(message),
    now: () => time.now,
    turn: async () => atTurn(++turns),
  };
}
