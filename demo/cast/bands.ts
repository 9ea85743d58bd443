import { BANDS } from '#model/vocabulary/bands';
import { PEOPLE } from '../words/people.ts';
import type { ServedWord } from '../words/words.types.ts';
import type { Served } from '../world.ts';

export interface BandRow {
  readonly bandName: Served<string>;
}

/** Names that differ between servers; all others are the same everywhere. */
const LOCAL_NAMES: Readonly<Record<number, Served<string>>> = {
  3: [
    'ハロー、ハッピーワールド！',
    'Hello, Happy World!',
    'Hello, Happy World!',
    'Hello, Happy World!',
    '헬로, 해피 월드!',
  ],
  45: ['MyGO!!!!!', 'MyGO!!!!!', 'MyGO!!!!!', 'MyGO!!!!!', null],
  46: ['Ave Mujica', 'Ave Mujica', 'Ave Mujica', 'Ave Mujica', null],
};

/** Special units that songs name besides the eight bands. */
export const UNIT_IDS: readonly number[] = Array.from({ length: 60 }, (_, i) => i + 6).filter(
  (id) => !BANDS.some((band) => band.id === id) && id <= 58,
);

/** `bands/main`: the eight bands by id. */
export function mainBands(): Record<string, BandRow> {
  return Object.fromEntries(
    BANDS.map(({ id, name }) => [id, { bandName: LOCAL_NAMES[id] ?? [name, name, name, name, name] }]),
  );
}

/** A unit is named after the people in it: two or three of different bands. */
function unitName(unit: number): ServedWord {
  const size = unit % 3 === 0 ? 3 : 2;
  const people = Array.from({ length: size }, (_, k) => PEOPLE[(unit * 7 + k * 11 + k * unit) % 25]!);
  const join = (language: 0 | 1 | 2 | 3 | 4): string => people.map(({ first }) => first[language]).join('×');
  return [join(0), join(1), join(2), join(3), join(4)];
}

/** `bands/all`: the bands and the units. */
export function allBands(): Record<string, BandRow> {
  return {
    ...mainBands(),
    ...Object.fromEntries(UNIT_IDS.map((id) => [id, { bandName: LOCAL_NAMES[id] ?? unitName(id) }])),
  };
}
