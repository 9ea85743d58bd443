import type { CharacterItem } from '#model/families/characters/item';
import { Face } from '#src/kit/card/face.tsx';
import type { PictureProps } from '#src/kit/list/family/family-listing.tsx';

/** A character as her face. */
export const Picture = ({ item: { id, monogram, character }, size }: PictureProps<CharacterItem>) => (
  <Face id={id} bandId={character.bandId} monogram={monogram} {...(size !== undefined && { size })} />
);
