import { FAMILY } from '#model/families/songs/family';
import type { SongItem } from '#model/families/songs/item';
import { FamilyList } from '#src/parts/family/family-list.tsx';
import type { ListView } from '#src/parts/family/family-listing.tsx';
import { SongTools } from '#src/parts/music/song-tools.tsx';
import { Picture } from './picture.tsx';

const Tools = ({ item }: { readonly item: SongItem }) => <SongTools song={item.id} title={item.view.title} />;
const VIEW: ListView<SongItem> = { Picture, Tools, sizes: { row: 64, cell: 36 } };

/** `/info/songs`: every song, by whatever a fan looks for it. */
export const Screen = () => <FamilyList family={FAMILY} view={VIEW} />;
