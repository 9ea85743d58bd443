import type { SongItem } from '#model/families/songs/item';
import type { PictureProps } from '#src/kit/list/family/family-listing.tsx';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';

const TILE = 144;

/** A song as its jacket. */
export const Picture = ({ item, size = TILE, isLate = false }: PictureProps<SongItem>) => (
  <SongJacket src={item.view.jacket} size={size} isLate={isLate} />
);
