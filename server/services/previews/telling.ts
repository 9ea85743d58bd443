import type { CardRecord } from '#model/records/card';
import {
  artKinds,
  cardArtPath,
  characterIconPath,
  characterPicturePath,
  homeBannerPath,
  jacketPath,
} from '#model/rules/asset-paths';
import { formatDate, formatYearlyDay } from '#model/rules/dates';
import { inLanguage } from '#model/rules/languages';
import { localised } from '#model/rules/localised';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { EVENT_TYPES } from '#model/vocabulary/event-types';
import type { Locale } from '#model/vocabulary/locales';
import { type PerServer, SERVERS, type ServerCode } from '#model/vocabulary/servers';
import { bandColor, MOTIF_COLORS } from '../../demo/pictures/drawing/color.ts';
import { wordsIn } from '../thing-words.ts';
import { serversFor } from './languages.ts';
import type { Lists } from './lists.ts';

/** What links to a thing are told of it. */
export interface Told {
  readonly name: string;
  /** In the order of their weight. */
  readonly facts: readonly string[];
  /** `#rrggbb` of its band or attribute. */
  readonly color: string;
  /** Where its picture may be, the best first. */
  readonly pictures: readonly string[];
}

/** Things that have a page and a preview, by the word in the preview's address. */
export const PREVIEWED = ['cards', 'characters', 'songs', 'events', 'news'] as const;
export type Previewed = (typeof PREVIEWED)[number];

type Teller = (lists: Lists, id: number, locale: Locale) => Promise<Told | null>;

/** Of what has no colour of its own. */
export const ACCENT = '#d11f69';

const nearest = <T>(values: PerServer<T> | undefined, locale: Locale): T | null => {
  const { main, sub } = serversFor(locale);
  return (values && localised(values, main, sub)?.value) ?? null;
};

/** The server whose files are shown: where it is out, the reader's before all others. */
function homeOf(values: PerServer<unknown>, locale: Locale): readonly ServerCode[] {
  const { main, sub } = serversFor(locale);
  const first = SERVERS[localised(values, main, sub)?.server ?? 0];
  return first === 'jp' ? ['jp'] : [first, 'jp'];
}

const known = (facts: readonly (string | null | undefined)[]): readonly string[] =>
  facts.filter((fact): fact is string => typeof fact === 'string' && fact !== '');

const dated = (at: number | null, locale: Locale): string | null =>
  at === null
    ? null
    : formatDate(at, {
        ...{ locale, dateFormat: 'medium', timeFormat: 'h24', timeZone: 'main' },
        mainServer: serversFor(locale).main,
      });

const cardPictures = (card: CardRecord, locale: Locale): readonly string[] =>
  homeOf(card.releasedAt, locale).flatMap((server) =>
    artKinds(card)
      .toReversed()
      .map((kind) => cardArtPath(server, card, kind)),
  );

const tellCard: Teller = async (lists, id, locale) => {
  const card = (await lists.cards()).get(id);
  if (!card) return null;
  const character = (await lists.characters()).get(card.characterId);
  const band = character && (await lists.bands()).get(character.bandId);
  const who = nearest(character?.name, locale);
  return {
    name: nearest(card.name, locale) ?? who ?? `#${id}`,
    facts: known([
      '★'.repeat(Math.min(card.rarity, 5)),
      wordsIn(locale).attribute[card.attribute],
      who,
      nearest(band?.name, locale),
      dated(nearest(card.releasedAt, locale), locale),
    ]),
    color: MOTIF_COLORS[card.attribute],
    pictures: cardPictures(card, locale),
  };
};

const tellCharacter: Teller = async (lists, id, locale) => {
  const character = (await lists.characters()).get(id);
  if (!character) return null;
  const band = (await lists.bands()).get(character.bandId);
  const birthday = (await lists.birthdays()).get(id);
  const { characters } = wordsIn(locale);
  const day = birthday && formatYearlyDay(birthday.month, birthday.day, locale);
  return {
    name: nearest(character.name, locale) ?? `#${id}`,
    facts: known([
      nearest(band?.name, locale),
      nearest(character.nickname, locale),
      day && `${characters.birthday}: ${day}`,
    ]),
    color: character.colorCode ?? bandColor(character.bandId),
    pictures: [
      ...homeOf(character.name, locale).map((server) => characterPicturePath(server, id)),
      characterIconPath(id),
    ],
  };
};

const MINUTE_S = 60;
const length = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE_S)}:${String(Math.round(seconds) % MINUTE_S).padStart(2, '0')}`;

const tellSong: Teller = async (lists, id, locale) => {
  const song = (await lists.songs()).get(id);
  if (!song) return null;
  const band = (await lists.bands()).get(song.bandId);
  const { difficulty } = wordsIn(locale);
  const levels = DIFFICULTIES.flatMap((each) => {
    const chart = song.difficulties[each];
    return chart ? [`${difficulty.short[each]} ${chart.level}`] : [];
  });
  return {
    name: nearest(song.title, locale) ?? `#${id}`,
    facts: known([
      nearest(band?.name, locale),
      levels.join(' · '),
      song.lengthSeconds === null ? null : length(song.lengthSeconds),
      dated(nearest(song.publishedAt, locale), locale),
    ]),
    color: bandColor(song.bandId),
    pictures: homeOf(song.publishedAt, locale).flatMap((server) => jacketPath(server, song) ?? []),
  };
};

const tellEvent: Teller = async (lists, id, locale) => {
  const event = (await lists.events()).get(id);
  if (!event) return null;
  const words = wordsIn(locale);
  const type = EVENT_TYPES.find((each) => each === event.type) ?? 'other';
  const { main, sub } = serversFor(locale);
  const server = localised(event.startAt, main, sub)?.server;
  const [from, to] = [event.startAt, event.endAt].map((times) =>
    dated(server === undefined ? null : times[server], locale),
  );
  const [first] = event.bonus.attributes;
  return {
    name: nearest(event.name, locale) ?? `#${id}`,
    facts: known([
      words.eventType[type],
      from && to ? `${from} – ${to}` : from,
      event.bonus.attributes.map(({ attribute }) => words.attribute[attribute]).join(' · '),
    ]),
    color: first ? MOTIF_COLORS[first.attribute] : ACCENT,
    pictures: homeOf(event.startAt, locale).map((each) => homeBannerPath(each, event)),
  };
};

const tellNews: Teller = async (lists, id, locale) => {
  const article = (await lists.news()).get(id);
  if (!article) return null;
  return {
    name: inLanguage(article.titles, locale)?.text ?? article.title,
    facts: known([dated(article.timestamp, locale), article.authors.join(', ')]),
    color: ACCENT,
    pictures: [],
  };
};

const TELLERS: Readonly<Record<Previewed, Teller>> = {
  cards: tellCard,
  characters: tellCharacter,
  songs: tellSong,
  events: tellEvent,
  news: tellNews,
};

/** What there is to say of a thing in a language; null when the site knows no such thing. */
export const tell = (lists: Lists, kind: Previewed, id: number, locale: Locale): Promise<Told | null> =>
  TELLERS[kind](lists, id, locale);
