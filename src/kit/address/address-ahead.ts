import {
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { JourneyContext } from './journey.ts';

/** What was asked last. */
interface Asked {
  readonly search: string;
  /** The key of the location at which it was asked. */
  readonly at: string;
  /** The query that the router got meanwhile: a location with it is not a new address. */
  readonly told: string | null;
}

/** In milliseconds: long enough for what was found to be painted, and for the next key. */
const FOLLOW_MS = 300;

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

interface Entry {
  readonly key?: string;
  readonly idx?: number;
}

/** The browser's own entry; null where a router keeps a history of its own. */
function entryNow(): Entry | null {
  const entry: Entry | null = window.history.state;
  return entry?.idx === undefined ? null : entry;
}

/** The query at a location, as asked last. */
const searchAt = ({ key, search }: Location): string =>
  asked && (asked.at === key || asked.told === search) ? asked.search : search;

/**
 * The query of the address as the visitor knows it, with its `?`, also before the router has heard of it. Another address, whatever led
 * there, ends what was asked before.
 */
export function useSearch(): {
  readonly search: string;
  /** What else the router knows of its location is of the query before. */
  readonly isAhead: boolean;
} {
  const location = useLocation();
  // The query only: if the router changed while this is drawn in slices, all of it would be drawn again in one go.
  const search = useSyncExternalStore(subscribe, () => searchAt(location));
  return { search, isAhead: search !== location.search };
}

/**
 * Some parameters of it, each split at its commas, for what is drawn in slices, as lists are: typing other words redraws nothing that
 * asks for these. The same object until one of them changes.
 */
export function useSearchValues(names: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const location = useLocation();
  const read = (): string => {
    const params = new URLSearchParams(searchAt(location));
    return JSON.stringify(names.map((name) => [name, params.get(name)?.split(',') ?? []]));
  };
  const code = useDeferredValue(useSyncExternalStore(subscribe, read));
  return useMemo(() => Object.fromEntries(JSON.parse(code)), [code]);
}

export interface AddressAhead {
  /** The query as asked last, whatever was drawn of it. */
  readonly latest: () => string;
  /** Replaces the query, so Back leaves the page; with its `?`, or empty. */
  readonly ask: (search: string) => void;
}

/** Passes what was asked to the router: when no one has asked for a while, and no page is on its way that this would hold up. */
function useFollow(): (search: string, entry: Entry | null) => void {
  const navigate = useNavigate();
  const journey = useContext(JourneyContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asked = null;
    },
    [],
  );
  return useCallback(
    (search, entry) => {
      const { pathname } = window.location;
      const wait = () => {
        timer.current = setTimeout(() => {
          if (journey.isUnderWay()) return wait();
          // A navigation that happened meanwhile, or that set this query and more, is not overruled.
          const isOther = entryNow()?.key !== entry?.key && window.location.search !== asked?.told;
          if (!asked || isOther || window.location.pathname !== pathname) return;
          asked = { ...asked, told: search };
          void navigate({ search }, { replace: true, preventScrollReset: true });
        }, FOLLOW_MS);
      };
      clearTimeout(timer.current);
      wait();
    },
    [navigate, journey],
  );
}

/**
 * Asks the page something else. What is drawn from the query and the browser's address show it at once; the router hears of it when
 * what was found is painted: it draws all that stands around a page, which takes longer than a press or a key may take.
 */
export function useAsking(): AddressAhead {
  const location = useLocation();
  const follow = useFollow();
  const here = useRef(location);
  useLayoutEffect(() => {
    here.current = location;
  }, [location]);
  const latest = useCallback(() => searchAt(here.current), []);
  const ask = useCallback(
    (search: string) => {
      const { key, pathname } = here.current;
      tell({ search, at: key, told: asked?.at === key ? asked.told : null });
      const entry = entryNow();
      // The page may still be shown while the address is another one's already.
      if (entry && window.location.pathname !== pathname) return;
      if (entry) window.history.replaceState({ ...entry, usr: null }, '', pathname + search);
      follow(search, entry);
    },
    [follow],
  );
  return { latest, ask };
}
