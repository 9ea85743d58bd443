import { useCallback, useEffect, useState } from 'react';
import type { CardRecord } from '#model/records/card';
import { type ArtKind, artKinds, cardArtPath, possibleArt } from '#model/rules/asset-paths';
import type { ServerCode } from '#model/vocabulary/servers';

type Cut = NonNullable<Parameters<typeof cardArtPath>[3]>;
type Found = Readonly<Record<string, boolean>>;

/**
 * Which pictures a card has in a cut: what its training lets expect until the files have said it. `tell` says whether a picture came.
 */
export function useArtKinds(card: CardRecord, server: ServerCode, cut: Cut) {
  const [found, setFound] = useState<Found>({});
  const tell = useCallback(
    (path: string, isThere: boolean) => setFound((before) => ({ ...before, [path]: isThere })),
    [],
  );
  useEffect(() => {
    const images = possibleArt(card).map((kind) => {
      const path = cardArtPath(server, card, kind, cut);
      const image = new Image();
      image.fetchPriority = 'low';
      image.onload = () => tell(path, true);
      image.onerror = () => tell(path, false);
      image.src = path;
      return image;
    });
    return () => {
      for (const image of images) image.onload = image.onerror = null;
    };
  }, [card, server, cut, tell]);
  const expected = artKinds(card);
  const isThere = (kind: ArtKind): boolean =>
    found[cardArtPath(server, card, kind, cut)] ?? expected.includes(kind);
  return { kinds: possibleArt(card).filter(isThere), tell };
}
