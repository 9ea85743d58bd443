import { type ComicItem, FAMILY } from '#model/families/comics/family';
import { FamilyList } from '#src/kit/list/family/family-list.tsx';
import type { ListView } from '#src/kit/list/family/family-listing.tsx';
import { plainPicture } from '#src/kit/list/family/plain-picture.tsx';

const VIEW: ListView<ComicItem> = { Picture: plainPicture(FAMILY), sizes: { row: 56, cell: 36 } };

/** `/info/comics`: comics of one and of four frames. */
export const Screen = () => <FamilyList family={FAMILY} view={VIEW} />;
