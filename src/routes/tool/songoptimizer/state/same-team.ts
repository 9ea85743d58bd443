import type { Profile } from '#model/profile/profile';
import { TEAM_SIZE } from './optimizer-inputs.ts';
import type { TeamOfCharts } from './problem.ts';

/** A team, and the collection it was taken from. */
export interface KeptTeam {
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
