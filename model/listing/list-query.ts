import type { Chosen } from './facets.ts';
import { type Range, readSpan, writeSpan } from './range.ts';

/** Ways to look at any list; the first one is the way without a choice. */
export const VIEWS = ['thumbs', 'rows', 'table'] as const;

/** What a list is asked with; all of it is in the address. */
export interface ListQuery {
  readonly text: string;
  /** Of facets, picks and ranges, by their keys. */
  readonly chosen: Chosen;
  readonly sort: string;
  readonly isDescending: boolean;
  /** One of the kit's or of the family's own. */
  readonly view: string;
  /** Empty where things have one look. */
  readonly look: string;
}

/** What can be asked, so that an address cannot ask for anything else. */
export interface Askable {
  readonly facets: readonly {
    readonly key: string;
    readonly options: readonly { readonly value: string }[];
  }[];
  readonly picks: readonly {
    readonly key: string;
    readonly options: readonly { readonly value: string }[];
  }[];
  readonly ranges: readonly Pick<Range<never>, 'key' | 'lowest' | 'highest'>[];
  /** Keys of filters that are not known yet: what is asked of them stays as it is. */
  readonly coming?: readonly string[];
  readonly views?: readonly { readonly key: string }[];
  readonly looks?: {
    readonly key: string;
    readonly options: readonly [{ readonly value: string }, ...{ readonly value: string }[]];
  };
  readonly sorts: readonly [
    { readonly key: string; readonly startsDescending: boolean },
    ...{ readonly key: string; readonly startsDescending: boolean }[],
  ];
}

/** A query by its names. */
interface Query {
  get(name: string): string | null;
}

const MAX_TEXT = 200;

const known = (
  options: readonly { readonly value: string }[],
  values: readonly string[],
): readonly string[] => options.map(({ value }) => value).filter((value) => values.includes(value));

const valuesIn = (params: Query, key: string): readonly string[] =>
  (params.get(key) ?? '').split(',').filter((value) => value !== '');

const viewsOf = ({ views = [] }: Askable): readonly string[] => [...VIEWS, ...views.map(({ key }) => key)];

function lookIn(params: Query, { looks }: Askable): string {
  if (!looks) return '';
  const { key, options } = looks;
  return (options.find(({ value }) => value === params.get(key)) ?? options[0]).value;
}

/** Reads the address; what cannot be read is as if it were not there. */
export function decodeListQuery(params: Query, askable: Askable): ListQuery {
  const { facets, picks, ranges, sorts, coming = [] } = askable;
  const later = coming.map((key) => [key, valuesIn(params, key)] as const);
  const many = facets.map(({ key, options }) => [key, known(options, valuesIn(params, key))] as const);
  const one = picks.map(
    ({ key, options }) => [key, known(options, valuesIn(params, key)).slice(0, 1)] as const,
  );
  const spans = ranges.map((range) => {
    const span = readSpan(params.get(range.key) ?? undefined, range);
    return [range.key, span ? [writeSpan(span)] : []] as const;
  });
  const asked = params.get('sort') ?? '';
  const name = asked.replace(/^[+-]/, '');
  const sort = sorts.find(({ key }) => key === name) ?? sorts[0];
  const isPlain = sort.key !== name;
  return {
    text: (params.get('q') ?? '').slice(0, MAX_TEXT),
    chosen: Object.fromEntries(
      [...later, ...many, ...one, ...spans].filter(([, values]) => values.length > 0),
    ),
    sort: sort.key,
    isDescending: isPlain ? sort.startsDescending : asked.startsWith('-'),
    view: viewsOf(askable).find((view) => view === params.get('view')) ?? VIEWS[0],
    look: lookIn(params, askable),
  };
}

/** Parameters of the address: only what differs from the plain list is written. */
export function paramsOfList(query: ListQuery, askable: Askable): readonly [name: string, value: string][] {
  const { facets, picks, ranges, sorts, looks, coming = [] } = askable;
  const keys = [...coming, ...[...facets, ...picks, ...ranges].map(({ key }) => key)];
  const [plain] = sorts;
  const isSorted = query.sort !== plain.key || query.isDescending !== plain.startsDescending;
  const written: readonly (readonly [string, string | null])[] = [
    ['q', query.text || null],
    ...keys.map((key) => [key, query.chosen[key]?.join(',') || null] as const),
    ['sort', isSorted ? `${query.isDescending ? '-' : ''}${query.sort}` : null],
    ['view', query.view === VIEWS[0] ? null : query.view],
    ...(looks ? [[looks.key, query.look === looks.options[0].value ? null : query.look] as const] : []),
  ];
  return written.flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]]));
}
