import type { ScoringChart } from '#model/chart/chart';
import { type Working, workingTimes } from '#model/chart/scoring';
import type { TeamResult } from '#model/compute/team';
import { finishedCard } from '#model/profile/premade';
import { skillDuration } from '#model/rules/skills';
import { isBestEncoreOurs } from '../../result/orders.tsx';
import type { TeamOfCharts } from '../state/problem.ts';

/** One skill at work in the best order. */
export interface Activation extends Working {
  /** Whose skill it is; null for another player's. */
  readonly card: number | null;
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
function players({ question }: TeamOfCharts, team: TeamResult): readonly (number | null)[] {
  const isMulti = question.live === 'multi';
  const first = team.order.map((id) => (isMulti && id !== team.leader ? null : id));
  return [...first, isBestEncoreOurs(question, team) ? team.sixth : null];
}

/** Where the skills of the best order work, in the order in which they start. */
export function activationsOf(
  asked: TeamOfCharts,
  team: TeamResult,
  chart: ScoringChart,
): readonly Activation[] {
  const whose = players(asked, team).slice(0, WINDOWS);
  const { room, skillDelay: delaySeconds, skillQueue: waits } = asked.question;
  const lengths = whose.map((card) => (card === null ? room.skillSeconds : secondsOf(asked, card)));
  const times = workingTimes(chart, lengths, { waits, delaySeconds });
  return times.map((time, window) => ({ card: whose[window] ?? null, ...time }));
}
