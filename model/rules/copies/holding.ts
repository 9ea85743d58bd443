import { type Grown, growthOf } from '../../profile/backups/growth.ts';
import type { Profile } from '../../profile/profile.ts';
import type { ServerIndex } from '../../vocabulary/servers.ts';

/** A summary of a profile, without its cards. */
export interface Holding {
  readonly name: string;
  readonly server: ServerIndex;
  /** How many. */
  readonly cards: number;
  readonly grown: Grown;
}

/** How much a copy of someone's profiles holds. */
export interface CopySize {
  readonly profiles: number;
  readonly cards: number;
  readonly grown: Grown;
}

export const holdingsOf = (profiles: readonly Profile[]): readonly Holding[] =>
  profiles.map((profile) => ({
    name: profile.name,
    server: profile.server,
    cards: profile.cards.length,
    grown: growthOf([profile]),
  }));

const sum = (a: Grown, b: Grown): Grown => ({ cards: a.cards + b.cards, items: a.items + b.items });

export const sizeOf = (holdings: readonly Pick<Holding, 'cards' | 'grown'>[]): CopySize => ({
  profiles: holdings.length,
  cards: holdings.reduce((all, { cards }) => all + cards, 0),
  grown: holdings.reduce((all, { grown }) => sum(all, grown), { cards: 0, items: 0 }),
});

/** Whether one copy in the place of another leaves fewer profiles or cards. */
export const isFewer = (copy: CopySize, replaced: CopySize): boolean =>
  copy.profiles < replaced.profiles || copy.cards < replaced.cards;

/** The same, or cards or items that went less far. */
export const isSmaller = (copy: CopySize, replaced: CopySize): boolean =>
  isFewer(copy, replaced) ||
  copy.grown.cards < replaced.grown.cards ||
  copy.grown.items < replaced.grown.items;
