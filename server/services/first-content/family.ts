import { TILE_SHAPES, type TiledFamily } from '#model/listing/tile-shapes';
import type { TextKey } from '#model/texts/groups';
import type { Lists } from '../previews/lists.ts';
import type { FirstList, FirstThing, FirstTile } from './content.ts';
import type { Visitor } from './visitor.ts';

/** What the pages of one family show first. Null where the site lacks the data. */
export interface FirstFamily {
  readonly list: (lists: Lists, visitor: Visitor) => Promise<FirstList | null>;
  readonly thing: (lists: Lists, id: number, visitor: Visitor) => Promise<FirstThing | null>;
}

interface ListOf {
  readonly family: TiledFamily;
  readonly title: TextKey;
  readonly lead: TextKey;
  /** Of its open filters on a wide screen, in pixels. */
  readonly filtersHeight: number;
  readonly total: number;
  readonly tiles: readonly FirstTile[];
}

export function firstList(
  visitor: Visitor,
  { family, title, lead, total, ...rest }: ListOf,
): FirstList | null {
  if (total === 0) return null;
  const count = visitor.number(total);
  return {
    kind: 'list',
    locale: visitor.locale,
    heading: visitor.text(title),
    lead: visitor.text(lead),
    count: { found: count, of: visitor.text('list.of', { total: count }) },
    ...{ family, shape: TILE_SHAPES[family], ...rest },
  };
}

type Thing = Omit<FirstThing, 'kind' | 'locale' | 'factsTitle' | 'facts' | 'words' | 'isAmongFacts'> & {
  readonly isAmongFacts?: boolean;
  readonly facts: readonly (readonly [label: TextKey, text: string | null, path?: string])[];
  readonly words?: FirstThing['words'];
};

/** Facts without a text are left out. */
export const firstThing = (visitor: Visitor, { facts, ...rest }: Thing): FirstThing => ({
  ...{ words: null, isAmongFacts: false },
  kind: 'thing',
  locale: visitor.locale,
  factsTitle: visitor.text('cards.facts'),
  facts: facts.flatMap(([label, text, path]) =>
    text === null || text === ''
      ? []
      : [{ label: visitor.text(label), text, ...(path !== undefined && { path }) }],
  ),
  ...rest,
});

/** The words that there are, between dots. */
export const joined = (words: readonly (string | null)[]): string =>
  words.filter((word) => word !== null && word !== '').join(' · ');
