import { useMemo, useState } from 'react';
import type { ChartsProblem, ChartToScore } from '#model/compute/charts';
import { TEAM_SIZE } from '#model/compute/team';
import type { Profile } from '#model/profile/profile';
import { useSources } from '../../sources/sources.tsx';
import type { OptimizerPage } from './optimizer-inputs.ts';
import { cardsTeam, type TeamOfCharts, typedTeam } from './problem.ts';

/** The team that is asked about; the same object as long as it means the same, so that filters cost nothing. */
export function useTeam({ question, inputs }: OptimizerPage): TeamOfCharts | null {
  const { profile } = question;
  const { game } = useSources();
  const team = inputs.source === 'typed' ? typedTeam(inputs, game) : cardsTeam(inputs, profile, game);
  return useKeptTeam(team, profile);
}

/** The same object as long as the team or the collection means the same. */
export function useKeptTeam(team: TeamOfCharts | null, profile: Profile | null): TeamOfCharts | null {
  const now: KeptTeam = { team, profile };
  const [kept, setKept] = useState(now);
  if (isSameTeam(kept, now)) return kept.team;
  setKept(now);
  return team;
}

/** The team on these charts. The same object until one of them is another. */
export function useChartsProblem(
  team: TeamOfCharts | null,
  charts: readonly ChartToScore[] | null,
  lengths: readonly number[],
): ChartsProblem | null {
  return useMemo(
    () => (team === null || charts === null ? null : { ...team, charts, lengths }),
    [team, charts, lengths],
  );
}

/** A team, and the collection it was taken from. */
interface KeptTeam {
  readonly team: TeamOfCharts | null;
  readonly profile: Profile | null;
}

/** A support band comes from the whole collection, which is too much to compare. */
const isLarge = ({ team }: KeptTeam): boolean => team !== null && team.data.cards.size > TEAM_SIZE;

/** All that a team of five stands for, in a few kilobytes. */
const wordsOf = ({ team }: KeptTeam): string =>
  JSON.stringify(
    team && [
      team.question,
      [...team.data.skills.values()],
      [...team.data.cards.values()].map((card) => [card.id, [...card.levels]]),
    ],
  );

/** Whether both mean the same question; where a whole collection counts, by its objects. */
export function isSameTeam(a: KeptTeam, b: KeptTeam): boolean {
  if (!isLarge(a) && !isLarge(b)) return wordsOf(a) === wordsOf(b);
  const bare = ({ team }: KeptTeam) => JSON.stringify(team && { ...team.question, profile: null });
  return a.profile === b.profile && a.team?.data.cards === b.team?.data.cards && bare(a) === bare(b);
}
