import type { RichObject } from '#model/records/rich-text';
import type { TextKey } from '#model/texts/groups';
import type { FAVOURITES } from '#model/writing/about';
import type { Member } from '#src/features/account/people/people.data.ts';

interface FavouriteKind {
  readonly list: (typeof FAVOURITES)[number];
  readonly kind: RichObject;
  readonly title: TextKey;
}

/** Favourites with a page each, in the order of the page. Bands are missing because one page shows them all. */
export const FAVOURITE_KINDS = [
  { list: 'favCharacters', kind: 'character', title: 'page.characters' },
  { list: 'favCards', kind: 'card', title: 'page.cards' },
  { list: 'favSongs', kind: 'song', title: 'page.songs' },
  { list: 'favCostumes', kind: 'costume', title: 'page.costumes' },
] as const satisfies readonly FavouriteKind[];

type Named = Readonly<Record<(typeof FAVOURITE_KINDS)[number]['list'], readonly number[]>>;

/** The kinds of which the member chose any. */
export const namedKinds = (lists: Named) => FAVOURITE_KINDS.filter(({ list }) => lists[list].length > 0);

/** The kinds of objects on a member's page. */
export const kindsOf = (member: Member): readonly RichObject[] => [
  ...namedKinds(member).map(({ kind }) => kind),
  ...(member.posterCard ? (['card'] as const) : []),
];
