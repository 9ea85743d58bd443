import { FAMILY } from '#model/families/stories/family';
import type { StoryItem } from '#model/families/stories/item';
import { bannerPicture } from '#src/kit/list/family/banner-picture.tsx';
import { FamilyList } from '#src/kit/list/family/family-list.tsx';
import type { ListView } from '#src/kit/list/family/family-listing.tsx';
import { Intro } from '../catalogue/intro.tsx';
import { ItemMarks } from '../catalogue/item-marks.tsx';

const VIEW: ListView<StoryItem> = {
  Picture: bannerPicture(FAMILY, true),
  sizes: { row: 64, cell: 36 },
  isWide: true,
  Faces: ItemMarks,
};

/** `/tool/storyviewer`: every story of the game, with its filters in the address. */
export const Screen = () => <FamilyList family={FAMILY} view={VIEW} intro={<Intro />} />;
