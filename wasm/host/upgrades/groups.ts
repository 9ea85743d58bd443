import type { TeamData, TeamQuestion } from '#model/compute/team';
import { type CardUpgrade, UPGRADE_KINDS, type Upgrade } from '#model/rules/upgrades';
import { MAX_CARDS } from '../../layout.ts';
import { canLowerScore } from './losing.ts';

/** Steps that one search bounds: all taken together, or each taken or not. A step alone is asked for as it is. */
export interface Steps {
  readonly upgrades: readonly Upgrade[];
  readonly isEitherWay: boolean;
}

/** So many cards at most stand beside themselves, so that the kernels have room for all. */
const MAX_TWINS = 1_000;

const isOfSkill = (upgrade: Upgrade): upgrade is CardUpgrade => upgrade.kind === 'skill';
export const ofSkill = (upgrades: readonly Upgrade[]): readonly CardUpgrade[] => upgrades.filter(isOfSkill);

const together = (upgrades: readonly Upgrade[]): Steps => ({ upgrades, isEitherWay: false });

/** A longer skill lets the next start later, and may be a loss: steps in skill are taken or not. */
function waitingSkills(skills: readonly Upgrade[], { profile, temporary, sixth }: TeamQuestion): Steps[] {
  const room = MAX_CARDS - profile.cards.length - temporary.length;
  const size = Math.min(MAX_TWINS, Math.max(1, room));
  // Whose skill comes sixth is said by its number, which its twin does not have.
  const isSixth = (upgrade: Upgrade): boolean => 'card' in upgrade && upgrade.card === sixth;
  const others = skills.filter((upgrade) => !isSixth(upgrade));
  const parts = Array.from({ length: Math.ceil(others.length / size) }, (_, nth) => ({
    upgrades: others.slice(nth * size, (nth + 1) * size),
    isEitherWay: true,
  }));
  return [...parts, together(skills.filter(isSixth))];
}

/**
 * Steps of one kind together: few of a kind fit into one team, so that their bound stays low. Where one may be a loss to
 * another, each by itself.
 */
export function groupsOf(
  possible: readonly Upgrade[],
  question: TeamQuestion,
  data: TeamData,
): readonly Steps[] {
  const groups = canLowerScore(question, data)
    ? possible.map((upgrade) => together([upgrade]))
    : UPGRADE_KINDS.flatMap((kind) => {
        const ofKind = possible.filter((upgrade) => upgrade.kind === kind);
        return question.skillQueue && kind === 'skill' ? waitingSkills(ofKind, question) : [together(ofKind)];
      });
  return groups.filter(({ upgrades }) => upgrades.length > 0);
}
