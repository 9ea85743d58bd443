import type { TeamData, TeamQuestion } from '#model/compute/team';
import { skillExtra } from '#model/rules/skill-extra';
import { resolveSkill } from '#model/rules/skills';

/**
 * Whether a skill of the collection takes points away at this PERFECT rate, now or a level further: then a step may lower
 * what others bring, and steps taken together bound none of them.
 */
export function canLowerScore(question: TeamQuestion, data: TeamData): boolean {
  const { profile, temporary, perfectRate, server } = question;
  const cards = [...profile.cards, ...temporary.map((id) => ({ id, skill: 4 }))];
  return cards.some(({ id, skill: level }) => {
    const skill = data.skills.get(data.cards.get(id)?.skillId ?? 0);
    if (!skill) return false;
    const { bandId = null, attribute = null } = skill.unification ?? {};
    return [level, level + 1].some((one) =>
      [
        { bandId: null, attribute: null },
        { bandId, attribute },
      ].some((shared) => skillExtra(resolveSkill(skill, one, server, shared), 1, perfectRate) < 0),
    );
  });
}
