import { FAMILY } from '#model/families/costumes/family';
import type { CostumeItem } from '#model/families/costumes/item';
import { FamilyList } from '#src/kit/list/family/family-list.tsx';
import type { ListView } from '#src/kit/list/family/family-listing.tsx';
import { Picture } from '../../costumes/picture.tsx';

const VIEW: ListView<CostumeItem> = { Picture, sizes: { row: 56, cell: 36 } };

/** `/info/costumes`: what everyone wears. */
export const Screen = () => <FamilyList family={FAMILY} view={VIEW} />;
