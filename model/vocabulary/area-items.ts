import type { Attribute } from './attributes.ts';
import type { BandKey } from './bands.ts';
import type { Stat } from './stats.ts';

/** A studio set that profiles have a list for: one band's seven instruments, or the set that lifts every band. */
export type StudioListKey = BandKey | 'Everyone';
/** Any studio set; `band-46` is that of a band which only the data know (reference R84). */
export type StudioKey = StudioListKey | `band-${number}`;

/** Studio sets in the order of a profile's `items`, each with its seven area-item ids by slot (reference R13). */
export const STUDIO_ITEM_IDS: Readonly<Record<StudioListKey, readonly number[]>> = {
  PoppinParty: [1, 6, 11, 16, 21, 26, 31],
  Afterglow: [2, 7, 12, 17, 22, 27, 32],
  PastelPalettes: [3, 8, 13, 18, 23, 28, 33],
  Roselia: [4, 9, 14, 19, 24, 29, 34],
  HelloHappyWorld: [5, 10, 15, 20, 25, 30, 35],
  Morfonica: [83, 84, 85, 86, 87, 88, 89],
  RaiseASuilen: [90, 91, 92, 93, 94, 95, 96],
  MyGO: [97, 98, 99, 100, 101, 102, 103],
  Everyone: [73, 74, 75, 76, 77, 78, 79],
};
export const STUDIO_KEYS = Object.keys(STUDIO_ITEM_IDS) as readonly StudioListKey[];

/** Which attribute each of a profile's four `Plaza` places lifts, and the item behind it. */
export const PLAZA_ITEM_IDS: Readonly<Record<Attribute, number>> = {
  powerful: 70,
  cool: 66,
  happy: 67,
  pure: 69,
};
/** The same for the four `Menu` places. Places run powerful, cool, happy, pure. */
export const MENU_ITEM_IDS: Readonly<Record<Attribute, number>> = {
  powerful: 56,
  cool: 57,
  happy: 58,
  pure: 60,
};
/** The three `Magazine` places run performance, technique, visual. */
export const MAGAZINE_ITEM_IDS: Readonly<Record<Stat, number>> = {
  performance: 80,
  technique: 81,
  visual: 82,
};

export const STUDIO_SLOTS = 7;
