import { CHARACTER_IDS } from '../cast/cast.ts';
import type { ServedWord } from '../words/words.types.ts';
import type { Served } from '../world.ts';
import type { EventRow } from './events.ts';

/** The last places that a title is given for. */
const TITLE_PLACES: readonly number[] = [1, 2, 3, 10, 50, 100, 500, 1_000, 5_000, 10_000];
const TITLES_PER_EVENT = 20;
export const TITLES_UP_TO = 10_000;

/** Of the title for places up to `place`, or for points where it is null. */
export const titleId = (event: number, place: number | null): number =>
  event * TITLES_PER_EVENT + (place === null ? 0 : TITLE_PLACES.findIndex((last) => place <= last) + 1);

/** Events that every server has held since long. */
const EARLY_EVENTS = 36;
/** How many titles `earlyTitle` chooses among. */
export const EARLY_TITLES = EARLY_EVENTS * (TITLE_PLACES.length + 1);

/** A title that exists on every server, for players who wear one: 1 is the first. */
export const earlyTitle = (nth: number): number => {
  const places = TITLE_PLACES.length + 1;
  return (Math.floor((nth - 1) / places) + 1) * TITLES_PER_EVENT + ((nth - 1) % places);
};

/** Digits of an event in the names of its pictures. */
const DIGITS = 3;
const numbered = (event: number): string => String(event).padStart(DIGITS, '0');

const placed = (place: number): ServedWord =>
  place <= 3
    ? [`${place}位`, `#${place}`, `第${place}名`, `第${place}名`, `${place}위`]
    : [`TOP ${place}`, `TOP ${place}`, `TOP ${place}`, `TOP ${place}`, `TOP ${place}`];

function titleRow(id: number, { eventName }: EventRow, place: number | null): Record<string, unknown> {
  const served = (text: string): Served<string> => eventName.map((name) => (name === null ? null : text));
  const words = place === null ? null : placed(place);
  return {
    degreeType: served(place === null ? 'normal' : 'event_point'),
    iconImageName: served(place === null ? 'none' : 'event_point_icon'),
    baseImageName: served(`degree${numbered(id)}`),
    rank: served(place === null ? 'none' : String(place)),
    degreeName: eventName.map((name, server) =>
      name === null ? null : [name, words?.[server]].filter(Boolean).join(' '),
    ),
  };
}

/** The plate of a title that moves lies in a bundle of its own. */
export const MOVING_TITLE = 'ani_degree_demo';

type Events = Readonly<Record<string, EventRow>>;

/** Titles that no event gives: one that moves, and those of a score, of a trial and of a grade (reference R14). */
const GENERAL: readonly (readonly [
  type: string,
  icon: string,
  base: string,
  rank: string,
  name: ServedWord,
])[] = [
  [
    'normal',
    'none',
    MOVING_TITLE,
    'none',
    ['デモ1周年', 'Demo anniversary', '示範一週年', '示例一周年', '데모 1주년'],
  ],
  [
    'score_ranking',
    'medley_1',
    'degree010',
    'grade_gold',
    ['スコア金', 'Score, gold', '分數金牌', '分数金牌', '스코어 금'],
  ],
  [
    'score_ranking',
    'opening_1',
    'degree011',
    'grade_platinum',
    ['スコア白金', 'Score, platinum', '分數白金', '分数白金', '스코어 백금'],
  ],
  [
    'try_clear',
    'none',
    'degree012',
    'extra',
    ['EXトライ達成', 'Extra trial cleared', '通過EX試煉', '通过EX试炼', 'EX 트라이 클리어'],
  ],
  [
    'try_clear',
    'none',
    'degree013',
    'normal',
    ['トライ達成', 'Trial cleared', '通過試煉', '通过试炼', '트라이 클리어'],
  ],
];

const everywhere = (text: string): Served<string> => Array<string>(5).fill(text);

const generalTitles = (): [number, Record<string, unknown>][] =>
  GENERAL.map(([type, icon, base, rank, degreeName], nth) => [
    nth + 1,
    {
      degreeType: everywhere(type),
      iconImageName: everywhere(icon),
      baseImageName: everywhere(base),
      rank: everywhere(rank),
      degreeName,
    },
  ]);

/** `degrees/all`: general titles, and those of all events (reference R14). */
export const createTitles = (events: Events): Record<string, unknown> =>
  Object.fromEntries([
    ...generalTitles(),
    ...Object.entries(events).flatMap(([id, row]) =>
      [null, ...TITLE_PLACES].map((place): [number, Record<string, unknown>] => [
        titleId(Number(id), place),
        titleRow(Number(id), row, place),
      ]),
    ),
  ]);

/** Stamps of characters have numbers above those of events. */
const CHARACTER_STAMPS = 1_000;
export const STAMPS_OF_EACH = 4;

/** Every second stamp of a character speaks. */
export const isVoiced = (nth: number): boolean => nth % 2 === 1;

/** Their pictures are named by both: `stamp_007002` is the second of the seventh. */
const characterStamp = (character: number, nth: number): string =>
  `stamp_${numbered(character)}${numbered(nth)}`;

const characterStamps = (): [number, Record<string, unknown>][] =>
  CHARACTER_IDS.flatMap((character) =>
    Array.from({ length: STAMPS_OF_EACH }, (_, nth): [number, Record<string, unknown>] => [
      CHARACTER_STAMPS + character * STAMPS_OF_EACH + nth,
      { imageName: everywhere(characterStamp(character, nth + 1)), characterId: character },
    ]),
  );

/** `stamps/all`: one of each event, and some of each character. */
export const createStamps = (events: Events): Record<string, unknown> =>
  Object.fromEntries([
    ...Object.entries(events).map(([id, { eventName }]): [number, Record<string, unknown>] => [
      Number(id),
      { imageName: eventName.map((name) => (name === null ? null : `stamp_${numbered(Number(id))}`)) },
    ]),
    ...characterStamps(),
  ]);

/** `explorer/{server}/assets/sound/voice_stamp`: the stamps that speak. */
export const stampVoices = (): readonly string[] =>
  CHARACTER_IDS.flatMap((character) =>
    Array.from({ length: STAMPS_OF_EACH }, (_, nth) => nth + 1)
      .filter(isVoiced)
      .map((nth) => `${characterStamp(character, nth)}.mp3`),
  );
