import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { canonicalAddress } from '#model/site/canonical';
import { useSearch } from '../../kit/address/address-ahead.ts';

/**
 * Gives the address the readable name of what the page shows: without a reload, without an entry in the history, with
 * query, anchor and place on the page as they are. A visitor who is on the way to another page is not held up.
 */
export function useCanonicalAddress(name: string | null): void {
  const { pathname, hash, state } = useLocation();
  // What was asked before the name came stays asked.
  const { search } = useSearch();
  const isResting = useNavigation().state === 'idle';
  const navigate = useNavigate();
  useEffect(() => {
    if (name === null || !isResting) return;
    const canonical = canonicalAddress(pathname, name);
    if (canonical === pathname) return;
    void navigate({ pathname: canonical, search, hash }, { replace: true, preventScrollReset: true, state });
  }, [name, isResting, pathname, search, hash, state, navigate]);
}
