import { lazy, useState } from 'react';
import { useLocation } from 'react-router';
import { loadTexts } from '#src/browser/language/i18n.ts';
import { SIGNED_UP } from '#src/features/account/signed-up.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { useTypedAhead } from '#src/kit/perf/typed-ahead.ts';
import { loadNetworkDialog } from '../late-parts.ts';
import { useModals } from '../use-modals.ts';
import { useRequests } from '../use-requests.ts';
import { useWelcome } from '../use-welcome.ts';
import { Late } from './late.tsx';
import { SEARCH, USER } from './names.ts';

const CloudOffer = lazy(async () => {
  const [code] = await Promise.all([import('./cloud-offer.tsx'), loadTexts(['late'])]);
  return { default: code.CloudOffer };
});

/** The page that shows the copies. */
const MANAGER = '/profile/manager';

/** Fetches the offer on logging in, not at the start of a visit that is logged in already. */
function CloudOfferPlace() {
  const { user, isKnown } = useSession();
  const { pathname, state } = useLocation();
  const [seen, setSeen] = useState<'nothing' | 'nobody' | 'logIn' | 'closed'>('nothing');
  if (isKnown && user === null && seen !== 'nobody') setSeen('nobody');
  if (user !== null && seen === 'nobody') setSeen('logIn');
  if (seen !== 'logIn' || user === null || pathname === MANAGER) return null;
  return (
    <Late>
      <CloudOffer newcomer={state === SIGNED_UP ? user.username : null} onClose={() => setSeen('closed')} />
    </Late>
  );
}

/** Most visits have no welcome, so its texts come with its code. */
const WelcomeDialog = lazy(async () => {
  const [code] = await Promise.all([import('./welcome-dialog.tsx'), loadTexts(['late'])]);
  return { default: code.WelcomeDialog };
});
const WelcomeBar = lazy(async () => {
  const [code] = await Promise.all([import('./welcome-bar.tsx'), loadTexts(['late'])]);
  return { default: code.WelcomeBar };
});
const NetworkDialog = lazy(async () => ({ default: (await loadNetworkDialog()).NetworkDialog }));
const UserDialog = lazy(async () => ({ default: (await import('./user-dialog.tsx')).UserDialog }));
const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }));

/** Dialogs that belong to no page; one at a time, the welcome first. Their code comes when the first page shows. */
export function Dialogs() {
  const welcome = useWelcome();
  const requests = useRequests();
  const { isOpen, close } = useModals();
  const takeTyped = useTypedAhead(isOpen(SEARCH));
  return (
    <>
      {welcome.isOpen && (
        <Late>
          <WelcomeDialog onClose={welcome.close} />
        </Late>
      )}
      {welcome.isOffered && (
        <Late>
          <WelcomeBar onOpen={welcome.open} onClose={welcome.close} />
        </Late>
      )}
      <CloudOfferPlace />
      {requests.isOpen && !welcome.isOpen && (
        <Late>
          <NetworkDialog requests={requests} />
        </Late>
      )}
      {isOpen(SEARCH) && (
        <Late>
          <SearchDialog takeTyped={takeTyped} onClose={() => close(SEARCH)} />
        </Late>
      )}
      {isOpen(USER) && (
        <Late>
          <UserDialog onClose={() => close(USER)} />
        </Late>
      )}
    </>
  );
}
