import { FAMILY } from '#model/families/cards/family';
import { ActiveProfile } from '#src/features/account/profiles/active-profile.tsx';
import { FamilyList } from '#src/kit/list/family/family-list.tsx';
import { CARD_LIST_VIEW } from '../../cards/card-list-view.tsx';

/** `/info/cards`: every card, by whatever a fan looks for it. */
export const Screen = () => <FamilyList family={FAMILY} view={CARD_LIST_VIEW} note={<ActiveProfile />} />;
