import { useMemo } from 'react';
import { bandName, bandsOfSongs, shownBands } from '#model/listing/views/bands';
import { type CardFace, cardFace } from '#model/listing/views/card-face';
import { monogramOf } from '#model/listing/views/monograms';
import type { CharacterRecord } from '#model/records/character';
import type { Lists } from '#model/records/list-readers';
import { bandMembers } from '#model/rules/band-order';
import { localised } from '#model/rules/localised';
import { useServers } from '#src/kit/actors/use-servers.ts';

export interface Band {
  readonly id: number;
  readonly members: readonly CharacterRecord[];
}

/** Who can be the answer, and the words of the visitor's servers for them. */
export interface People {
  readonly lists: Lists;
  readonly bands: readonly Band[];
  /** Whose cards and whose songs can be chosen. */
  readonly cardBands: readonly number[];
  readonly songBands: readonly number[];
  readonly name: (character: number) => string;
  /** Stands for a character whose picture is missing. */
  readonly monogram: (character: number) => string;
  readonly bandName: (band: number) => string;
  readonly face: (card: number) => CardFace | null;
}

export function usePeople(lists: Lists): People {
  const { main, sub } = useServers();
  return useMemo(() => {
    const { characters, bands, cards } = lists;
    const all = [...characters.values()];
    return {
      lists,
      bands: bandMembers(all).map(({ bandId, members }) => ({
        id: bandId,
        members: members.flatMap((id) => characters.get(id) ?? []),
      })),
      cardBands: shownBands(all.map(({ bandId }) => bandId)),
      songBands: bandsOfSongs(lists.songs),
      name: (id) => {
        const name = characters.get(id)?.name;
        return (name && localised(name, main, sub)?.value) || `#${id}`;
      },
      monogram: (id) => monogramOf(id, characters, main, sub),
      bandName: (id) => bandName(bands, id, main, sub),
      face: (id) => {
        const card = cards.get(id);
        return card ? cardFace(card, false, { characters, bands, main, sub }) : null;
      },
    };
  }, [lists, main, sub]);
}
