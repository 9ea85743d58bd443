import { readSteps, type Step, writeSteps } from '#model/gacha/steps';
import { SERVERS, type ServerIndex, serverIndex } from '#model/vocabulary/servers';
import type { AddressCodec } from '#src/kit/address/use-address.ts';

/** A simulation as the address holds it: the link shows everyone the same cards. */
export interface Simulation {
  /** Whose cards are drawn; null before the first pull. */
  readonly server: ServerIndex | null;
  /** Whole, from 0 to 2³² − 1; null before the first pull. */
  readonly seed: number | null;
  readonly steps: readonly Step[];
  /** What else the address holds, such as the order of comments. */
  readonly others: string;
}

export const NO_PULLS = { server: null, seed: null, steps: [] } as const satisfies Partial<Simulation>;

const BASE = 36;
const SEED = /^[0-9a-z]{1,7}$/;
const MAX_SEED = 0xffff_ffff;
const OWN = ['on', 'seed', 'pulls'] as const;

function seedOf(text: string | null): number | null {
  if (text === null || !SEED.test(text)) return null;
  const seed = Number.parseInt(text, BASE);
  return seed <= MAX_SEED ? seed : null;
}

function withoutOwn(params: URLSearchParams): string {
  const others = new URLSearchParams(params);
  for (const name of OWN) others.delete(name);
  return others.toString();
}

/** `?on=jp&seed=k3x9p2&pulls=b3a2`; without a seed or without pulls there is no simulation. */
export const SIMULATION: AddressCodec<Simulation> = {
  decode: (params) => {
    const seed = seedOf(params.get('seed'));
    const steps = readSteps(params.get('pulls') ?? '');
    const others = withoutOwn(params);
    if (seed === null || steps.length === 0) return { ...NO_PULLS, others };
    return { server: serverIndex(params.get('on') ?? ''), seed, steps, others };
  },
  encode: ({ server, seed, steps, others }) => {
    const params = new URLSearchParams(others);
    if (seed === null || steps.length === 0) return params;
    if (server !== null) params.set('on', SERVERS[server]);
    params.set('seed', seed.toString(BASE));
    params.set('pulls', writeSteps(steps));
    return params;
  },
};
