import { useMemo } from 'react';
import { monogramOf } from '#model/listing/views/monograms';
import { localised } from '#model/rules/localised';
import type { ServerIndex } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useBystanders, useCharacters } from '#src/kit/data/lists.ts';

/** Someone who can stand on the stage. */
export interface StagePerson {
  readonly id: number;
  /** 0 for those of no band. */
  readonly bandId: number;
  /** As the visitor knows them. */
  readonly name: string;
  /** As the plate has it, in the language of the story. */
  readonly plate: string;
  readonly monogram: string;
}

const LETTERS = 2;

/** All by their number, those of the bands first. */
export function usePeople(server: ServerIndex): ReadonlyMap<number, StagePerson> {
  const { main, sub } = useServers();
  const characters = useCharacters().data?.byId;
  const bystanders = useBystanders().data?.byId;
  return useMemo(() => {
    const known = [...(characters?.values() ?? [])].map(({ id, bandId, name, firstName }) => ({
      id,
      bandId,
      name: localised(name, main, sub)?.value ?? `#${id}`,
      plate: localised(firstName, server, main)?.value ?? localised(name, server, main)?.value ?? '',
      monogram: characters ? monogramOf(id, characters, main, sub) : '',
    }));
    const others = [...(bystanders?.values() ?? [])].map(({ id, name }) => {
      const plain = localised(name, main, sub)?.value ?? `#${id}`;
      const plate = localised(name, server, main)?.value ?? '';
      return { id, bandId: 0, name: plain, plate, monogram: plain.slice(0, LETTERS) };
    });
    return new Map([...known, ...others].map((person) => [person.id, person]));
  }, [characters, bystanders, main, sub, server]);
}
