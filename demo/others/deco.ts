import { BANDS } from '#model/vocabulary/bands';
import type { ServerTimeline } from '../seeded/timeline.ts';
import { PEOPLE } from '../words/people.ts';
import type { ServedWord } from '../words/words.types.ts';
import { type LookRow, lookRow, outOf } from './skins.ts';

/** What players put on their profiles: frames around it, pins upon it, and sets of pins. */
const ON_FRAME: ServedWord = ['{}のフレーム', '{} frame', '{}的相框', '{}的相框', '{} 프레임'];
const ON_PIN: ServedWord = ['{}のピンズ', '{} pin', '{}的徽章', '{}的徽章', '{} 핀즈'];
const ON_SET: ServedWord = ['{}のピンズセット', '{} pin set', '{}的徽章套組', '{}的徽章套装', '{} 핀즈 세트'];

const named = (pattern: ServedWord, name: readonly string[]): ServedWord => {
  const at = (server: 0 | 1 | 2 | 3 | 4): string => pattern[server].replace('{}', name[server] ?? '');
  return [at(0), at(1), at(2), at(3), at(4)];
};
const numbered = (prefix: string, number: number): string => `${prefix}_${String(number).padStart(3, '0')}`;
const bandNames = BANDS.map(({ name }) => Array<string>(5).fill(name));

/** `deco/frames.all`: one of each band. */
export const createFrames = (timeline: ServerTimeline): Record<string, LookRow> =>
  Object.fromEntries(
    bandNames.map((name, nth) => [
      nth + 1,
      lookRow(numbered('deco_frame', nth + 1), named(ON_FRAME, name), outOf(timeline, nth, bandNames.length)),
    ]),
  );

/** `deco/pins.all`: two of each character. */
export const createPins = (timeline: ServerTimeline): Record<string, LookRow> => {
  const pins = [...PEOPLE, ...PEOPLE];
  return Object.fromEntries(
    pins.map(({ first }, nth) => [
      nth + 1,
      lookRow(numbered('deco_pin', nth + 1), named(ON_PIN, first), outOf(timeline, nth, pins.length)),
    ]),
  );
};

/** `deco/pinSets.all`: the pins of each band. */
export const createPinSets = (timeline: ServerTimeline): Record<string, LookRow> =>
  Object.fromEntries(
    bandNames.map((name, nth) => [
      nth + 1,
      lookRow(numbered('deco_pin_set', nth + 1), named(ON_SET, name), outOf(timeline, nth, bandNames.length)),
    ]),
  );
