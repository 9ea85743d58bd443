import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What was asked since the router heard of it last, and the key of the location at which it was. */
interface Asked {
  readonly search: string;
  readonly at: string;
}

/** In milliseconds: long enough for what was found to be painted, and for the next key. */
const FOLLOW_MS = 300;
/** The key of the place where a visit began. */
const FIRST = 'default';

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** The key of the browser's own entry; null where a router keeps a history of its own. */
function entryKey(): string | null {
  const entry: { readonly key?: string; readonly idx?: number } | null = window.history.state;
  return entry?.idx === undefined ? null : (entry.key ?? FIRST);
}

/**
 * The query of the address as the visitor knows it, with its `?`, also before the router has heard of it. Another address, whoever led
 * there, ends what was asked before.
 */
export function useSearch(): { readonly search: string; readonly isAhead: boolean } {
  const { key, search } = useLocation();
  const last = useSyncExternalStore(subscribe, () => asked);
  const isAhead = last?.at === key && last.search !== search;
  return { search: isAhead ? last.search : search, isAhead };
}

/** The same for what is worked out of it in slices, as lists are. */
export function useSearchParam(name: string): string | null {
  return new URLSearchParams(useDeferredValue(useSearch().search)).get(name);
}

export interface Asking {
  /** The query as asked last, whatever was drawn of it. */
  readonly latest: () => string;
  /** Replaces the query, so Back leaves the page; with its `?`, or empty. */
  readonly ask: (search: string) => void;
}

/**
 * Asks the page something else. What is drawn from the query and the browser's address show it at once; the router hears of it when
 * what was found is painted: it draws all that stands around a page, which takes longer than a press or a key may take.
 */
export function useAsking(): Asking {
  const location = useLocation();
  const navigate = useNavigate();
  const here = useRef(location);
  useLayoutEffect(() => {
    here.current = location;
  }, [location]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asked = null;
    },
    [],
  );
  const latest = useCallback(() => (asked?.at === here.current.key ? asked.search : here.current.search), []);
  const ask = useCallback(
    (search: string) => {
      const { key } = here.current;
      const isLeft = () => here.current.key !== key || (entryKey() ?? key) !== key;
      tell({ search, at: key });
      // The page is still shown, the address is another one's already.
      if (isLeft()) return;
      if (entryKey() !== null) {
        const entry = { ...window.history.state, usr: null };
        window.history.replaceState(entry, '', window.location.pathname + search);
      }
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (!isLeft()) void navigate({ search }, { replace: true, preventScrollReset: true });
      }, FOLLOW_MS);
    },
    [navigate],
  );
  return { latest, ask };
}
