import { FAMILY } from '#model/families/characters/family';
import type { CharacterItem } from '#model/families/characters/item';
import { ActiveProfile } from '#src/features/account/profiles/active-profile.tsx';
import { FamilyList } from '#src/kit/list/family/family-list.tsx';
import type { ListView } from '#src/kit/list/family/family-listing.tsx';
import { WhenNear } from '#src/kit/page/when-near.tsx';
import { Bystanders } from '../../characters/bystanders.tsx';
import { Picture } from '../../characters/picture.tsx';

const VIEW: ListView<CharacterItem> = { Picture, sizes: { row: 52, cell: 36 } };
const OTHERS_HEIGHT = 48;

/** `/info/characters`: everybody who plays in a band. */
export const Screen = () => (
  <FamilyList family={FAMILY} view={VIEW} note={<ActiveProfile />}>
    <WhenNear height={OTHERS_HEIGHT}>
      <Bystanders />
    </WhenNear>
  </FamilyList>
);
