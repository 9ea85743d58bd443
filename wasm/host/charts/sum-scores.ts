import type { TeamQuestion } from '#model/compute/team';
import * as L from '../../layout.ts';
import type { Engine } from '../engine.ts';
import type { Packed } from '../pack.ts';

/** A team by the kernels' index, ascending, with what bounds its sum of scores. */
export interface ListedTeam {
  readonly five: readonly number[];
  readonly worth: number;
  readonly units: number;
  /** Exact scores by member as leader, song by song; null where a song cannot be read. */
  readonly scores: (number | null)[][];
}

/** The teams that the kernels listed, best first. */
export function readListed({ ints, floats }: Engine, count: number): ListedTeam[] {
  return Array.from({ length: count }, (_, row) => {
    const first = (L.RESULT_TEAM >> 2) + row * L.TEAM_SIZE;
    return {
      five: Array.from(ints.subarray(first, first + L.TEAM_SIZE)),
      worth: floats[(L.RESULT_SCORE >> 3) + row] ?? 0,
      units: floats[(L.RESULT_POWER >> 3) + row] ?? 0,
      scores: Array.from({ length: L.TEAM_SIZE }, () => []),
    };
  });
}

/** Exact average scores of a team on the song that was laid out last, under each of the five as leader. */
export function scoresByLeader(
  engine: Engine,
  { live }: TeamQuestion,
  { encores }: Packed,
  [a = 0, b = 0, c = 0, d = 0, e = 0]: readonly number[],
): readonly number[] {
  const { floats, kernels } = engine;
  kernels.formTeam(a, b, c, d, e);
  kernels.equipTeam();
  kernels.scoreTeam();
  const extra = (window: number, member: number): number =>
    floats[(L.TEAM_EXTRA >> 3) + window * L.TEAM_SIZE + member] ?? 0;
  const turns = [0, 1, 2, 3, 4].map((member) =>
    [0, 1, 2, 3, 4].reduce((sum, window) => sum + extra(window, member), 0),
  );
  const all = turns.reduce((sum, points) => sum + points, 0);
  const common = 5 * engine.read('teamBase') + engine.read('teamRoom');
  return turns.map((own, member) => {
    const encore = encores * extra(L.WINDOWS - 1, member);
    return Math.floor((common + (live === 'free' ? all : own) + encore) / 5);
  });
}
