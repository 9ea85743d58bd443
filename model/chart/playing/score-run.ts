import { comboMultiplier } from '../../rules/combo.ts';
import { judgeMultiplier } from '../../rules/judge.ts';
import { noteShare } from '../../rules/note-share.ts';
import { skillExtras } from '../../rules/skill-extra.ts';
import { NO_SKILL, type ResolvedSkill } from '../../rules/skills.ts';
import type { ScoringChart } from '../chart.ts';
import { workingTimes } from '../scoring.ts';

/** How a chart is played, as far as the score needs it (reference R25). */
export interface Play {
  readonly level: number;
  /** Of the team, area items and event included. */
  readonly power: number;
  /** 0–1; every other note counts as GREAT. */
  readonly perfectRate: number;
  /** In order of activation: five and the sixth of the encore. */
  readonly skills: readonly ResolvedSkill[];
  /** Fever doubles its notes. */
  readonly hasFever: boolean;
  /** Whether a skill whose note comes while another is at work starts after it. */
  readonly waits: boolean;
  /** Seconds by which a skill ends later than its length says. */
  readonly delaySeconds: number;
}

/** Points of each note without skills. */
function plainPoints({ notes }: ScoringChart, { level, power, perfectRate, hasFever }: Play): Float64Array {
  const share = noteShare(level, notes.length);
  const judge = judgeMultiplier(perfectRate);
  return Float64Array.from(notes, ({ fever }, i) =>
    Math.floor(power * share * comboMultiplier(i + 1) * judge * (fever && hasFever ? 2 : 1)),
  );
}

/** The score after each note, in scoring order: the n-th is that of combo n. */
export function scoreRun(chart: ScoringChart, play: Play): Float64Array {
  const { notes, skillNotes } = chart;
  const plain = plainPoints(chart, play);
  const scores = Float64Array.from(plain);
  const lengths = play.skills.map(({ durationSeconds }) => durationSeconds);
  for (const [window, working] of workingTimes(chart, lengths, play).entries()) {
    const skillNote = skillNotes[window] ?? notes.length;
    const first = notes.findIndex(({ time }, i) => i > skillNote && time >= working.from);
    const extras = skillExtras(play.skills[window] ?? NO_SKILL, working.notes, play.perfectRate);
    for (const [n, extra] of extras.entries()) {
      const points = plain[first + n] ?? 0;
      scores[first + n] = (scores[first + n] ?? 0) + Math.floor(points * (1 + extra)) - points;
    }
  }
  let sum = 0;
  return scores.map((points) => {
    sum += points;
    return sum;
  });
}
