import { artKinds } from '#model/rules/asset-paths';
import { ATTRIBUTES, type Attribute } from '#model/vocabulary/attributes';
import { EVENT_TYPES } from '#model/vocabulary/event-types';
import type { CardRow } from '../cards/card-rows.types.ts';
import { allBands, UNIT_IDS } from '../cast/bands.ts';
import { bandOf } from '../cast/cast.ts';
import type { EventRow } from '../events/events.ts';
import type { OfferPicture } from '../events/gacha.ts';
import type { DemoLists } from '../lists/lists.ts';
import { random } from '../seeded/random.ts';
import { type DemoPerson, PEOPLE } from '../words/people.ts';
import type { EventPicture } from './banners.ts';
import type { CardPicture } from './card-art.ts';
import type { JacketPicture } from './jackets.ts';

/** What pictures are drawn from, found by the names that paths use. */
export interface PictureSources {
  /** Null when no card has that art, as an untrained picture of a card that only has the trained one. */
  card(resourceSet: string, kind: string): CardPicture | null;
  /** A character by herself. */
  character(id: number): CardPicture | null;
  /** The card that a costume comes with, drawn under the number of the costume. */
  costume(assetBundleName: string): CardPicture | null;
  /** `folder` is the group of ten that the path names. */
  jacket(image: string, folder: number): JacketPicture | null;
  event(assetBundleName: string): EventPicture | null;
  eventOf(id: number): EventPicture | null;
  /** Of an event or of a gacha. */
  homeBanner(name: string): EventPicture | null;
  gacha(resourceName: string): EventPicture | null;
  loginCampaign(assetBundleName: string): EventPicture | null;
  /** Its number and who is in it. */
  comic(assetBundleName: string): { readonly id: number; readonly people: readonly DemoPerson[] } | null;
  bandName(id: number): string | null;
  /** Words of the data that have an icon: availability of cards, kinds of events and songs. */
  types(): ReadonlySet<string>;
}

const TYPE_WORDS: ReadonlySet<string> = new Set([
  ...EVENT_TYPES,
  'normal',
  'anime',
  'tie_up',
  'initial',
  'permanent',
  'event',
  'limited',
  'campaign',
  'others',
  'dreamfes',
  'kirafes',
  'birthday',
  'special',
]);

function cardPicture(id: number, row: CardRow, kind: string): CardPicture | null {
  const { training } = row.stat;
  const kinds: readonly string[] = artKinds({
    training: training ? { levelLimit: training.levelLimit } : null,
  });
  const person = PEOPLE[row.characterId - 1];
  if (!person || !kinds.includes(kind)) return null;
  const attribute: Attribute = row.attribute;
  return {
    id,
    characterId: row.characterId,
    rarity: row.rarity,
    type: row.type,
    attribute,
    bandId: bandOf(row.characterId),
    person,
    trained: kind === 'after_training',
  };
}

function plainPicture(id: number, characterId: number): CardPicture | null {
  const person = PEOPLE[characterId - 1];
  return person
    ? {
        id,
        characterId,
        person,
        bandId: bandOf(characterId),
        rarity: 1,
        type: 'initial',
        attribute: 'pure',
        trained: false,
      }
    : null;
}

function eventPicture(id: number, row: EventRow, title: string): EventPicture {
  const ids = row.characters.map(({ characterId }) => characterId);
  const bands = new Set(ids.map(bandOf));
  const [attribute] = row.attributes;
  return {
    id,
    title,
    attribute: attribute?.attribute ?? 'powerful',
    bandId: bands.size === 1 ? bandOf(ids[0]!) : null,
    people: ids.map((characterId) => PEOPLE[characterId - 1]!),
  };
}

/** Pictures are drawn by a number of their subject; gachas and campaigns have other ones than events. */
const GACHA_NUMBERS = 100_000;
const LOGIN_NUMBERS = 200_000;

function offerPicture(number: number, { title, characterIds }: OfferPicture): EventPicture {
  const bands = new Set(characterIds.map(bandOf));
  return {
    id: number,
    title,
    attribute: random('offer', number).pick(ATTRIBUTES),
    bandId: bands.size === 1 ? bandOf(characterIds[0]!) : null,
    people: characterIds.map((id) => PEOPLE[id - 1]!),
  };
}

