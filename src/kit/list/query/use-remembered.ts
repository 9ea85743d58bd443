import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type Askable, decodeListQuery } from '#model/listing/list-query';
import { readLocalText, writeLocalText } from '#src/browser/language/local-text.ts';
import { useSearch } from '../../address/address-ahead.ts';
import { encodeListQuery } from './query-code.ts';
import type { ChangeQuery } from './use-list-query.ts';

/** What is worth remembering of a question; the words that were typed are of that visit alone. */
function lasting(params: URLSearchParams, askable: Askable): URLSearchParams {
  return encodeListQuery({ ...decodeListQuery(params, askable), text: '' }, askable);
}

/**
 * Keeps filters, order and view of a list in the browser, and brings them back where the address asks for nothing. An
 * address that asks wins, and is not kept before something is changed.
 */
export function useRemembered(name: string, askable: Askable, change: ChangeQuery): ChangeQuery {
  const { search } = useSearch();
  const [, setParams] = useSearchParams();
  const isChanged = useRef(false);
  // Once a visit, or the filters could not be cleared.
  const isAsked = useRef(false);
  const key = `lists/${name}`;
  useLayoutEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const known = search !== '' ? null : lasting(new URLSearchParams(readLocalText(key) ?? ''), askable);
    if (known && known.size > 0) setParams(known, { replace: true, preventScrollReset: true });
  }, [key, search, askable, setParams]);
  useEffect(() => {
    if (isChanged.current)
      writeLocalText(key, lasting(new URLSearchParams(search), askable).toString() || null);
  }, [search, key, askable]);
  return useCallback(
    (patch) => {
      isChanged.current = true;
      change(patch);
    },
    [change],
  );
}
