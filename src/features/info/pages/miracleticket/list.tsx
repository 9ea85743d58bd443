import { FAMILY } from '#model/families/miracleticket/family';
import { ActiveProfile } from '#src/features/account/profiles/active-profile.tsx';
import { FamilyList } from '#src/kit/list/family/family-list.tsx';
import { CARD_LIST_VIEW } from '../../cards/card-list-view.tsx';
import { TicketPanel } from '../../miracleticket/ticket-panel.tsx';

/** `/info/miracleticket`: the cards that miracle tickets can be given for, and which of them are missing. */
export const Screen = () => (
  <FamilyList family={FAMILY} view={CARD_LIST_VIEW} note={<ActiveProfile />} intro={<TicketPanel />} />
);
