import type { NoTeamReason, UnusableCard } from '#model/compute/team';
import type { TeamInputs } from '../state/inputs.ts';

type WayKey = 'clearMust' | 'clearLeader' | 'clearSixth' | 'clearPower' | 'liftExclusion' | 'clearExcluded';

/** A press that drops one constraint; its name says which. */
interface WayOut {
  readonly key: WayKey;
  readonly patch: Partial<TeamInputs>;
}

const MUST: WayOut = { key: 'clearMust', patch: { must: [] } };
const LEADER: WayOut = { key: 'clearLeader', patch: { leader: null } };
const SIXTH: WayOut = { key: 'clearSixth', patch: { sixth: 'leader' } };
const WAYS = { must: MUST, leader: LEADER, sixth: SIXTH } as const;

const TEAM_SIZE = 5;

/** Changes of the question that lift the obstacle. */
export function waysOut(inputs: TeamInputs, reason: NoTeamReason): readonly WayOut[] {
  switch (reason.kind) {
    case 'tooFewCharacters':
      return inputs.exclude.length > 0 ? [{ key: 'clearExcluded', patch: { exclude: [] } }] : [];
    case 'unusable':
      return waysToUse(inputs, reason.cards);
    case 'mustSameCharacter':
      return reason.leader !== null && reason.cardIds.length === 2 ? [LEADER, MUST] : [MUST];
    case 'tooManyMust':
      return reason.leader !== null && reason.count === TEAM_SIZE + 1 ? [LEADER, MUST] : [MUST];
    case 'minPower':
      return [{ key: 'clearPower', patch: { minPower: 0 } }];
    case 'sixthNone':
      return [SIXTH];
    case 'noNotes':
    case 'tooLarge':
      return [];
  }
}

/** Drops who asks for a card that cannot be used, or what keeps it away. */
function waysToUse({ exclude }: TeamInputs, cards: readonly UnusableCard[]): readonly WayOut[] {
  const ways = new Set(cards.map(({ wanted }) => WAYS[wanted]));
  if (cards.some(({ because }) => because === 'sixth')) ways.add(SIXTH);
  const excluded = cards.filter(({ because }) => because === 'excluded').map(({ cardId }) => cardId);
  const lifted = exclude.filter((id) => !excluded.includes(id));
  return excluded.length === 0 ? [...ways] : [...ways, { key: 'liftExclusion', patch: { exclude: lifted } }];
}
