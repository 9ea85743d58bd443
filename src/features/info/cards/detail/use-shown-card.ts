import { useState } from 'react';
import type { ProfileCard } from '#model/profile/profile';
import type { CardRecord } from '#model/records/card';
import { cardMaxLevel } from '#model/rules/card-parameters';

/** How the card is looked at: as it would stand in a profile. */
export interface ShownCard {
  readonly entry: ProfileCard;
  readonly change: (patch: Partial<ProfileCard>) => void;
}

const HIGHEST_SKILL = 4;

/** As grown as it can be without master ranks. */
function grown(card: CardRecord): ProfileCard {
  const train = card.training ? 1 : 0;
  return {
    id: card.id,
    level: cardMaxLevel(card, train === 1),
    master: 0,
    skill: HIGHEST_SKILL,
    ep: card.episodes.length,
    train,
    art: train,
    exclude: false,
  };
}

/** Starts with how the visitor has it, else fully grown. Without training its levels end earlier. */
export function useShownCard(card: CardRecord, own: ProfileCard | undefined): ShownCard {
  const [entry, setEntry] = useState(() => own ?? grown(card));
  const change = (patch: Partial<ProfileCard>) =>
    setEntry((before) => {
      const next = { ...before, ...patch };
      return { ...next, level: Math.min(next.level, cardMaxLevel(card, next.train === 1)) };
    });
  return { entry, change };
}
