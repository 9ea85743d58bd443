import type { CardObstacle, TeamQuestion } from '#model/compute/team';

/** What decides whether a card of a question may play. */
type Asked = Pick<TeamQuestion, 'profile' | 'temporary'> & {
  readonly constraints: Pick<TeamQuestion['constraints'], 'exclude'>;
};

/** Why a card that was asked for is not among the cards of the question. What would not help if it were lifted comes last. */
export function obstacleOf(
  { profile, temporary, constraints }: Asked,
  id: number,
  isKnown: (id: number) => boolean,
): CardObstacle {
  const owned = profile.cards.find((card) => card.id === id);
  const isTemporary = temporary.includes(id);
  if (!isKnown(id)) return 'unknown';
  if (!owned && !isTemporary) return 'notOwned';
  if (owned?.exclude && !isTemporary) return 'excludedInProfile';
  return constraints.exclude.includes(id) ? 'excluded' : 'sixth';
}
