import { lazy, Suspense } from 'react';
import { FAMILY } from '#model/families/songs/family';
import type { SongItem } from '#model/families/songs/item';
import { FamilyList } from '#src/kit/list/family/family-list.tsx';
import type { ListView } from '#src/kit/list/family/family-listing.tsx';
import { Picture } from '../../songs/picture.tsx';

const SongTools = lazy(async () => ({
  default: (await import('#src/features/music/songs/song-tools.tsx')).SongTools,
}));
const Tools = ({ item }: { readonly item: SongItem }) => (
  <Suspense fallback={null}>
    <SongTools song={item.id} title={item.view.title} />
  </Suspense>
);
const VIEW: ListView<SongItem> = { Picture, Tools, sizes: { row: 64, cell: 36 } };

/** `/info/songs`: every song, by whatever a fan looks for it. */
export const Screen = () => <FamilyList family={FAMILY} view={VIEW} />;
