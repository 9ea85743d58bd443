import { useCallback, useMemo } from 'react';
import { monogramOf } from '#model/listing/views/monograms';
import { modelBundle } from '#model/media/live2d/model-files';
import { type LayerModel, modelKey } from '#model/media/live2d/scene/scene';
import type { CharacterRecord } from '#model/records/character';
import type { CostumeRecord } from '#model/records/costume';
import { localised } from '#model/rules/localised';
import { SERVERS } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useCharacters, useCostumes } from '#src/kit/data/lists.ts';

/** How a model is called on the page. */
export interface ModelName {
  readonly character: CharacterRecord | null;
  /** Her name, or nothing where no one knows whose the model is. */
  readonly who: string;
  /** Stands for her where her picture is missing. */
  readonly monogram: string;
  /** Of the costume; of other models the bundle or the file. */
  readonly what: string;
  readonly costume: CostumeRecord | null;
}

/** Bundles begin with the number of the character. */
const WHOSE = /^live2d\/chara\/(\d{3})_/;

/** The number of the character that a model is of; null where its name does not say. */
export function characterOf(model: LayerModel): number | null {
  const digits = model.kind === 'bundle' ? WHOSE.exec(model.bundle)?.[1] : undefined;
  return digits === undefined ? null : Number(digits);
}

/** The model of a costume, asked of the server where it came out. */
export function useModelOf(): (costume: CostumeRecord) => LayerModel {
  const { main, sub } = useServers();
  return useCallback(
    ({ publishedAt, assetBundleName }) => ({
      kind: 'bundle',
      server: SERVERS[localised(publishedAt, main, sub)?.server ?? main],
      bundle: modelBundle(assetBundleName),
    }),
    [main, sub],
  );
}

/** Names of models, from the lists as far as they have come. */
export function useModelNames(): (model: LayerModel) => ModelName {
  const { main, sub } = useServers();
  const costumes = useCostumes().data?.byId;
  const characters = useCharacters().data?.byId;
  const byBundle = useMemo(
    () => new Map([...(costumes?.values() ?? [])].map((one) => [modelBundle(one.assetBundleName), one])),
    [costumes],
  );
  return useMemo(() => {
    const known = new Map<string, ModelName>();
    const make = (model: LayerModel): ModelName => {
      const costume = (model.kind === 'bundle' && byBundle.get(model.bundle)) || null;
      const number = costume?.characterId ?? characterOf(model);
      const character = (number !== null && characters?.get(number)) || null;
      const bare = model.kind === 'own' ? model.name : (model.bundle.split('/').at(-1) ?? model.bundle);
      return {
        character,
        costume,
        who: (character && localised(character.name, main, sub)?.value) ?? '',
        monogram: character && characters ? monogramOf(character.id, characters, main, sub) : '',
        what: (costume && localised(costume.name, main, sub)?.value) ?? bare,
      };
    };
    return (model) => {
      const key = modelKey(model);
      const name = known.get(key) ?? make(model);
      known.set(key, name);
      return name;
    };
  }, [byBundle, characters, main, sub]);
}

/** Both in one line. */
export const fullName = ({ who, what }: ModelName): string => (who === '' ? what : `${who} · ${what}`);
