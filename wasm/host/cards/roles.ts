import type { NoTeamReason, TeamQuestion } from '#model/compute/team';
import type { CardRecord } from '#model/records/card';
import { TEAM_SIZE } from '../../layout.ts';

/** Which cards of a question, by index, have a fixed part. */
export interface Roles {
  readonly musts: readonly number[];
  /** −1 when any card may lead. */
  readonly leader: number;
  /** The card kept for the sixth slot, −1 when there is none. */
  readonly sixth: number;
  /** Why the constraints leave no team; null when they may. */
  readonly noTeam: NoTeamReason | null;
}

/** Finds the cards that constraints name, and contradictions between them. `cards` is in ascending id order. */
export function assignRoles({ constraints, sixth }: TeamQuestion, cards: readonly CardRecord[]): Roles {
  const indexOf = (id: number): number => cards.findIndex((card) => card.id === id);
  const sixthCard = typeof sixth === 'number' ? indexOf(sixth) : -1;
  const leader = constraints.leader === null ? -1 : indexOf(constraints.leader);
  const wanted = new Set([...constraints.must, ...(constraints.leader === null ? [] : [constraints.leader])]);
  const musts = [...wanted].map(indexOf);
  const absent = [...wanted].filter((id, i) => musts[i] === -1 || id === sixth);
  const noTeam =
    absent.length > 0
      ? ({ kind: 'mustUnavailable', cardIds: absent } as const)
      : contradiction(cards, musts, sixth, sixthCard);
  return { musts, leader, sixth: sixthCard, noTeam };
}

function contradiction(
  cards: readonly CardRecord[],
  musts: readonly number[],
  sixth: TeamQuestion['sixth'],
  sixthCard: number,
): NoTeamReason | null {
  if (musts.length > TEAM_SIZE) return { kind: 'tooManyMust', count: musts.length };
  const mustCards = musts.flatMap((index) => cards[index] ?? []);
  if (new Set(mustCards.map((card) => card.characterId)).size < musts.length) {
    return { kind: 'mustSameCharacter', cardIds: mustCards.map((card) => card.id) };
  }
  if (typeof sixth === 'number' && sixthCard < 0) return { kind: 'sixthUnavailable', cardId: sixth };
  const characters = new Set<number>();
  for (let index = 0; index < cards.length && characters.size < TEAM_SIZE; index++) {
    const card = cards[index];
    if (card && index !== sixthCard) characters.add(card.characterId);
  }
  if (characters.size < TEAM_SIZE) return { kind: 'tooFewCharacters', characters: characters.size };
  return sixth === 'best' && cards.length <= TEAM_SIZE ? { kind: 'sixthUnavailable', cardId: null } : null;
}
