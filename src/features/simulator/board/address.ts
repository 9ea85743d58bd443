import { type Loop, RATES, SHORTEST_LOOP } from '#model/chart/clock/timeline';
import { readNumber } from '#model/listing/ranking-settings';
import type { TypedSkill } from '#model/rules/typed-team';
import { MAX_POWER, readSkills, writeSkills } from '../../team/question/typed-skills.ts';

/** Who plays, as far as the score needs it; skills in the order in which they are activated. */
export interface PlayingTeam {
  readonly power: number;
  /** Five, and that of the encore. */
  readonly skills: readonly TypedSkill[];
}

export const PLAIN_TEAM: PlayingTeam = {
  power: 300_000,
  skills: Array.from({ length: 6 }, () => ({ percent: 100, seconds: 7 })),
};

/** What a link to the simulator holds besides song and difficulty, which are the path. */
export interface SimulatorInputs {
  /** Where it begins, in seconds. */
  readonly seconds: number;
  readonly rate: number;
  readonly loop: Loop | null;
  readonly isMirrored: boolean;
  /** Null without a score. */
  readonly team: PlayingTeam | null;
}

const DECIMALS = 100;
/** No chart is longer. */
const MAX_SECONDS = 36_000;

const rounded = (value: number): number => Math.round(value * DECIMALS) / DECIMALS;
/** A loop that begins or ends with a note begins or ends no later. */
const down = (value: number): number => Math.floor(value * DECIMALS + 1e-6) / DECIMALS;

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

function teamOf(params: URLSearchParams): PlayingTeam | null {
  const power = params.get('power');
  if (power === null) return null;
  return {
    power: Math.floor(readNumber(power, 0, MAX_POWER, PLAIN_TEAM.power)),
    skills: readSkills(params.get('skills'), PLAIN_TEAM.skills),
  };
}

export const SIMULATOR_CODEC = {
  decode: (params: URLSearchParams): SimulatorInputs => ({
    seconds: read(params, 't') ?? 0,
    rate: Math.min(RATES.most, Math.max(RATES.least, read(params, 'rate') ?? 1)),
    loop: loopOf(params),
    isMirrored: params.get('mirror') === '1',
    team: teamOf(params),
  }),
  /** What is as it begins is left out. */
  encode: ({ seconds, rate, loop, isMirrored, team }: SimulatorInputs): URLSearchParams => {
    const params = new URLSearchParams();
    if (rounded(seconds) > 0) params.set('t', String(rounded(seconds)));
    if (rate !== 1) params.set('rate', String(rounded(rate)));
    if (loop) {
      params.set('a', String(down(loop.from)));
      params.set('b', String(down(loop.to)));
    }
    if (isMirrored) params.set('mirror', '1');
    if (team) {
      params.set('power', String(team.power));
      params.set('skills', writeSkills(team.skills));
    }
    return params;
  },
};
