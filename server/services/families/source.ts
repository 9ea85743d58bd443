import { type FamilyName, loadFamily } from '#model/families/families';
import {
  type AnyFamily,
  type AnyPagedFamily,
  type Context,
  type Item,
  recordsOf,
  type Words,
} from '#model/families/family';
import { sortedBy } from '#model/listing/order';
import type { RecordList } from '#model/records/list-readers';
import { type DateStyle, datesIn } from '#model/rules/dates';
import { formatFor } from '#model/rules/format';
import type { ServerPair } from '#model/rules/home-servers';
import { memoizePerObject } from '#model/rules/once';
import type { Locale } from '#model/vocabulary/locales';
import type { ServerIndex } from '#model/vocabulary/servers';
import { textIn } from '../thing-words.ts';
import type { PublishedLists } from './lists.ts';

export function wordsFor(
  locale: Locale,
  { main }: ServerPair,
  dateFormat: DateStyle['dateFormat'] = 'long',
): Words {
  const style: DateStyle = { locale, dateFormat, timeFormat: 'h24', timeZone: 'main', mainServer: main };
  return {
    t: (key, values) => textIn(locale, key, values),
    format: formatFor(locale),
    dates: datesIn(style),
  };
}

/** Of whom nothing is known. */
const NOBODY: Context['mine'] = { owned: new Set(), excluded: new Set(), hasProfile: false };

/** A family with its published data, in the words of some servers. */
export interface Published<F extends AnyFamily = AnyPagedFamily> {
  readonly family: F;
  readonly context: Context;
  /** Null where there is no such thing. */
  readonly item: (id: number) => Item | null;
}

/** Loads families for pages that the server writes. `now` is in epoch milliseconds. */
export const publishedFamily = async (
  lists: PublishedLists,
  name: FamilyName,
  servers: ServerPair,
  words: Words,
  now: number,
  server: ServerIndex | null = null,
): Promise<Published> => published(lists, await loadFamily(name), servers, words, now, { server });

/** The same for a family that has been loaded, with `extra` lists. The server is that of the address. */
export async function published<F extends AnyFamily>(
  lists: PublishedLists,
  family: F,
  servers: ServerPair,
  words: Words,
  now: number,
  {
    extra = [],
    server = null,
  }: Pick<Partial<Context>, 'server'> & { readonly extra?: readonly RecordList[] } = {},
): Promise<Published<F>> {
  const { needs, late = [] } = family.head;
  const loaded = await lists.some([...new Set([...needs, ...late, ...extra])]);
  const context: Context = {
    ...servers,
    server,
    now,
    lists: loaded,
    words,
    mine: NOBODY,
    pending: [],
    asked: {},
  };
  const records = recordsOf(family, loaded);
  return {
    family,
    context,
    item: (id) => {
      const record = records.get(id);
      if (record === undefined) return null;
      const item = family.item(record, context);
      return family.extend?.(item, context) ?? item;
    },
  };
}

interface Order {
  readonly hour: number;
  readonly items: readonly Item[];
}

const HOUR_MS = 3_600_000;
const orders = memoizePerObject((_lists: Context['lists']) =>
  memoizePerObject((_family: AnyFamily) => new Map<string, Order>()),
);

/**
 * All things in the list's own order. Made and sorted once an hour for all visitors of the same servers, so without the filters that one of
 * them has chosen: they may change the order, such as that by the release on a server.
 */
export function itemsInOrder(source: Pick<Published<AnyFamily>, 'family' | 'context'>): readonly Item[] {
  const { family } = source;
  const context: Context = { ...source.context, asked: {} };
  const known = orders(context.lists)(family);
  const hour = Math.floor(context.now / HOUR_MS);
  const key = `${context.main} ${context.sub} ${context.server}`;
  const earlier = known.get(key);
  if (earlier?.hour === hour) return earlier.items;
  const items = [...recordsOf(family, context.lists).values()]
    .map((record) => family.item(record, context))
    .filter((item) => family.has?.(item, context) ?? true);
  const { sort } = family.fields[family.sorts[0]] ?? {};
  const sorted = sort
    ? sortedBy(items, { of: (item) => sort.by(item, context) }, sort.descending ?? false)
    : items;
  known.set(key, { hour, items: sorted });
  return sorted;
}
