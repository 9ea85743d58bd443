import { ITEM_LIST_KEYS } from '../item-lists.ts';
import type { Profile, ProfileCard } from '../profile.ts';

/** How far cards and items went: the one measure by which backups and copies are weighed. */
export interface Grown {
  readonly cards: number;
  readonly items: number;
}

/** About as much as it takes in the game. */
export const grownBy = ({ level, master, skill, ep, train }: ProfileCard): number =>
  level + 10 * master + 10 * skill + 5 * ep + 10 * train;

const itemLevels = ({ items }: Profile): number =>
  [
    ...ITEM_LIST_KEYS.flatMap((key) => items[key]).map((level) => (level ?? -1) + 1),
    ...(items.others ?? []).map((level) => (level ?? -1) + 1),
    ...items.potentials,
  ].reduce((sum, level) => sum + level, 0);

export const growthOf = (profiles: readonly Profile[]): Grown =>
  profiles.reduce(
    (sum, profile) => ({
      cards: profile.cards.reduce((all, card) => all + grownBy(card), sum.cards),
      items: sum.items + itemLevels(profile),
    }),
    { cards: 0, items: 0 },
  );
