import { bandColor, shownBands } from '../../listing/views/bands.ts';
import { joinedWords, wordsOf, wordsOfPerson } from '../../listing/views/words.ts';
import type { ComicRecord } from '../../records/comic.ts';
import { localised } from '../../rules/localised.ts';
import { comicPath, hasFourFrames } from '../../rules/media-paths.ts';
import { serversOutAt } from '../../rules/running.ts';
import { SERVERS } from '../../vocabulary/servers.ts';
import { type Context, defineFamily, type Field, type Item, type World } from '../family.ts';
import {
  ACCENT,
  askedServer,
  bandOptions,
  characterOptions,
  joinWords,
  mutedWord,
  nameIn,
  numberField,
  optionsOf,
  releaseField,
  serverColumns,
  serverField,
} from '../fields.ts';
import { startText } from '../periods.ts';
import { COMICS_HEAD } from './head.ts';

const KINDS = ['single', 'four'] as const;

/** A comic as the list knows it. */
export interface ComicItem extends Item {
  readonly comic: ComicRecord;
  readonly name: string;
  readonly kind: (typeof KINDS)[number];
  /** Who is in it, one name after the other. */
  readonly cast: readonly string[];
  /** Ids of their bands, each once. */
  readonly bandIds: readonly number[];
  readonly servers: readonly string[];
  readonly thumb: string;
}

function comicItem(comic: ComicRecord, world: World): ComicItem {
  const { lists, main, sub, now } = world;
  const { id, title, publishedAt, characterIds } = comic;
  const people = characterIds.map((one) => lists.characters.get(one));
  const bandIds = [...new Set(people.flatMap((person) => person?.bandId ?? []))];
  const servers = serversOutAt(publishedAt, now);
  const server = SERVERS[localised(publishedAt, main, sub)?.server ?? main];
  const kind = hasFourFrames(comic) ? 'four' : 'single';
  return {
    id,
    comic,
    name: nameIn(title, world) ?? `#${id}`,
    kind,
    cast: characterIds.map((one, at) => nameIn(people[at]?.name, world) ?? `#${one}`),
    bandIds,
    servers,
    thumb: comicPath(server, comic, 'thumbnail'),
    subject: {
      id,
      names: joinedWords(wordsOf(title), wordsOf(comic.subtitle), ...people.map(wordsOfPerson)),
      tags: new Set([
        ...characterIds.map((one) => `character ${one}`),
        ...bandIds.map((band) => `band ${band}`),
        ...servers.map((one) => `server ${one}`),
        `comickind ${kind}`,
      ]),
    },
  };
}

const castText = ({ cast }: ComicItem, { words }: Context): string | null =>
  cast.length === 0 ? null : words.format.list(cast);

const release = releaseField<ComicItem>(({ comic }) => comic.publishedAt);

const releaseText: Field<ComicItem>['text'] = ({ comic }, context) => {
  const at = comic.publishedAt[askedServer(context) ?? context.main];
  return at === null ? null : startText(at, context.words);
};

export const FAMILY = defineFamily<ComicRecord, ComicItem>()({
  head: COMICS_HEAD,
  list: 'comics',
  item: comicItem,
  releasedAt: ({ comic }) => comic.publishedAt,
  title: ({ name }) => name,
  names: ({ comic }) => comic.title,
  subtitle: ({ cast, id }) => joinWords(...cast, `#${id}`),
  color: ({ bandIds: [band, other] }) => (band && !other ? bandColor(band) : ACCENT),
  picture: ({ thumb }) => ({ src: thumb }),
  art: ({ comic, thumb }, { main, sub }) => [
    comicPath(SERVERS[localised(comic.publishedAt, main, sub)?.server ?? main], comic, 'whole'),
    thumb,
  ],
  lexicon: ['band', 'character', 'server', 'comickind'],
  placeholder: { text: 'card.search', example: 'kkr, roselia' },
  examples: [
    { typed: 'kkr', meaning: 'comics.example.character' },
    { typed: 'かすみ', meaning: 'list.example.script' },
    { typed: 'roselia', meaning: 'comics.example.band' },
    { typed: 'jp kr', meaning: 'card.example.servers' },
    { typed: 'roselia jp', meaning: 'comics.example.both' },
    { typed: '#115', meaning: 'comics.example.id' },
    { typed: '/balloon', meaning: 'card.example.names' },
    { typed: '"snack time"', meaning: 'list.example.quoted' },
  ],
  fields: {
    id: numberField<ComicItem>(),
    name: { title: 'page.comic', text: ({ name }) => name, sort: { by: ({ name }) => name } },
    kind: {
      title: 'card.type',
      text: ({ kind }, { words }) => words.t(`comics.kindOf.${kind}`),
      facet: { options: optionsOf(KINDS, (kind) => `comics.kindOf.${kind}`), of: ({ kind }) => [kind] },
    },
    cast: { title: 'events.characters', text: castText },
    char: {
      title: 'page.character',
      facet: {
        look: 'select',
        options: (context) => characterOptions(context, true),
        of: ({ comic }) => comic.characterIds.map(String),
      },
    },
    band: {
      title: 'filter.band',
      facet: {
        options: (context, items) =>
          bandOptions(context, shownBands(items.flatMap(({ bandIds }) => bandIds))),
        of: ({ bandIds }) => bandIds.map(String),
      },
    },
    server: serverField<ComicItem>(({ servers }) => servers),
    release: { ...release, text: releaseText },
    ...serverColumns<ComicItem>(({ servers }) => servers),
  },
  columns: ['name', 'id', 'kind', 'cast', 'release', ...SERVERS],
  sorts: ['release', 'id', 'name'],
  facets: ['kind', 'band', 'server', 'char'],
  facts: ['name', 'cast', 'kind', 'release'],
  summary: ['kind', 'cast', 'release'],
  reads: ['server'],
  page: { art: 'none' },
  tile: {
    shape: { phone: 96, wide: 132, ratio: 1, lines: 40, first: 36 },
    look: 'plain',
    lines: ({ id, name, cast: [first = '', ...others] }) => [
      [{ text: name, look: 'name' }],
      [
        mutedWord(others.length === 0 ? first : `${first} +${others.length}`),
        { text: `#${id}`, look: 'quiet', isSpare: true },
      ],
    ],
  },
  row: {
    wide: { width: 300, height: () => 72 },
    lines: (item, context) => [
      [{ text: castText(item, context) ?? '' }],
      [{ text: joinWords(`#${item.id}`, context.words.t(`comics.kindOf.${item.kind}`)) }],
    ],
  },
});
