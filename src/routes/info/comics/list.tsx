import { type ComicItem, FAMILY } from '#model/families/comics/family';
import { FamilyList } from '#src/parts/family/family-list.tsx';
import type { ListView } from '#src/parts/family/family-listing.tsx';
import { plainPicture } from '#src/parts/family/plain-picture.tsx';

const VIEW: ListView<ComicItem> = { Picture: plainPicture(FAMILY), sizes: { row: 56, cell: 36 } };

/** `/info/comics`: comics of one and of four frames. */
export const Screen = () => <FamilyList family={FAMILY} view={VIEW} />;
