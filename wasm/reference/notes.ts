import type { TeamData, TeamQuestion } from '#model/compute/team';
import { comboMultiplier, medleyComboMultiplier } from '#model/rules/combo';
import { judgeMultiplier } from '#model/rules/judge';
import { noteShare } from '#model/rules/note-share';
import { POWER_UNITS } from '#model/rules/power';

/** A song alone, or one of a medley: `before` notes were played before its first. */
export type ReferenceSong = TeamData & { readonly before?: number };

/**
 * Points of each note without skills, by power in units:
 *
 *     floor(power · share · combo · judgement · fever)
 *
 * share: (3 + 0.03 · (level − 5)) / notes. combo: 1 for the first 20 notes, then rising in steps to 1.11; in a medley the count goes
 * on from song to song. judgement: 1.1 for PERFECT and 0.8 for all others, by their frequency. fever: 2 in the fever of a multi live.
 */
export function notePoints(
  question: TeamQuestion,
  { chart, before }: ReferenceSong,
  units: number,
): number[] {
  const share = noteShare(question.level, chart.notes.length);
  const judge = judgeMultiplier(question.perfectRate);
  const combo = (note: number): number =>
    before === undefined ? comboMultiplier(note) : medleyComboMultiplier(before + note);
  return chart.notes.map(({ fever }, i) =>
    Math.floor(
      (units / POWER_UNITS) * share * combo(i + 1) * judge * (fever && question.live === 'multi' ? 2 : 1),
    ),
  );
}

export const total = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0);
