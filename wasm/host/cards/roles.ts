import type { NoTeamReason, TeamQuestion, UnusableCard } from '#model/compute/team';
import type { CardRecord } from '#model/records/card';
import { TEAM_SIZE } from '../../layout.ts';
import { obstacleOf } from './unusable.ts';

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
export function assignRoles(
  question: TeamQuestion,
  cards: readonly CardRecord[],
  isKnown: (id: number) => boolean,
): Roles {
  const { constraints, sixth } = question;
  const indexOf = (id: number): number => cards.findIndex((card) => card.id === id);
  const sixthCard = typeof sixth === 'number' ? indexOf(sixth) : -1;
  const leader = constraints.leader === null ? -1 : indexOf(constraints.leader);
  const named = new Set([...constraints.must, ...(constraints.leader === null ? [] : [constraints.leader])]);
  const musts = [...named].map(indexOf);
  const unusable = namedBy(question).filter(
    ({ cardId, constraint }) => indexOf(cardId) === -1 || (constraint !== 'sixth' && cardId === sixth),
  );
  const noTeam: NoTeamReason | null =
    unusable.length > 0
      ? {
          kind: 'unusable',
          cards: unusable.map((card) => ({ ...card, because: obstacleOf(question, card.cardId, isKnown) })),
        }
      : contradiction(question, cards, musts, sixthCard);
  return { musts, leader, sixth: sixthCard, noTeam };
}

type Named = Pick<UnusableCard, 'cardId' | 'constraint'>;

function namedBy({ constraints: { must, leader }, sixth }: TeamQuestion): readonly Named[] {
  return [
    ...[...new Set(must)].map((cardId) => ({ cardId, constraint: 'must' as const })),
    ...(leader === null ? [] : [{ cardId: leader, constraint: 'leader' as const }]),
    ...(typeof sixth === 'number' ? [{ cardId: sixth, constraint: 'sixth' as const }] : []),
  ];
}

function contradiction(
  { constraints, sixth }: TeamQuestion,
  cards: readonly CardRecord[],
  musts: readonly number[],
  sixthCard: number,
): NoTeamReason | null {
  const leader =
    constraints.leader !== null && constraints.must.includes(constraints.leader) ? null : constraints.leader;
  if (musts.length > TEAM_SIZE) return { kind: 'tooManyMust', count: musts.length, leader };
  const mustCards = musts.flatMap((index) => cards[index] ?? []);
  const alike = mustCards.filter((card) =>
    mustCards.some((other) => other !== card && other.characterId === card.characterId),
  );
  if (alike.length > 0) {
    const cardIds = alike.map(({ id }) => id);
    const isLeaders = leader !== null && cardIds.includes(leader);
    return { kind: 'mustSameCharacter', cardIds, leader: isLeaders ? leader : null };
  }
  const characters = new Set<number>();
  for (let index = 0; index < cards.length && characters.size < TEAM_SIZE; index++) {
    const card = cards[index];
    if (card && index !== sixthCard) characters.add(card.characterId);
  }
  if (characters.size < TEAM_SIZE) return { kind: 'tooFewCharacters', characters: characters.size };
  return sixth === 'best' && cards.length <= TEAM_SIZE ? { kind: 'sixthNone' } : null;
}
