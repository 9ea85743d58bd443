import type { RichObject } from '#model/records/rich-text';
import type { Member } from '#src/features/account/people/people.data.ts';

/** Kinds of things that a member's page shows. */
export const kindsOf = ({
  favCharacters,
  favCards,
  favSongs,
  favCostumes,
  posterCard,
}: Member): readonly RichObject[] => [
  ...(favCharacters.length > 0 ? (['character'] as const) : []),
  ...(favCards.length > 0 || posterCard ? (['card'] as const) : []),
  ...(favSongs.length > 0 ? (['song'] as const) : []),
  ...(favCostumes.length > 0 ? (['costume'] as const) : []),
];
