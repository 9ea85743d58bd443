import { useState } from 'react';
import type { Page } from './page.ts';
import { cardsTeam, type TeamOfCharts, typedTeam } from './problem.ts';
import { isSameTeam, type KeptTeam } from './same-team.ts';

/** The team that is asked about; the same object as long as it means the same, so that filters cost nothing. */
export function useTeam({ builder, inputs }: Page): TeamOfCharts | null {
  const { profile, game } = builder;
  const team = inputs.source === 'typed' ? typedTeam(inputs, game) : cardsTeam(inputs, profile, game);
  const now: KeptTeam = { team, profile };
  const [kept, setKept] = useState(now);
  if (isSameTeam(kept, now)) return kept.team;
  setKept(now);
  return team;
}
