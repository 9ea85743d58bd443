import { isFromStart } from '../rules/from-start.ts';
import { localised } from '../rules/localised.ts';
import type { TextKey } from '../texts/groups.ts';
import { ATTRIBUTES, CARD_ATTRIBUTES, type CardAttribute } from '../vocabulary/attributes.ts';
import {
  type PerServer,
  SERVERS,
  type ServerCode,
  type ServerIndex,
  serverIndex,
} from '../vocabulary/servers.ts';
import type { Context, FacetOf, Field, Item, Option, Word, World } from './family.ts';

/** Fields and words that several families share. */

/** Colour of what has none of its own. */
export const ACCENT = '#d11f69';

/** Rows with a banner: beside it words have little room on a narrow phone. */
export const BANNER_ROW = {
  phone: { width: 300, height: (width: number) => (width < 340 ? 112 : 94) },
  wide: { width: 420, height: () => 84 },
} as const;

/** The words that there are, between dots. */
export const joinWords = (...words: readonly (string | null)[]): string =>
  words.filter((word) => word !== null && word !== '').join(' · ');

export const nameIn = (names: PerServer<string> | undefined, { main, sub }: Pick<World, 'main' | 'sub'>) =>
  (names && localised(names, main, sub)?.value) ?? null;

export const bandName = (id: number, world: World): string =>
  nameIn(world.lists.bands.get(id)?.name, world) ?? `#${id}`;

/** The one server that is filtered by; null where it is none or several. */
export const askedServer = ({ asked }: Context): ServerIndex | null =>
  asked.server?.length === 1 ? serverIndex(asked.server[0] ?? '') : null;

const DAY_LENGTH = 10;
/** Null also for a number that no calendar reaches, and for the date of what was there before any server opened. */
export function isoTime(at: number | null): string | null {
  const date = new Date(at === null || isFromStart(at) ? Number.NaN : at);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** The day of a moment as files write it, such as 2024-05-31. */
const isoDay = (at: number | null): string | null => isoTime(at)?.slice(0, DAY_LENGTH) ?? null;

/** Numbers of most things rise with time, so that the newest come first. */
export const numberField = <I extends Item>(descending = true): Field<I> => ({
  title: 'card.number',
  isNumber: true,
  text: ({ id, number = id }) => String(number),
  csv: ({ id, number = id }) => number,
  sort: { descending, by: ({ id }) => id },
});

/** The day of release on the server that is filtered by, else on the main one. */
export function releaseField<I extends Item>(at: (item: I) => PerServer<number>): Field<I> {
  const atOf = (item: I, context: Context) => at(item)[askedServer(context) ?? context.main];
  return {
    title: 'card.release',
    text: (item, context) => {
      const time = atOf(item, context);
      if (time === null) return null;
      return isFromStart(time) ? context.words.t('card.fromStart') : context.words.dates.date(time);
    },
    unknown: 'card.notOut',
    csv: (item, context) => isoDay(atOf(item, context)),
    sort: {
      label: (context) => {
        const { t } = context.words;
        const server = askedServer(context);
        const title = t('card.release');
        return server === null || server === context.main
          ? title
          : `${title} (${t(`server.short.${SERVERS[server]}`)})`;
      },
      descending: true,
      by: atOf,
    },
  };
}

const serverOptions = ({ words: { t } }: Context): readonly Option[] =>
  SERVERS.map((server) => ({
    value: server,
    label: t(`server.${server}`),
    short: t(`server.short.${server}`),
  }));

/** Codes of the servers that have a value. */
export const serversWith = (values: PerServer<unknown>): readonly string[] =>
  SERVERS.filter((_, server) => values[server] !== null);

/** Servers in short, between dots. */
export const serverText = (servers: readonly string[], { words: { t } }: Context): string =>
  joinWords(
    ...SERVERS.filter((server) => servers.includes(server)).map((server) => t(`server.short.${server}`)),
  );

/** The servers that something is out on, and a filter by them. */
export const serverField = <I extends Item>(
  of: (item: I) => readonly string[],
  look: FacetOf<I>['look'] = 'chips',
): Field<I> => ({
  title: 'card.servers',
  text: (item, context) => serverText(of(item), context),
  csv: (item) => of(item).join(' '),
  facet: { look, options: serverOptions, of },
});

/** For the file: a column for each server, 1 where something is out on it. */
export const serverColumns = <I extends Item>(
  of: (item: I) => readonly string[],
): Readonly<Record<ServerCode, Field<I>>> => {
  const column = (server: ServerCode): Field<I> => ({
    title: `server.${server}`,
    isFileOnly: () => true,
    csv: (item) => (of(item).includes(server) ? 1 : 0),
  });
  return { jp: column('jp'), en: column('en'), tw: column('tw'), cn: column('cn'), kr: column('kr') };
};

/** The bands that there are, then what stands for all others. */
export const bandOptions = (
  context: Context,
  bands: readonly number[],
  other?: { value: string; title: TextKey },
): readonly Option[] => [
  ...bands.map((id) => ({
    value: String(id),
    label: bandName(id, context),
    mark: { kind: 'band', id } as const,
  })),
  ...(other ? [{ value: other.value, label: context.words.t(other.title) }] : []),
];

/** All characters, under the names of their bands where `isGrouped`. */
export const characterOptions = (context: Context, isGrouped: boolean): readonly Option[] =>
  [...context.lists.characters.values()].map(({ id, name, bandId }) => ({
    value: String(id),
    label: nameIn(name, context) ?? `#${id}`,
    ...(isGrouped && { group: bandName(bandId, context) }),
  }));

/** The four, and what came later where something is of it. */
export const attributeOptions = (
  { words: { t } }: Context,
  present: Iterable<CardAttribute> = [],
): readonly Option[] =>
  (new Set(present).has('unknown') ? CARD_ATTRIBUTES : ATTRIBUTES).map((name) => ({
    value: name,
    label: t(`attribute.${name}`),
    mark: { kind: 'attribute', name },
  }));

/** A closed list of words as options. */
export const optionsOf =
  <V extends string>(values: readonly V[], key: (value: V) => TextKey) =>
  ({ words: { t } }: Context): readonly Option[] =>
    values.map((value) => ({ value, label: t(key(value)) }));

export const attributeText = (attributes: readonly CardAttribute[], { words: { t } }: Context): string =>
  attributes.map((attribute) => t(`attribute.${attribute}`)).join(' · ');

const MAX_STARS = 5;
export const starText = (rarity: number): string => '★'.repeat(Math.min(Math.max(rarity, 0), MAX_STARS));

export const nameLine = (text: string): readonly Word[] => [{ text, look: 'name' }];
export const mutedWord = (text: string): Word => ({ text, look: 'quiet' });
