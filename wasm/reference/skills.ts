import { REST_SECONDS, WINDOW_TOLERANCE } from '#model/chart/scoring';
import type { TeamData, TeamQuestion } from '#model/compute/team';
import { skillExtra } from '#model/rules/skill-extra';
import { NO_SKILL, type ResolvedSkill, resolveSkill } from '#model/rules/skills';
import { countedCard, sharedValue } from './cards.ts';
import { memoized } from './memoized.ts';

/** What the skills of cards do in a team: some do more when all five share a band or an attribute. */
export function skillsBeside(
  question: TeamQuestion,
  data: TeamData,
  team: readonly number[],
): (id: number) => ResolvedSkill {
  const cards = team.map((member) => data.cards.get(member));
  const bandId = sharedValue(
    cards.map((card) => data.characters.get(card?.characterId ?? 0)?.bandId ?? null),
  );
  const shared = sharedValue(cards.map((card) => card?.attribute ?? null));
  // Two that no one knows may be different ones.
  const attribute = shared === 'unknown' ? null : shared;
  return memoized((id: number) => {
    const { card, entry } = countedCard(question, data, id);
    const skill = data.skills.get(card.skillId);
    return skill ? resolveSkill(skill, entry.skill, question.server, { bandId, attribute }) : NO_SKILL;
  });
}

/** Whose skills fill the six activations of a live. */
export interface SkillLine {
  /** The skills that take the first five, in some order. */
  firstFive(members: readonly ResolvedSkill[], leader: ResolvedSkill): readonly ResolvedSkill[];
  /** The skills that may come sixth, each as often as the next. */
  encores(ours: ResolvedSkill): readonly ResolvedSkill[];
}

/**
 * Alone, the five members take the first five activations and our own skill the sixth. In a multi live the leaders of five players take
 * them; the other four are assumed to have one and the same skill.
 */
export function lineOf({ live, room }: TeamQuestion): SkillLine {
  const theirs: ResolvedSkill = {
    kind: 'constant',
    durationSeconds: room.skillSeconds,
    value: room.skillPercent / 100,
    fallback: 0,
  };
  if (live === 'free') return { firstFive: (members) => members, encores: (ours) => [ours] };
  return {
    firstFive: (_, leader) => [theirs, theirs, leader, theirs, theirs],
    encores: (ours) =>
      ({ own: [ours], other: [theirs], random: [ours, theirs, theirs, theirs, theirs] })[room.encore],
  };
}

/** Six skills in the order in which they are activated, or as many as there are. */
export type Activations = readonly ResolvedSkill[];

/** When the skill note of a window comes; never where the song has no such window. */
const dueTime = ({ chart }: TeamData, window: number): number =>
  chart.notes[chart.skillNotes[window] ?? -1]?.time ?? Number.POSITIVE_INFINITY;

/**
 * When each activation starts: at its skill note. Where skills wait for each other, not before the one before has been over for
 * 0.75 seconds.
 */
export function startTimes({ skillQueue }: TeamQuestion, data: TeamData, skills: Activations): number[] {
  const starts: number[] = [];
  skills.forEach((_, window) => {
    const due = dueTime(data, window);
    const before = starts[window - 1];
    const free = (before ?? 0) + (skills[window - 1]?.durationSeconds ?? 0) + REST_SECONDS;
    starts.push(skillQueue && before !== undefined && free > due ? free : due);
  });
  return starts;
}

/**
 * Points that a skill adds when it is activated by the skill note of a window. It covers the notes after that one, from its start
 * until it has lasted its time and a tolerance, both ends included. Its effect may depend on how many it has covered:
 *
 *     floor(points · (1 + effect)) − points, for each covered note
 */
export function skillPoints(
  question: TeamQuestion,
  data: TeamData,
  points: readonly number[],
  skill: ResolvedSkill,
  window: number,
  start: number = dueTime(data, window),
): number {
  const { notes, skillNotes } = data.chart;
  const end = start + skill.durationSeconds + (WINDOW_TOLERANCE + question.skillDelay);
  let covered = 0;
  let added = 0;
  for (let note = (skillNotes[window] ?? notes.length) + 1; note < notes.length; note++) {
    const time = notes[note]?.time ?? 0;
    if (time > end) break;
    if (time < start) continue;
    covered++;
    const plain = points[note] ?? 0;
    added += Math.floor(plain * (1 + skillExtra(skill, covered, question.perfectRate))) - plain;
  }
  return added;
}
