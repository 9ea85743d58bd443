import { useMemo } from 'react';
import type { CostumeRecord } from '#model/records/costume';
import { localised } from '#model/rules/localised';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useCharacters, useCostumes } from '#src/kit/data/lists.ts';

/** Whose name stands on the plate. */
export interface PlateName {
  /** Empty for narration. */
  readonly name: string;
  /** Null for several, for none, and for those who are in no band. */
  readonly bandId: number | null;
}

/** The mark beside a name: that of the band, where all who speak are of one. */
export function useSpeakers(): (name: string, characterIds: readonly number[]) => PlateName {
  const characters = useCharacters().data?.byId;
  return useMemo(
    () => (name, characterIds) => {
      const bands = new Set(characterIds.map((id) => characters?.get(id)?.bandId ?? null));
      const [bandId = null] = bands;
      return { name: name.trim(), bandId: bands.size === 1 ? bandId : null };
    },
    [characters],
  );
}

/** A costume of the story, by the name its files have. */
export interface CostumeName {
  readonly characterName: string;
  readonly name: string;
  /** Its page in the Live2D viewer. */
  readonly page: string;
}

/** Names and pages of costumes; one that is in no list has its files' name, and the page of its files. */
export function useCostumeNames(): {
  readonly recordOf: (costume: string) => CostumeRecord | undefined;
  readonly nameOf: (costume: string, characterId: number) => CostumeName;
} {
  const { main, sub } = useServers();
  const costumes = useCostumes().data?.byId;
  const characters = useCharacters().data?.byId;
  return useMemo(() => {
    const records = new Map([...(costumes?.values() ?? [])].map((one) => [one.assetBundleName, one]));
    return {
      recordOf: (costume) => records.get(costume),
      nameOf: (costume, characterId) => {
        const record = records.get(costume);
        const character = characters?.get(characterId);
        return {
          characterName: (character && localised(character.name, main, sub)?.value) ?? '',
          name: (record && localised(record.name, main, sub)?.value) ?? costume,
          page: record
            ? `/tool/live2d/costume/${record.id}`
            : `/tool/live2d/asset/live2d/chara/${encodeURIComponent(costume)}`,
        };
      },
    };
  }, [costumes, characters, main, sub]);
}
