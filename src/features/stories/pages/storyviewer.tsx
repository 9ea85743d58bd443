import { lazy, Suspense } from 'react';
import { decodeChooser } from '#model/families/stories/choosing';
import { FAMILY } from '#model/families/stories/family';
import type { StoryItem } from '#model/families/stories/item';
import { useSearch } from '#src/kit/address/address-ahead.ts';
import { bannerPicture } from '#src/kit/list/family/banner-picture.tsx';
import { FamilyList } from '#src/kit/list/family/family-list.tsx';
import type { ListView } from '#src/kit/list/family/family-listing.tsx';
import { ListSkeleton } from '#src/kit/list/list-skeleton.tsx';
import { Intro } from '../catalogue/intro.tsx';
import { ItemMarks } from '../catalogue/item-marks.tsx';

const VIEW: ListView<StoryItem> = {
  Picture: bannerPicture(FAMILY, true),
  sizes: { row: 64, cell: 36 },
  isWide: true,
  Faces: ItemMarks,
};

/** Who reads the list of all stories does not load it. */
const Chooser = lazy(async () => ({ default: (await import('../chooser/chooser.tsx')).Chooser }));

/** `/tool/storyviewer`: every story of the game with its filters in the address, or with `browse` the chooser of a kind. */
export function Screen() {
  const { search } = useSearch();
  if (decodeChooser(new URLSearchParams(search)) === null)
    return <FamilyList family={FAMILY} view={VIEW} intro={<Intro />} />;
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Chooser />
    </Suspense>
  );
}
