import {
  CHARACTER_COUNT,
  MAX_CHARACTER_BONUS,
  MAX_MASTER_RANK,
  SKILL_LEVELS,
} from '../vocabulary/characters.ts';
import type { ServerIndex } from '../vocabulary/servers.ts';
import { buildItems } from './item-lists.ts';
import type { Profile, ProfileCard, ProfileItems } from './profile.ts';

/** Items of a new profile stand at level 5, potentials at their start (reference R37). */
export const ITEM_PRESET = 4;
export const POTENTIAL_PRESET = 1;
export const DEFAULT_SERVER: ServerIndex = 0;

export const defaultPotentials = (): readonly number[] =>
  Array.from({ length: CHARACTER_COUNT }, () => POTENTIAL_PRESET);

export const defaultItems = (): ProfileItems =>
  buildItems((_key, itemIds) => itemIds.map(() => ITEM_PRESET), { potentials: defaultPotentials() });

/** A profile without cards. */
export const emptyProfile = (name: string, server: ServerIndex): Profile => ({
  name,
  server,
  items: defaultItems(),
  cards: [],
});

/** A card as the game gives it. */
export const startingCard = (id: number): ProfileCard => ({
  id,
  level: 1,
  master: 0,
  skill: 0,
  ep: 0,
  train: 0,
  art: 0,
  exclude: false,
});

/** Highest value of each number in a profile; the lowest is 0, for levels 1. */
export const BOUNDS = {
  /** Far above any real one; the cloud takes none beyond. */
  cardId: 1_000_000,
  /** No card goes beyond 60 today; a higher level is kept and counted as the card's highest. */
  level: 99,
  master: MAX_MASTER_RANK,
  skill: SKILL_LEVELS - 1,
  episodes: 2,
  /** Level minus one; real items end at 7, and what a server has is looked up when it is used. */
  item: 19,
  /** Potential and missions together. */
  potential: MAX_CHARACTER_BONUS,
  nameLength: 100,
} as const;

export const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(Math.trunc(value), min), max);
