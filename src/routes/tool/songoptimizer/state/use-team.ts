import { useState } from 'react';
import type { Profile } from '#model/profile/profile';
import type { Page } from './page.ts';
import { cardsTeam, type TeamOfCharts, typedTeam } from './problem.ts';
import { isSameTeam, type KeptTeam } from './same-team.ts';

/** The team that is asked about; the same object as long as it means the same, so that filters cost nothing. */
export function useTeam({ builder, inputs }: Page): TeamOfCharts | null {
  const { profile, game } = builder;
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
