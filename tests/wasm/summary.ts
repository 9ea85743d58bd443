import fc from 'fast-check';
import type { TeamData, TeamQuestion } from '#model/compute/team';
import type { ProfileCard } from '#model/profile/profile';
import type { CardRecord } from '#model/records/card';
import type { SkillRecord } from '#model/records/skill';

/** A problem in a few lines a fan can read: printed with a counterexample instead of all item tables. */

interface Problem {
  readonly question: TeamQuestion;
  readonly data: TeamData;
}

const percent = (part: number): string => `${Math.round(part * 100)} %`;

function cardLine(card: CardRecord, owned: ProfileCard | undefined, data: TeamData): string {
  const band = data.characters.get(card.characterId)?.bandId ?? '?';
  const state = owned
    ? `level ${owned.level} master ${owned.master} skill ${owned.skill + 1} episodes ${owned.ep} trained ${owned.train}`
    : 'not owned';
  return `  card ${card.id}: character ${card.characterId} band ${band} ${card.attribute} ${card.levels.get(1)} skill ${card.skillId} (${state})`;
}

function skillLine({ id, durations, effects, unification }: SkillRecord): string {
  const parts = effects.map(({ type, value, condition }) => `${type} ${value[0]} % on ${condition}`);
  const united = unification
    ? `, ${unification.value} % if all are ${[unification.bandId && `band ${unification.bandId}`, unification.attribute].filter(Boolean).join(' and ') || '(nothing)'}`
    : '';
  return `  skill ${id}: ${durations[0]}–${durations[4]} s ${parts.join(' + ')}${united}`;
}

function chartLine({ chart }: TeamData): string {
  const fever = chart.notes.filter((note) => note.fever).length;
  return `  song: ${chart.notes.length} notes in ${chart.notes.at(-1)?.time ?? 0} s, skill notes ${chart.skillNotes.join(' ')}, ${fever} in fever`;
}

function itemsLine({ profile: { items } }: TeamQuestion): string {
  return `  items: ${Object.entries(items)
    .filter(([key]) => key !== 'potentials')
    .map(([key, levels]) => `${key} ${levels.map((level) => level ?? '–').join('')}`)
    .join(', ')}`;
}

function asked(question: TeamQuestion): string {
  const { live, level, perfectRate, sixth, top, treatAs, constraints, powerBonus, room } = question;
  const { exclude, must, leader, minPower } = constraints;
  const treated = Object.entries(treatAs).flatMap(([key, is]) => (is ? [key] : []));
  return [
    `${live} live, level ${level}, ${percent(perfectRate)} perfect, top ${top}, sixth ${sixth}`,
    live === 'multi' && `room ${room.skillPercent} % ${room.skillSeconds} s, encore ${room.encore}`,
    exclude.length > 0 && `without ${exclude}`,
    must.length > 0 && `with ${must}`,
    leader !== null && `led by ${leader}`,
    minPower > 0 && `power ≥ ${minPower}`,
    powerBonus && `event ${JSON.stringify(powerBonus)}`,
    treated.length > 0 && `treated as ${treated}`,
  ]
    .filter(Boolean)
    .join('; ');
}

export function summary({ question, data }: Problem): string {
  const owned = new Map(question.profile.cards.map((entry) => [entry.id, entry]));
  return [
    '',
    asked(question),
    ...[...data.cards.values()].map((card) => cardLine(card, owned.get(card.id), data)),
    ...[...data.skills.values()].map(skillLine),
    itemsLine(question),
    chartLine(data),
  ].join('\n');
}

/** The problem, shown by its summary when a property fails. */
export const readable = <T extends Problem>(problem: T): T =>
  Object.defineProperty({ ...problem }, fc.toStringMethod, { value: () => summary(problem) });
