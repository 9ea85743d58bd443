import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ShownTeam } from './team-builder-page.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface SolvedTeam {
  readonly cards: readonly number[];
  readonly leader: number;
  readonly power: number;
  readonly score: { readonly average: number; readonly min: number; readonly max: number };
}

export interface Solved {
  readonly proved: boolean;
  readonly gap: number;
  readonly score: number;
  /** With an event: of one live without boosts. */
  readonly points: number;
  /** With mixed item sets: the best with whole ones. */
  readonly uniform: number;
  readonly engine: 'wasm' | 'ts';
  readonly teams: readonly SolvedTeam[];
}

interface SolvedNext extends Solved {
  readonly next: { readonly proved: boolean; readonly upgrades: readonly { value: number; gain: number }[] };
}

/** The same with the steps that would help most. */
export const solveNext = async (...args: readonly string[]): Promise<SolvedNext> =>
  (await solve(...args, '--upgrade')) as SolvedNext;

/** The program of `npm run solve`: standard output must be one JSON object and nothing else. */
export async function solve(...args: readonly string[]): Promise<Solved> {
  const program = ['--import', 'tsx', 'server/commands/solve.ts'];
  const { stdout } = await run(process.execPath, [...program, ...args], { cwd: ROOT });
  return JSON.parse(stdout) as Solved;
}

/** The same as people call it, which builds the kernels before. */
export async function solveByNpm(...args: readonly string[]): Promise<Solved> {
  const { stdout } = await run('npm', ['run', '--silent', 'solve', '--', ...args], { cwd: ROOT });
  return JSON.parse(stdout) as Solved;
}

/** A new visitor's main server is the worldwide one; the premade profile of the page follows it. */
export const PREMADE = ['--premade', '--server', 'en'] as const;

/** The best team in the form in which the page is read. */
export function bestOf({ teams }: Solved): ShownTeam {
  const [best] = teams;
  if (!best) throw new Error('solve found no team');
  return { cards: [...best.cards].sort((a, b) => a - b), ...best.score, power: best.power };
}
