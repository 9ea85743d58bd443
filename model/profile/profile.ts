import type { StudioListKey } from '../vocabulary/area-items.ts';
import type { ServerIndex } from '../vocabulary/servers.ts';

/** One owned card, in the words and units of the plain format (reference R35). */
export interface ProfileCard {
  readonly id: number;
  readonly level: number;
  /** Master rank 0–4. */
  readonly master: number;
  /** Skill level minus one, 0–4. */
  readonly skill: number;
  /** Episodes read, 0–2. */
  readonly ep: number;
  /** 1 when trained. */
  readonly train: 0 | 1;
  /** 1 when the trained art is shown. */
  readonly art: 0 | 1;
  readonly exclude: boolean;
}

/** Level minus one of an area item; null when the player does not own it. */
export type ItemLevel = number | null;

export type ProfileItems = Readonly<Record<StudioListKey, readonly ItemLevel[]>> & {
  /** performance, technique, visual. */
  readonly Magazine: readonly ItemLevel[];
  /** powerful, cool, happy, pure. */
  readonly Plaza: readonly ItemLevel[];
  readonly Menu: readonly ItemLevel[];
  /** What the game adds for each character by id, 40 or more, in per-mille points: potential and missions together; 1 is the start. */
  readonly potentials: readonly number[];
  /** How much of that comes from missions, where someone said so. See `bonusParts`. */
  readonly missions?: readonly number[];
  /**
   * Potentials by parameter, of the characters with three separate values; null for the others. `potentials` has
   * their mean. All three lists are there or none. See `apartPotentials`.
   */
  readonly potentialPerformance?: readonly (number | null)[];
  readonly potentialTechnique?: readonly (number | null)[];
  readonly potentialVisual?: readonly (number | null)[];
  /** Items that no list above has a place for, by area-item id from 1 on; left out where none is owned (reference R84). */
  readonly others?: readonly ItemLevel[];
};

/** A player's collection on one server, as kept in the browser and in files. */
export interface Profile {
  readonly name: string;
  readonly server: ServerIndex;
  readonly items: ProfileItems;
  readonly cards: readonly ProfileCard[];
}

/** What was wrong with one card of a file: no usable id, an id for the second time, or a value that cannot be. */
const CARD_PROBLEMS = ['noId', 'repeated', 'value'] as const;

/** A level or a sum of an item list that cannot be; the nearest one stands in. */
export interface ItemProblem {
  readonly kind: 'item';
  /** As the file names it. */
  readonly list: string;
  /** In the list, from 1. */
  readonly place: number;
  /** What stands there. */
  readonly text: string;
}

/** What a text says of a card besides its id. */
export const CARD_FIELDS = ['level', 'master', 'skill', 'ep', 'train', 'art', 'exclude'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

export interface CardProblem {
  /** Place in its list or line in its text, from 1. */
  readonly row: number;
  readonly kind: (typeof CARD_PROBLEMS)[number];
  /** Of the card; null where there is none. */
  readonly id: number | null;
  /** Whose value it is; null where the whole row is meant. */
  readonly field: CardField | null;
  /** What stands there. */
  readonly text: string;
}
