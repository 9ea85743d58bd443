import { PEOPLE } from '../../words/people.ts';
import { MOODS } from '../drawing/people.ts';
import { HOURS } from '../drawing/place.ts';
import { type BundleFamily, json, picture, sound } from './family.ts';

export type FamilySize = Pick<BundleFamily, 'count' | 'digits' | 'isReleased'>;

export const grown = (count: number, digits = 0): FamilySize => ({ count, digits, isReleased: true });
export const fixed = (count: number, digits = 0): FamilySize => ({ count, digits, isReleased: false });
export const ALONE = fixed(1);
export const EVERYONE = fixed(PEOPLE.length, 3);

export const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');
export const times = (count: number, name: (at: number) => string) => (): readonly string[] =>
  Array.from({ length: count }, (_, at) => name(at));

export type NamesOf = (nth: number) => readonly string[];

/** Bundles of pictures by number and place. */
export const pictures = (
  path: string,
  size: FamilySize,
  files: NamesOf,
  draw: (nth: number, place: number) => string,
): BundleFamily => ({ path, ...size, files, make: (nth, place) => picture(draw(nth, place)) });

/** Bundles of one script each. */
export const scripts = (
  path: string,
  size: FamilySize,
  name: string,
  make: (nth: number) => unknown,
): BundleFamily => ({
  path,
  ...size,
  files: () => [`${name}.asset`],
  make: (nth) => json(make(nth)),
});

export const heard = (
  path: string,
  size: FamilySize,
  files: NamesOf,
  make: (nth: number, place: number) => Uint8Array,
): BundleFamily => ({ path, ...size, files, make: (nth, place) => sound(make(nth, place)) });

export const hourAt = (place: number) => HOURS[place % HOURS.length] ?? 'noon';
export const moodAt = (place: number) => MOODS[place % MOODS.length] ?? 'normal';
export const hours = (name: (hour: string) => string): NamesOf =>
  times(HOURS.length, (at) => name(hourAt(at)));
export const moods: NamesOf = times(MOODS.length, (at) => `${moodAt(at)}.png`);
