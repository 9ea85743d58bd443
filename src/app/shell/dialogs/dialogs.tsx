import { lazy } from 'react';
import { useModals } from '#src/actors/shell/use-modals.ts';
import { useRequests } from '#src/actors/shell/use-requests.ts';
import { useWelcome } from '#src/actors/shell/use-welcome.ts';
import { Late } from './late.tsx';
import { SEARCH } from './names.ts';
import { NetworkDialog } from './network-dialog.tsx';

const WelcomeDialog = lazy(async () => ({ default: (await import('./welcome-dialog.tsx')).WelcomeDialog }));
const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }));

/**
 * Dialogs that belong to no page; one at a time, the welcome first. The one about the network is part of the first load:
 * when it is needed nothing else may come.
 */
export function Dialogs() {
  const welcome = useWelcome();
  const requests = useRequests();
  const { isOpen, close } = useModals();
  return (
    <>
      {welcome.isOpen && (
        <Late>
          <WelcomeDialog onClose={welcome.close} />
        </Late>
      )}
      <NetworkDialog requests={requests} isHeldBack={welcome.isOpen} />
      {isOpen(SEARCH) && (
        <Late>
          <SearchDialog onClose={() => close(SEARCH)} />
        </Late>
      )}
    </>
  );
}
