import { type Loop, RATES } from '#model/chart/clock/timeline';
import { SHORTEST_LOOP } from '#src/actors/late/use-simulator.ts';

/** What a link to the simulator holds besides song and difficulty, which are the path. */
export interface SimulatorInputs {
  /** Where it begins, in seconds. */
  readonly seconds: number;
  readonly rate: number;
  readonly loop: Loop | null;
  readonly isMirrored: boolean;
}

const DECIMALS = 100;
/** No chart is longer. */
const MAX_SECONDS = 36_000;

const rounded = (value: number): number => Math.round(value * DECIMALS) / DECIMALS;

function read(params: URLSearchParams, name: string): number | null {
  const text = params.get(name);
  const value = Number(text);
  return text === null || text === '' || !(value >= 0) || value > MAX_SECONDS ? null : rounded(value);
}

function loopOf(params: URLSearchParams): Loop | null {
  const from = read(params, 'a');
  const to = read(params, 'b');
  return from !== null && to !== null && to - from >= SHORTEST_LOOP ? { from, to } : null;
}

export const SIMULATOR_CODEC = {
  decode: (params: URLSearchParams): SimulatorInputs => ({
    seconds: read(params, 't') ?? 0,
    rate: Math.min(RATES.most, Math.max(RATES.least, read(params, 'rate') ?? 1)),
    loop: loopOf(params),
    isMirrored: params.get('mirror') === '1',
  }),
  /** What is as it begins is left out. */
  encode: ({ seconds, rate, loop, isMirrored }: SimulatorInputs): URLSearchParams => {
    const params = new URLSearchParams();
    if (rounded(seconds) > 0) params.set('t', String(rounded(seconds)));
    if (rate !== 1) params.set('rate', String(rounded(rate)));
    if (loop) {
      params.set('a', String(rounded(loop.from)));
      params.set('b', String(rounded(loop.to)));
    }
    if (isMirrored) params.set('mirror', '1');
    return params;
  },
};
