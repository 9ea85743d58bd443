import type { CardRecord } from '../records/card.ts';
import { cardMaxLevel } from '../rules/card-parameters.ts';
import { BOUNDS } from './defaults.ts';
import { finishedCard } from './premade.ts';
import type { ProfileCard } from './profile.ts';

/** How far a first copy of a card is taken: to its level limit untrained, trained, or trained with its episodes read. */
export const COPY_STATES = ['untrained', 'trained', 'read'] as const;
export type CopyState = (typeof COPY_STATES)[number];

/** A single copy of a card at its level limit: skill level 1, no master rank. A card without training is the same either way. */
export function newCopy(card: CardRecord, state: CopyState): ProfileCard {
  const trained = finishedCard(card, { skill: 0, master: 0 });
  const copy: ProfileCard = { ...trained, ep: state === 'read' ? BOUNDS.episodes : 0 };
  if (state !== 'untrained') return copy;
  return { ...copy, level: cardMaxLevel(card, false), train: 0, art: 0 };
}
