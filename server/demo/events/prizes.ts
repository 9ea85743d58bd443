import type { Word } from '../words/words.types.ts';
import type { Served } from '../world.ts';
import type { EventRow } from './events.ts';

/** The last places that a title is given for. */
const TITLE_PLACES: readonly number[] = [1, 2, 3, 10, 50, 100, 500, 1_000, 5_000, 10_000];
const TITLES_PER_EVENT = 20;
export const TITLES_UP_TO = 10_000;

/** Of the title for places up to `place`, or for points where it is null. */
export const titleId = (event: number, place: number | null): number =>
  event * TITLES_PER_EVENT + (place === null ? 0 : TITLE_PLACES.findIndex((last) => place <= last) + 1);

/** Digits of an event in the names of its pictures. */
const DIGITS = 3;
const numbered = (event: number): string => String(event).padStart(DIGITS, '0');

const placed = (place: number): Word =>
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

type Events = Readonly<Record<string, EventRow>>;

/** `degrees/all`: the titles of all events (reference R14). */
export const createTitles = (events: Events): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(events).flatMap(([id, row]) =>
      [null, ...TITLE_PLACES].map((place) => [titleId(Number(id), place), titleRow(Number(id), row, place)]),
    ),
  );

/** `stamps/all`: one of each event. */
export const createStamps = (events: Events): Record<string, unknown> =>
  Object.fromEntries(Object.keys(events).map((id) => [id, { imageName: `stamp_${numbered(Number(id))}` }]));
