import { FAMILY } from '#model/families/eventarchives/family';
import { bannerPicture } from '#src/kit/list/family/banner-picture.tsx';
import { FamilyList } from '#src/kit/list/family/family-list.tsx';

const VIEW = { Picture: bannerPicture(FAMILY), sizes: { row: 64, cell: 36 }, isWide: true };

/** `/info/eventarchives`: how many points the ranks of every event had when it was over. */
export const Screen = () => <FamilyList family={FAMILY} view={VIEW} />;