function index<T>(
  rows: Readonly<Record<string, T>>,
  key: (id: number, row: T) => readonly string[],
): Map<string, [number, T]> {
  return new Map(
    Object.entries(rows).flatMap(([id, row]) =>
      key(Number(id), row).map((name): [string, [number, T]] => [name, [Number(id), row]]),
    ),
  );
}

function eventOf(lists: DemoLists, id: number): EventPicture | null {
  const row = lists.eventRows()[id];
  return row ? eventPicture(id, row, lists.latinTitle.event(id)) : null;
}

function homeBanner(
  lists: DemoLists,
  { banners, gachaBanners }: ReturnType<typeof indexes>,
  name: string,
): EventPicture | null {
  const found = banners.get(name);
  if (found) return eventOf(lists, found[0]);
  const gacha = gachaBanners.get(name);
  return gacha ? offerPicture(GACHA_NUMBERS + gacha[0], lists.gacha().picture(gacha[0])) : null;
}

/** Looks things up by the names in paths; the indexes are made at the first question. */
export function createSources(lists: DemoLists): PictureSources {
  let made: ReturnType<typeof indexes> | null = null;
  const all = (): ReturnType<typeof indexes> => {
    made ??= indexes(lists);
    return made;
  };
  const bands = allBands();
  return {
    card: (set, kind) => {
      const found = all().cards.get(set);
      return found ? cardPicture(found[0], found[1], kind) : null;
    },
    character: (id) => plainPicture(id, id),
    costume: (name) => {
      const [id, row] = all().costumes.get(name) ?? [0, null];
      return row && plainPicture(id, row.characterId);
    },
    jacket: (image, folder) => {
      const [id, row] = all().jackets.get(image) ?? [0, null];
      if (!row || !foldersOf(id).includes(folder)) return null;
      return {
        songId: id,
        bandId: row.bandId,
        title: lists.latinTitle.song(id),
        edition: row.jacketImage.indexOf(image),
      };
    },
    event: (name) => eventOf(lists, all().events.get(name)?.[0] ?? 0),
    eventOf: (id) => eventOf(lists, id),
    homeBanner: (name) => homeBanner(lists, all(), name),
    gacha: (name) => {
      const [id] = all().gachas.get(name) ?? [];
      return id === undefined ? null : offerPicture(GACHA_NUMBERS + id, lists.gacha().picture(id));
    },
    loginCampaign: (name) => {
      const found = all().logins.get(name) ?? null;
      return found && offerPicture(LOGIN_NUMBERS + found[0], lists.loginCampaigns().picture(found[0]));
    },
    comic: (name) => {
      const [id, row] = all().comics.get(name) ?? [0, null];
      return row && { id, people: row.characterId.flatMap((one) => PEOPLE[one - 1] ?? []) };
    },
    bandName: (id) => (UNIT_IDS.includes(id) || bands[id] ? (bands[id]?.bandName[1] ?? null) : null),
    types: () => TYPE_WORDS,
  };
}

/** Jackets lie in groups of ten; two early songs are published in another group. */
const foldersOf = (id: number): readonly number[] => [
  Math.ceil(id / 10) * 10,
  ...(id === 13 || id === 40 ? [30] : []),
];

function indexes(lists: DemoLists) {
  return {
    cards: index(lists.cardSet().rows, (_, row) => [row.resourceSetName]),
    costumes: index(lists.costumes(), (_, row) => [row.assetBundleName]),
    jackets: index(lists.songRows(), (_, row) => row.jacketImage),
    events: index(lists.eventRows(), (_, row) => [row.assetBundleName]),
    banners: index(lists.eventRows(), (_, row) => [row.bannerAssetBundleName]),
    gachas: index(lists.gacha().rows, (_, { resourceName }) => [resourceName]),
    gachaBanners: index(lists.gacha().rows, (_, { bannerAssetBundleName: name }) => (name ? [name] : [])),
    comics: index(lists.comics(), (_, row) => [row.assetBundleName]),
    logins: index(lists.loginCampaigns().rows, (_, { assetBundleName }) =>
      assetBundleName.filter((name) => name !== null),
    ),
  };
}
