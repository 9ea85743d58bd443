import { useMemo } from 'react';
import { monogramOf } from '#model/listing/views/monograms';
import type { CharacterRecord } from '#model/records/character';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useCharacters } from '#src/kit/data/lists.ts';

export interface LineSpeaker {
  readonly id: number;
  readonly bandId: number;
  readonly monogram: string;
}

const EMPTY: ReadonlyMap<number, CharacterRecord> = new Map();
const LETTERS = 2;

/** Whose face is beside a line: one of the game's characters, else letters of the name on the plate; null for narration. */
export function useSpeakerOf(): (characterIds: readonly number[], name: string) => LineSpeaker | null {
  const { main, sub } = useServers();
  const characters = useCharacters().data?.byId ?? EMPTY;
  return useMemo(
    () => (characterIds, name) => {
      const character = characters.get(characterIds[0] ?? 0);
      if (character && characterIds.length === 1)
        return {
          id: character.id,
          bandId: character.bandId,
          monogram: monogramOf(character.id, characters, main, sub),
        };
      const letters = [...name.trim()].slice(0, LETTERS).join('');
      return letters === '' ? null : { id: 0, bandId: 0, monogram: letters };
    },
    [characters, main, sub],
  );
}
