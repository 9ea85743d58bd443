import { useCallback, useEffect, useState } from 'react';
import type { CardRecord } from '#model/records/card';
import { type ArtKind, artKinds, cardArtPath, possibleArt } from '#model/rules/asset-paths';
import type { ServerCode } from '#model/vocabulary/servers';

/**
 * Whether the server has a file, without loading it; null while that is unknown. The request waits for what the page
 * loads for itself.
 */
async function fileExists(path: string, signal: AbortSignal): Promise<boolean | null> {
  try {
    const { ok, status } = await fetch(path, { method: 'HEAD', priority: 'low', signal });
    return ok || (status === 404 ? false : null);
  } catch {
    return null;
  }
}

type Cut = NonNullable<Parameters<typeof cardArtPath>[3]>;
type Found = Readonly<Record<string, boolean>>;

/** Which pictures a card has in a cut: what its training lets expect until the server has answered. `report` says whether one came. */
export function useArtKinds(card: CardRecord, server: ServerCode, cut: Cut) {
  const [found, setFound] = useState<Found>({});
  const report = useCallback(
    (path: string, isThere: boolean) => setFound((before) => ({ ...before, [path]: isThere })),
    [],
  );
  useEffect(() => {
    const leaving = new AbortController();
    for (const kind of possibleArt(card)) {
      const path = cardArtPath(server, card, kind, cut);
      void fileExists(path, leaving.signal).then((isThere) => {
        if (isThere !== null) report(path, isThere);
      });
    }
    return () => leaving.abort();
  }, [card, server, cut, report]);
  const expected = artKinds(card);
  const isThere = (kind: ArtKind): boolean =>
    found[cardArtPath(server, card, kind, cut)] ?? expected.includes(kind);
  return { kinds: possibleArt(card).filter(isThere), report };
}
