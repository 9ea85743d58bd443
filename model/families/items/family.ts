import { bandColor, shownBands } from '../../listing/views/bands.ts';
import { joinedWords, wordsOf, wordsOfBand } from '../../listing/views/words.ts';
import type { AreaItemRecord } from '../../records/area-item.ts';
import { type ItemRates, itemRates } from '../../rules/item-rates.ts';
import { memoizePerObject } from '../../rules/once.ts';
import { ATTRIBUTES, type Attribute } from '../../vocabulary/attributes.ts';
import { SERVERS, type ServerCode } from '../../vocabulary/servers.ts';
import { STATS } from '../../vocabulary/stats.ts';
import { type Context, defineFamily, type Field, type Item, type World } from '../family.ts';
import {
  ACCENT,
  attributeOptions,
  bandName,
  bandOptions,
  joinWords,
  mutedWord,
  nameIn,
  nameLine,
  numberField,
  optionsOf,
} from '../fields.ts';
import { boxed, nameField } from '../others/head.ts';
import { ITEMS_HEAD } from './head.ts';

export interface AreaItem extends Item {
  readonly record: AreaItemRecord;
  readonly name: string;
  /** Empty where it lifts cards of every band. */
  readonly bandIds: readonly number[];
  /** Empty where it lifts every attribute. */
  readonly attributes: readonly Attribute[];
  readonly rates: readonly ItemRates[];
  /** The highest of all servers. */
  readonly most: number;
}

/** Bands that any item lifts. */
const liftedBands = memoizePerObject((items: Context['lists']['areaItems']): readonly number[] =>
  shownBands([...items.values()].flatMap((item) => item.targetBandIds)),
);

function areaItem(item: AreaItemRecord, world: World): AreaItem {
  const { id, name, targetAttributes, targetBandIds } = item;
  const all = liftedBands(world.lists.areaItems).length;
  const bandIds = targetBandIds.length < all ? targetBandIds : [];
  const attributes = targetAttributes.length < ATTRIBUTES.length ? targetAttributes : [];
  const rates = itemRates(item);
  return {
    id,
    record: item,
    name: nameIn(name, world) ?? `#${id}`,
    bandIds,
    attributes,
    rates,
    most: Math.max(0, ...rates.flatMap((one) => one.rates.map((rate) => rate ?? 0))),
    subject: {
      id,
      names: joinedWords(wordsOf(name), ...bandIds.map((band) => wordsOfBand(world.lists.bands.get(band)))),
      tags: new Set([
        ...bandIds.map((band) => `band ${band}`),
        ...attributes.map((attribute) => `attribute ${attribute}`),
      ]),
    },
  };
}

/** What it lifts, in words; null where that is every card. */
const targetText = ({ bandIds, attributes }: AreaItem, context: Context): string | null =>
  [
    ...bandIds.map((band) => bandName(band, context)),
    ...attributes.map((attribute) => context.words.t(`attribute.${attribute}`)),
  ].join(' · ') || null;

const EVERY = 'all';
const orEvery = (values: readonly string[]): readonly string[] => (values.length > 0 ? values : [EVERY]);

/** For the file: what each level gives on each server. */
const ratesColumn = (server: ServerCode): Field<AreaItem> => ({
  title: `server.${server}`,
  isFileOnly: () => true,
  csv: ({ rates }) =>
    rates
      .filter(({ servers }) => servers.some((one) => SERVERS[one] === server))
      .map((one) => one.rates.join(' '))
      .join('; '),
});

/** Area items, with what each level gives on every server. */
export const FAMILY = defineFamily<AreaItemRecord, AreaItem>()({
  head: ITEMS_HEAD,
  list: 'areaItems',
  item: areaItem,
  title: ({ name }) => name,
  names: ({ record }) => record.name,
  subtitle: (item, context) =>
    joinWords(targetText(item, context) ?? context.words.t('others.everyCard'), `#${item.id}`),
  color: ({ bandIds }) => (bandIds.length === 1 ? bandColor(bandIds[0] ?? 0) : ACCENT),
  // The game's pictures of them are in no list.
  picture: () => ({ src: null }),
  art: () => [],
  lexicon: ['band', 'attribute'],
  placeholder: { text: 'card.search', example: 'roselia' },
  examples: [
    { typed: 'roselia', meaning: 'others.exampleBand' },
    { typed: 'cool', meaning: 'others.exampleAttribute' },
    { typed: 'microphone', meaning: 'loginCampaigns.example.name' },
    { typed: 'stand microphone', meaning: 'loginCampaigns.example.two' },
    { typed: 'まいく', meaning: 'list.example.script' },
    { typed: '"hello happy"', meaning: 'list.example.quoted' },
    { typed: '/roselia', meaning: 'card.example.names' },
    { typed: '#3', meaning: 'others.exampleNumber' },
  ],
  fields: {
    id: numberField<AreaItem>(false),
    name: nameField<AreaItem>(),
    band: {
      title: 'filter.band',
      facet: {
        options: (context) =>
          bandOptions(context, liftedBands(context.lists.areaItems), {
            value: EVERY,
            title: 'others.everyBand',
          }),
        of: ({ bandIds }) => orEvery(bandIds.map(String)),
      },
    },
    attr: {
      title: 'filter.attribute',
      facet: {
        options: (context) => [
          ...attributeOptions(context),
          { value: EVERY, label: context.words.t('others.everyAttribute') },
        ],
        of: ({ attributes }) => orEvery(attributes),
      },
    },
    stat: {
      title: 'others.lifts',
      facet: {
        options: optionsOf(STATS, (stat) => `stat.${stat}`),
        of: ({ rates }) => [...new Set(rates.flatMap(({ stats }) => stats))],
      },
    },
    targets: { title: 'others.lifts', text: targetText, unknown: 'others.everyCard' },
    most: {
      title: 'others.most',
      isNumber: true,
      text: ({ most }, { words }) => words.format.percent(most),
      csv: ({ most }) => most,
      sort: { descending: true, by: ({ most }) => most },
    },
    jp: ratesColumn('jp'),
    en: ratesColumn('en'),
    tw: ratesColumn('tw'),
    cn: ratesColumn('cn'),
    kr: ratesColumn('kr'),
  },
  columns: ['name', 'id', 'targets', 'most', ...SERVERS],
  sorts: ['id', 'name', 'most'],
  facets: ['band', 'attr', 'stat'],
  facts: ['targets', 'most'],
  summary: ['targets', 'most'],
  page: { art: 'none' },
  // Room for a row of each server.
  ...boxed<AreaItem>({ phone: 284, wide: 330, ratio: 0, lines: 214 }, (item, context) => [
    nameLine(item.name),
    [mutedWord(targetText(item, context) ?? context.words.t('others.everyCard'))],
  ]),
});
