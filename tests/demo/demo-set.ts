import { createDemo } from '#demo/demo';
import { readCards } from '#model/records/card';
import { readEvents } from '#model/records/event';
import { readSkills } from '#model/records/read-skills';
import { readSongs } from '#model/records/song';

/** The set that these tests look at, and its lists as the site reads them. */
export const DATE = '2026-03-01';
export const NOW = Date.UTC(2026, 2, 1);
export const demo = createDemo({ seed: 1, date: DATE });
export const cards = readCards(demo.json('cards/all'));
export const skills = readSkills(demo.json('skills/all'));
export const songs = readSongs(demo.json('songs/all'));
export const events = readEvents(demo.json('events/all'));

/** How often each key occurs. */
export function tally<T>(values: Iterable<T>, keyOf: (value: T) => string | number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[keyOf(value)] = (counts[keyOf(value)] ?? 0) + 1;
  return counts;
}

/** Middle value of a list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
