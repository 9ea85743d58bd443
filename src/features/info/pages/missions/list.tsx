import { FAMILY } from '#model/families/missions/family';
import type { MissionItem } from '#model/families/missions/item';
import { statusWord } from '#model/families/periods';
import { WordView } from '#src/kit/list/entry/words.tsx';
import { FamilyList } from '#src/kit/list/family/family-list.tsx';
import type { ListView } from '#src/kit/list/family/family-listing.tsx';
import { Picture } from '../../missions/picture.tsx';
import { Totals } from '../../missions/totals.tsx';

const VIEW: ListView<MissionItem> = {
  Picture,
  sizes: { row: 120, cell: 72 },
  isWide: true,
  cells: {
    status: (item, context) => {
      const status = statusWord(item, context);
      return status && <WordView word={status} />;
    },
  },
  Totals,
};

/** `/info/missions`: what the game asks to be done, and what that brings. */
export const Screen = () => <FamilyList family={FAMILY} view={VIEW} />;
