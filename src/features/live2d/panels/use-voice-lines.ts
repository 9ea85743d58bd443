import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { localised } from '#model/rules/localised';
import { stampVoicePath } from '#model/rules/look-paths';
import { gachaVoicePaths } from '#model/rules/media-paths';
import { type PerServer, SERVERS } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useStampVoices } from '#src/kit/data/items.ts';
import { LISTS, useCards } from '#src/kit/data/lists.ts';

/** Something that a character says. */
export interface SpokenLine {
  /** A text that only this line has. */
  readonly key: string;
  readonly kind: 'card' | 'stamp';
  readonly id: number;
  /** Of the card. */
  readonly title: string;
  /** Where it may be, the likeliest first. */
  readonly paths: readonly string[];
}

const byId = (one: { readonly id: number }, other: { readonly id: number }) => other.id - one.id;

/** What a character says in the game: when a card of hers is drawn, the newest first, and in her stamps. */
export function useVoiceLines(characterId: number | null): readonly SpokenLine[] {
  const { main, sub } = useServers();
  const cards = useCards().data?.byId;
  const stamps = useQuery({ ...LISTS.stamps, enabled: characterId !== null }).data?.byId;
  const spoken = useStampVoices().data;
  return useMemo(() => {
    const isHers = (one: { readonly characterId: number | null }) =>
      characterId !== null && one.characterId === characterId;
    const serverOf = (values: PerServer<unknown>) => SERVERS[localised(values, main, sub)?.server ?? main];
    const ofCards = [...(cards?.values() ?? [])]
      .filter((card) => isHers(card) && card.resourceSetName !== '')
      .sort(byId)
      .map((card) => ({
        key: `card ${card.id}`,
        kind: 'card' as const,
        id: card.id,
        title: localised(card.name, main, sub)?.value ?? '',
        paths: gachaVoicePaths(serverOf(card.releasedAt), card),
      }));
    const ofStamps = [...(stamps?.values() ?? [])]
      .filter(isHers)
      .sort(byId)
      .flatMap(({ id, images }) => {
        const image = localised(images, main, sub);
        if (!image || !spoken?.has(image.value)) return [];
        const paths = [stampVoicePath(SERVERS[image.server], image.value)];
        return [{ key: `stamp ${id}`, kind: 'stamp' as const, id, title: '', paths }];
      });
    return [...ofCards, ...ofStamps];
  }, [cards, stamps, spoken, characterId, main, sub]);
}
