import { useMemo } from 'react';
import { bandName } from '#model/listing/views/bands';
import type { CardView } from '#model/listing/views/card-view';
import { cardView } from '#model/listing/views/card-view';
import type { Lists } from '#model/records/list-readers';
import { localised } from '#model/rules/localised';
import { useServers } from '#src/kit/actors/use-servers.ts';

export interface Names {
  readonly band: (id: number) => string;
  readonly character: (id: number) => string;
  /** With its trained picture or its first one; null when the card is not in the data. */
  readonly card: (id: number, isTrained: boolean) => CardView | null;
}

/** Names of what a profile has as numbers, in the visitor's words. */
export function useNames(lists: Lists): Names {
  const { main, sub } = useServers();
  return useMemo(() => {
    const { bands, characters, cards } = lists;
    const sources = { bands, characters, main, sub };
    return {
      band: (id) => bandName(bands, id, main, sub),
      character: (id) => {
        const known = characters.get(id);
        const name = known && (localised(known.firstName, main, sub) ?? localised(known.name, main, sub));
        return name?.value ?? `#${id}`;
      },
      card: (id, isTrained) => {
        const card = cards.get(id);
        return card ? cardView(card, isTrained, sources) : null;
      },
    };
  }, [lists, main, sub]);
}
