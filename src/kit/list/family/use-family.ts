import { useMemo } from 'react';
import { useParams } from 'react-router';
import { type Context, type Family, type Item, type Mine, recordsOf } from '#model/families/family';
import type { RecordList } from '#model/records/list-readers';
import { isSpoiler } from '#model/rules/running';
import { serverIndex } from '#model/vocabulary/servers';
import { useNow } from '../../actors/use-clock.ts';
import { usePreferences } from '../../actors/use-preferences.ts';
import { useProfiles } from '../../actors/use-profiles.ts';
import { useServers } from '../../actors/use-servers.ts';
import { NO_LISTS, useLists } from '../../data/lists.ts';
import { useMade } from '../../perf/made.ts';
import { useTranslation } from '../../text/translation.tsx';
import { useWords } from '../use-words.ts';

/** The items of a family, in the words of the visitor's servers. */
export interface FamilyData<I extends Item> {
  readonly items: readonly I[];
  /** With those that the list leaves out, and those that the visitor does not want to see before they are out. */
  readonly all: readonly I[];
  /** How many are not out yet on the main server, shown or not. */
  readonly spoilers: number;
  readonly context: Context;
}

export interface FamilyState<I extends Item> {
  /** Null while something is on its way or failed. */
  readonly data: FamilyData<I> | null;
  /** What there is until then: no items, and the words for them. */
  readonly none: FamilyData<I>;
  readonly failure: Error | null;
  readonly retry: () => void;
}

const STEPS_MS = { hour: 3_600_000, minute: 60_000 } as const;
const NOTHING: Context['asked'] = {};

function useMine(): Mine {
  const { activeProfile } = useProfiles();
  return useMemo(() => {
    const cards = activeProfile?.cards ?? [];
    return {
      owned: new Set(cards.map(({ id }) => id)),
      excluded: new Set(cards.filter(({ exclude }) => exclude).map(({ id }) => id)),
      hasProfile: activeProfile !== null,
    };
  }, [activeProfile]);
}

/** Loads a family's lists, with `extra` ones, and makes its items from them. The server is that of the address. */
export function useFamily<R, I extends Item>(
  family: Family<R, I>,
  extra: readonly RecordList[] = [],
): FamilyState<I> {
  const { head } = family;
  const loaded = useLists(head.needs, [...(head.late ?? []), ...extra]);
  const { lists, version, pending } = loaded;
  const { main, sub } = useServers();
  const server = serverIndex(useParams().server ?? '');
  const hides = usePreferences().spoilers === 'hidden';
  const now = useNow(STEPS_MS[head.step ?? 'hour']);
  const words = useWords();
  const { language } = useTranslation();
  const mine = useMine();
  const context = useMemo(
    (): Context => ({ main, sub, server, now, lists, pending, words, mine, asked: NOTHING }),
    [main, sub, server, now, lists, pending, words, mine],
  );
  // Not a new one with each list that arrives.
  const none = useMemo((): FamilyData<I> => {
    const empty = { main, sub, server, now, lists: NO_LISTS, pending: [], words, mine, asked: NOTHING };
    return { items: [], all: [], spoilers: 0, context: empty };
  }, [main, sub, server, now, words, mine]);
  const key = version === null || now === 0 ? null : [head.name, version, main, sub, now, language];
  const records = useMemo(() => recordsOf(family, lists), [family, lists]);
  const made = useMade(key, records, (record) => family.item(record, context));
  const all = useMemo(
    () => made?.map((item) => family.extend?.(item, context) ?? item) ?? null,
    [made, family, context],
  );
  const data = useMemo(() => {
    if (!all) return null;
    const listed = all.filter((item) => family.has?.(item, context) ?? true);
    const out = listed.filter((item) => {
      const times = family.releasedAt?.(item);
      return times === undefined || !isSpoiler(times, main, now);
    });
    return { items: hides ? out : listed, all, spoilers: listed.length - out.length, context };
  }, [all, family, hides, main, now, context]);
  return { data, none, failure: loaded.failure, retry: loaded.retry };
}
