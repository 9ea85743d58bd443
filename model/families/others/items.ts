import { shownBands } from '../../listing/views/bands.ts';
import { joinedWords, wordsOf, wordsOfBand } from '../../listing/views/words.ts';
import type { AreaItemRecord } from '../../records/area-item.ts';
import { type ItemRates, itemRates } from '../../rules/item-rates.ts';
import { memoizePerObject } from '../../rules/once.ts';
import { ATTRIBUTES, type Attribute } from '../../vocabulary/attributes.ts';
import { SERVERS, type ServerCode } from '../../vocabulary/servers.ts';
import { STATS } from '../../vocabulary/stats.ts';
import { type Context, defineList, type Field, type Item, type World } from '../family.ts';
import { attributeOptions, bandName, bandOptions, nameIn, numberField, optionsOf } from '../fields.ts';
import { boxed, nameField, otherHead, searchedBy } from './head.ts';

export interface AreaItem extends Item {
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
    name: nameIn(name, world) ?? `#${id}`,
    bandIds,
    attributes,
    rates,
    most: Math.max(0, ...rates.flatMap((one) => one.rates.map((rate) => rate ?? 0))),
    subject: {
      id,
      names: wordsOf(name),
      tags: new Set([
        ...bandIds.map((band) => `band ${band}`),
        ...attributes.map((attribute) => `attribute ${attribute}`),
      ]),
    },
  };
}

/** Found by the names of its bands, too. */
const withBands = (item: AreaItem, { lists: { bands } }: Context): AreaItem => ({
  ...item,
  subject: {
    ...item.subject,
    names: joinedWords(item.subject.names, ...item.bandIds.map((band) => wordsOfBand(bands.get(band)))),
  },
});

/** What it lifts, in words; null where that is every card. */
const targetText = ({ bandIds, attributes }: AreaItem, context: Context): string | null =>
  [
    ...bandIds.map((band) => bandName(band, context)),
    ...attributes.map((attribute) => context.words.t(`attribute.${attribute}`)),
  ].join(' · ') || null;

const EVERYTHING = { value: 'all', title: 'others.every' } as const;
const orAll = (values: readonly string[]): readonly string[] =>
  values.length > 0 ? values : [EVERYTHING.value];

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

export const FAMILY = defineList<AreaItemRecord, AreaItem>()({
  head: otherHead('items', ['areaItems'], ['bands']),
  list: 'areaItems',
  item: areaItem,
  extend: withBands,
  title: ({ name }) => name,
  picture: () => ({ src: null }),
  lexicon: ['band', 'attribute'],
  ...searchedBy('roselia'),
  fields: {
    id: numberField<AreaItem>(false),
    name: nameField<AreaItem>(),
    band: {
      title: 'filter.band',
      facet: {
        options: (context) => bandOptions(context, liftedBands(context.lists.areaItems), EVERYTHING),
        of: ({ bandIds }) => orAll(bandIds.map(String)),
      },
    },
    attr: {
      title: 'filter.attribute',
      facet: {
        options: (context) => [
          ...attributeOptions(context),
          { value: EVERYTHING.value, label: context.words.t(EVERYTHING.title) },
        ],
        of: ({ attributes }) => orAll(attributes),
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
  // Room for a row of each server.
  ...boxed<AreaItem>({ phone: 284, wide: 330, ratio: 0, lines: 214 }),
});
