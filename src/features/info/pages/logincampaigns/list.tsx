import { FAMILY, type LoginCampaignItem } from '#model/families/logincampaigns/family';
import { statusWord } from '#model/families/periods';
import { WordView } from '#src/kit/list/entry/words.tsx';
import { FamilyList } from '#src/kit/list/family/family-list.tsx';
import type { ListView } from '#src/kit/list/family/family-listing.tsx';
import { Picture } from '../../logincampaigns/picture.tsx';

const VIEW: ListView<LoginCampaignItem> = {
  Picture,
  sizes: { row: 96, cell: 64 },
  isWide: true,
  cells: {
    status: (item, context) => {
      const status = statusWord(item, context);
      return status && <WordView word={status} />;
    },
  },
};

/** `/info/logincampaigns`: what comes for logging in. */
export const Screen = () => <FamilyList family={FAMILY} view={VIEW} />;
