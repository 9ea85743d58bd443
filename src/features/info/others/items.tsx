import { useCallback } from 'react';
import { shownBands } from '#model/listing/views/bands';
import type { AreaItemRecord } from '#model/records/area-item';
import type { Lists, RecordList } from '#model/records/list-readers';
import { type ItemRates, itemRates } from '#model/rules/item-rates';
import type { Translate } from '#model/texts/translate';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { type PerServer, SERVERS } from '#model/vocabulary/servers';
import { STATS } from '#model/vocabulary/stats';
import { AttributeMark } from '#src/kit/card/attribute-mark.tsx';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import type { FacetView, Listing } from '#src/kit/list/listing.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { nameFor, type Servers, subjectOf } from './list/names.ts';
import { shelfListing, type Thing } from './list/shelf.tsx';
import { ShelfPage } from './list/shelf-page.tsx';
import { RatesTable } from './pieces/rates-table.tsx';

interface AreaItem extends Thing {
  readonly bandIds: readonly number[];
  readonly attributes: readonly string[];
  readonly rates: readonly ItemRates[];
  /** The highest of all servers. */
  readonly most: number;
}

const LISTS: readonly RecordList[] = ['areaItems'];
const LATE: readonly RecordList[] = ['bands'];
const NO_NAME: PerServer<string> = [null, null, null, null, null];
/** Room for a row of each server. */
const SIZES = {
  phone: { width: 284, height: () => 214 },
  wide: { width: 330, height: () => 214 },
};

/** Bands that any item lifts. */
const liftedBands = (lists: Lists): readonly number[] =>
  shownBands([...lists.areaItems.values()].flatMap((item) => item.targetBandIds));

function areaItem(item: AreaItemRecord, lists: Lists, servers: Servers, bands: number): AreaItem {
  const { id, name, targetAttributes, targetBandIds } = item;
  const bandIds = targetBandIds.length < bands ? targetBandIds : [];
  const attributes = targetAttributes.length < ATTRIBUTES.length ? targetAttributes : [];
  const rates = itemRates(item);
  return {
    id,
    number: id,
    name: nameFor(name, id, servers),
    bandIds,
    attributes,
    rates,
    most: Math.max(0, ...rates.flatMap((one) => one.rates.map((rate) => rate ?? 0))),
    subject: subjectOf(
      id,
      name,
      [...bandIds.map((band) => `band ${band}`), ...attributes.map((one) => `attribute ${one}`)],
      ...bandIds.flatMap((band) => lists.bands.get(band)?.name[servers.main]?.toLowerCase() ?? []),
    ),
  };
}

/** The marks of what it lifts, or that it lifts everything. */
function Targets({ item, t, nameOf }: { item: AreaItem; t: Translate; nameOf: (band: number) => string }) {
  return (
    <span>
      {item.bandIds.map((band) => (
        <BandMark key={band} bandId={band} size={18} label={nameOf(band)} />
      ))}
      {item.attributes.map((name) => {
        const known = ATTRIBUTES.find((one) => one === name);
        return (
          known && <AttributeMark key={name} attribute={known} size={18} label={t(`attribute.${known}`)} />
        );
      })}
      {item.bandIds.length + item.attributes.length === 0 && t('others.everyCard')}
    </span>
  );
}

const EVERYTHING = 'all';
const orAll = (values: readonly string[]): readonly string[] => (values.length > 0 ? values : [EVERYTHING]);

function facetsOf(
  t: Translate,
  bands: readonly number[],
  nameOf: (band: number) => string,
): readonly FacetView<AreaItem>[] {
  const all = { value: EVERYTHING, label: t('others.every') };
  return [
    {
      key: 'band',
      title: t('filter.band'),
      look: 'chips',
      options: [
        ...bands.map((id) => ({ value: String(id), label: nameOf(id), icon: <BandMark bandId={id} /> })),
        all,
      ],
      of: ({ bandIds }) => orAll(bandIds.map(String)),
    },
    {
      key: 'attr',
      title: t('filter.attribute'),
      look: 'chips',
      options: [
        ...ATTRIBUTES.map((name) => ({
          value: name,
          label: t(`attribute.${name}`),
          icon: <AttributeMark attribute={name} />,
        })),
        all,
      ],
      of: ({ attributes }) => orAll(attributes),
    },
    {
      key: 'stat',
      title: t('others.lifts'),
      look: 'chips',
      options: STATS.map((stat) => ({ value: stat, label: t(`stat.${stat}`) })),
      of: ({ rates }) => [...new Set(rates.flatMap(({ stats }) => stats))],
    },
  ];
}

/** Area items with what each level gives on every server. */
export function AreaItems() {
  const format = useFormat();
  const listing = useCallback(
    (lists: Lists, servers: Servers, t: Translate): Listing<AreaItem> => {
      const bands = liftedBands(lists);
      const nameOf = (band: number) => nameFor(lists.bands.get(band)?.name ?? NO_NAME, band, servers);
      return shelfListing(
        {
          name: 'items',
          items: [...lists.areaItems.values()].map((item) => areaItem(item, lists, servers, bands.length)),
          example: 'roselia',
          lexicon: ['band', 'attribute'],
          sizes: SIZES,
          facets: facetsOf(t, bands, nameOf),
          sorts: [{ key: 'most', label: t('others.most'), startsDescending: true, of: ({ most }) => most }],
          columns: [
            {
              key: 'targets',
              title: t('others.lifts'),
              cell: (item) => <Targets item={item} t={t} nameOf={nameOf} />,
              csv: ({ bandIds, attributes }) => [...bandIds.map(nameOf), ...attributes].join(' '),
            },
            {
              key: 'most',
              title: t('others.most'),
              cell: ({ most }) => format.percent(most),
              csv: ({ most }) => most,
              isNumber: true,
              sort: 'most',
            },
            ...SERVERS.map((code, server) => ({
              key: code,
              title: t(`server.${code}`),
              cell: () => null,
              csv: ({ rates }: AreaItem) =>
                rates
                  .filter(({ servers: on }) => on.some((one) => one === server))
                  .map((one) => one.rates.join(' '))
                  .join('; '),
              isHidden: true,
            })),
          ],
          words: (item) => (
            <>
              <Targets item={item} t={t} nameOf={nameOf} />
              <RatesTable rates={item.rates} label={item.name} />
            </>
          ),
        },
        t,
      );
    },
    [format],
  );
  return <ShelfPage name="items" needs={LISTS} late={LATE} listing={listing} />;
}
