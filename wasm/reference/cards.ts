import type { TeamData, TeamQuestion } from '#model/compute/team';
import { finishedCard } from '#model/profile/premade';
import type { ProfileCard } from '#model/profile/profile';
import type { CardRecord } from '#model/records/card';

export interface CountedCard {
  readonly card: CardRecord;
  /** The card as the question counts it. */
  readonly entry: ProfileCard;
}

/**
 * A card that is not owned counts as finished; an owned one as it is, or further where the question says so. `id` must be a card
 * of the data.
 */
export function countedCard({ profile, treatAs }: TeamQuestion, data: TeamData, id: number): CountedCard {
  const card = data.cards.get(id);
  if (!card) throw new Error(`no card ${id}`);
  const owned = profile.cards.find((entry) => entry.id === id);
  if (!owned) return { card, entry: finishedCard(card) };
  const train = treatAs.trained && card.training ? 1 : owned.train;
  const limit = card.levelLimit + (train === 1 && card.training ? card.training.levelLimit : 0);
  const level = treatAs.maxLevel ? limit : owned.level;
  const ep = treatAs.episodesRead ? card.episodes.length : owned.ep;
  return { card, entry: { ...owned, train, level, ep } as ProfileCard };
}

/** Ids of all cards the question may use, ascending. */
export function usableCards({ profile, temporary, constraints }: TeamQuestion, data: TeamData): number[] {
  const owned = profile.cards.filter((card) => !card.exclude).map((card) => card.id);
  return [...new Set([...owned, ...temporary])]
    .filter((id) => !constraints.exclude.includes(id) && data.cards.has(id))
    .sort((a, b) => a - b);
}

/** What all have in common, null when they differ. */
export const sharedValue = <T>(values: readonly T[]): T | null =>
  values.every((value) => value === values[0]) ? (values[0] ?? null) : null;
