import type { Profile } from '../../profile/profile.ts';
import type { ServerIndex } from '../../vocabulary/servers.ts';

/** What is told of a profile without its cards. */
export interface Holding {
  readonly name: string;
  readonly server: ServerIndex;
  /** How many. */
  readonly cards: number;
}

/** How much a copy of somebody's profiles holds. */
export interface CopySize {
  readonly profiles: number;
  readonly cards: number;
}

export const holdingsOf = (profiles: readonly Profile[]): readonly Holding[] =>
  profiles.map(({ name, server, cards }) => ({ name, server, cards: cards.length }));

export const sizeOf = (holdings: readonly { readonly cards: number }[]): CopySize => ({
  profiles: holdings.length,
  cards: holdings.reduce((sum, { cards }) => sum + cards, 0),
});

/** Whether putting one copy in the place of another leaves fewer profiles or fewer cards. */
export const isSmaller = (copy: CopySize, replaced: CopySize): boolean =>
  copy.profiles < replaced.profiles || copy.cards < replaced.cards;
