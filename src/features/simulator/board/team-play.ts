import type { Play } from '#model/chart/playing/score-run';
import type { ResolvedSkill } from '#model/rules/skills';
import type { PlayingTeam } from './address.ts';

const PERCENT = 100;

/** How a typed team plays: every note PERFECT, no fever. */
export const teamPlay = ({ power, skills }: PlayingTeam): Omit<Play, 'level'> => ({
  power,
  perfectRate: 1,
  skills: skills.map(
    ({ percent, seconds }): ResolvedSkill => ({
      kind: 'constant',
      durationSeconds: seconds,
      value: percent / PERCENT,
      fallback: 0,
    }),
  ),
  hasFever: false,
  waits: false,
  delaySeconds: 0,
});
