import { attributeColor } from '../../listing/views/attributes.ts';
import { GACHA_TYPES, type GachaRecord } from '../../records/gacha.ts';
import { SERVERS } from '../../vocabulary/servers.ts';
import { type Context, defineFamily } from '../family.ts';
import {
  ACCENT,
  attributeOptions,
  BANNER_ROW,
  characterOptions,
  joinWords,
  mutedWord,
  nameIn,
  nameLine,
  numberField,
  optionsOf,
  starText,
} from '../fields.ts';
import { currentWord, periodFields, periodOnMain, statusWord } from '../periods.ts';
import { GACHA_HEAD } from './head.ts';
import { extendGacha, type GachaItem, gachaItem } from './item.ts';

const typeText = ({ type }: GachaItem, { words }: Context): string =>
  words.t(`gacha.typeOf.${type ?? 'other'}`);

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** Who is featured, by name. */
const castText = ({ cards }: GachaItem, context: Context): string =>
  context.words.format.list(
    distinct(cards.map(({ characterId }) => characterId)).map(
      (id) => nameIn(context.lists.characters.get(id)?.name, context) ?? `#${id}`,
    ),
  );

const period = periodFields<GachaItem>();

export const FAMILY = defineFamily<GachaRecord, GachaItem>()({
  head: GACHA_HEAD,
  list: 'gacha',
  item: gachaItem,
  extend: extendGacha,
  releasedAt: ({ gacha }) => gacha.publishedAt,
  title: ({ name }) => name,
  names: ({ gacha }) => gacha.name,
  subtitle: (item, context) => `${typeText(item, context)} · #${item.id}`,
  color: ({ cards: [first] }) => (first ? attributeColor(first.attribute) : ACCENT),
  picture: ({ picture, logo }) => ({ src: picture, second: logo }),
  art: ({ picture, logo }) => [...new Set([picture, logo])],
  badge: statusWord,
  lexicon: ['character', 'attribute', 'server', 'gachatype'],
  placeholder: { text: 'card.search', example: 'kkr pure' },
  examples: [
    { typed: 'kkr', meaning: 'gacha.example.character' },
    { typed: 'かすみ', meaning: 'list.example.script' },
    { typed: 'kkr pure', meaning: 'gacha.example.attribute' },
    { typed: 'dream festival', meaning: 'gacha.example.type' },
    { typed: 'jp en', meaning: 'card.example.servers' },
    { typed: '#115', meaning: 'gacha.example.id' },
    { typed: '/stage', meaning: 'card.example.names' },
    { typed: '"in search"', meaning: 'list.example.quoted' },
  ],
  fields: {
    id: numberField<GachaItem>(),
    name: {
      title: 'page.gacha',
      text: ({ name }) => name,
      sort: { label: 'events.name', by: ({ name }) => name },
    },
    type: {
      title: 'card.type',
      text: (item, context) => (item.type === null ? item.gacha.type || null : typeText(item, context)),
      facet: {
        options: optionsOf(GACHA_TYPES, (type) => `gacha.typeOf.${type}`),
        of: ({ gacha }) => [gacha.type],
      },
    },
    attr: {
      title: 'filter.attribute',
      facet: {
        options: (context) => attributeOptions(context),
        of: ({ cards }) => distinct(cards.map(({ attribute }) => attribute)),
      },
    },
    rarity: {
      title: 'gacha.pickupRarity',
      facet: {
        options: () => [5, 4, 3].map((stars) => ({ value: String(stars), label: starText(stars) })),
        of: ({ cards }) => distinct(cards.map(({ rarity }) => String(rarity))),
      },
    },
    char: {
      title: 'page.character',
      facet: {
        look: 'select',
        options: (context) => characterOptions(context, true),
        of: ({ cards }) => distinct(cards.map(({ characterId }) => String(characterId))),
      },
    },
    cast: {
      title: 'gacha.pickups',
      text: (item, context) => castText(item, context) || null,
    },
    ...period,
  },
  columns: ['name', 'id', 'type', 'status', 'start', 'end', 'cast', ...SERVERS],
  sorts: ['start', 'id', 'name'],
  facets: ['status', 'type', 'attr', 'rarity', 'server', 'char'],
  facts: ['name', 'days', 'type'],
  summary: ['type', 'days', 'cast'],
  page: { art: 'panel', ratio: 274 / 100 },
  tile: {
    shape: { phone: 300, wide: 260, ratio: 100 / 274, lines: 94, first: 16 },
    look: 'framed',
    lines: (item, context) => [
      nameLine(item.name),
      [mutedWord(periodOnMain(item, context)), currentWord(item, context) ?? mutedWord(`#${item.id}`)],
      [mutedWord(typeText(item, context))],
    ],
  },
  row: {
    ...BANNER_ROW,
    lines: (item, context) => {
      const current = currentWord(item, context);
      return [
        [{ text: joinWords(`#${item.id}`, typeText(item, context)) }, ...(current ? [current] : [])],
        [{ text: joinWords(periodOnMain(item, context), castText(item, context)) }],
      ];
    },
  },
});
