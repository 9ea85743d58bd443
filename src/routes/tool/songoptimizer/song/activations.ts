import type { ScoringChart } from '#model/chart/chart';
import { coveredEnd } from '#model/chart/scoring';
import type { TeamResult } from '#model/compute/team';
import { finishedCard } from '#model/profile/premade';
import { skillDuration } from '#model/rules/skills';
import type { TeamOfCharts } from '../state/problem.ts';

/** One skill at work in the best order. */
export interface Activation {
  /** Whose skill it is; null for another player's. */
  readonly card: number | null;
  /** Seconds from the start of the audio. */
  readonly from: number;
  readonly to: number;
  /** How many notes it covers. */
  readonly notes: number;
}

const WINDOWS = 6;

function secondsOf({ question, data }: TeamOfCharts, id: number): number {
  const card = data.cards.get(id);
  const skill = card && data.skills.get(card.skillId);
  if (!card || !skill) return 0;
  const entry = question.profile.cards.find((owned) => owned.id === id) ?? finishedCard(card);
  return skillDuration(skill, entry.skill);
}

/** Whose skill each skill note starts in the best order: in a room four of the first five are others'. */
function players({ question: { live, room } }: TeamOfCharts, team: TeamResult): readonly (number | null)[] {
  const isMulti = live === 'multi';
  const first = team.order.map((id) => (isMulti && id !== team.leader ? null : id));
  return [...first, isMulti && room.encore === 'other' ? null : team.sixth];
}

/** Where the skills of the best order work, in the order in which they start. */
export function activationsOf(
  asked: TeamOfCharts,
  team: TeamResult,
  chart: ScoringChart,
): readonly Activation[] {
  const whose = players(asked, team);
  return chart.skillNotes.slice(0, WINDOWS).map((note, window) => {
    const card = whose[window] ?? null;
    const seconds = card === null ? asked.question.room.skillSeconds : secondsOf(asked, card);
    const from = chart.notes[note]?.time ?? 0;
    const { skillDelay } = asked.question;
    const notes = coveredEnd(chart.notes, note, seconds, skillDelay) - note - 1;
    return { card, from, to: from + seconds + skillDelay, notes };
  });
}
