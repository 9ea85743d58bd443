import { useState } from 'react';
import type { Profile } from '#model/profile/profile';
import type { Page } from './page.ts';
import { cardsTeam, type TeamOfCharts, typedTeam } from './problem.ts';

interface Kept {
  readonly team: TeamOfCharts | null;
  readonly profile: Profile | null;
}

const hasSupport = ({ team }: Kept): boolean => team?.question.points?.kind === 'mission_live';

/** All that a team of five stands for, in a few kilobytes. */
const wordsOf = ({ team }: Kept): string =>
  JSON.stringify(
    team && [
      team.question,
      [...team.data.skills.values()],
      [...team.data.cards.values()].map((card) => [card.id, [...card.levels]]),
    ],
  );

/** With a support band the whole collection counts, which is too much to compare: there a question is its objects. */
function isSame(a: Kept, b: Kept): boolean {
  if (!hasSupport(a) && !hasSupport(b)) return wordsOf(a) === wordsOf(b);
  const bare = ({ team }: Kept) => JSON.stringify(team && { ...team.question, profile: null });
  return a.profile === b.profile && a.team?.data.cards === b.team?.data.cards && bare(a) === bare(b);
}

/** The team that is asked about; the same object as long as it means the same, so that filters cost nothing. */
export function useTeam({ builder, inputs }: Page): TeamOfCharts | null {
  const { profile, game } = builder;
  const team = inputs.source === 'typed' ? typedTeam(inputs, game) : cardsTeam(inputs, profile, game);
  const now = { team, profile };
  const [kept, setKept] = useState<Kept>(now);
  if (isSame(kept, now)) return kept.team;
  setKept(now);
  return team;
}
