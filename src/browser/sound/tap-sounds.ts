import type { HitSound } from '#model/chart/clock/hit-queue';
import type { TapSound } from '#model/rules/look-paths';
import { tapSoundFiles } from '#model/rules/skin-files';

export type TapSounds = ReadonlyMap<HitSound, AudioBuffer>;

export interface LoadedTapSounds {
  /** What is missing sounds as the site's own. */
  readonly sounds: TapSounds;
  /** Addresses of what is not there or cannot be played. */
  readonly missing: readonly string[];
}

/** Which sounds of the data stand for which of ours; others have none of their own. */
const USES: Partial<Record<TapSound, readonly HitSound[]>> = {
  perfect: ['tap', 'holdStart', 'holdEnd'],
  flick: ['flick', 'directional1', 'directional2', 'directional3'],
};

/** Loads the tap sounds at a place (reference R79). Rejects when it is cancelled, else never. */
export async function loadTapSounds(
  place: string,
  decoder: Pick<BaseAudioContext, 'decodeAudioData'>,
  signal: AbortSignal,
): Promise<LoadedTapSounds> {
  const files = tapSoundFiles(place);
  const sounds = new Map<HitSound, AudioBuffer>();
  const missing: string[] = [];
  if (files === null) return { sounds, missing };
  await Promise.all(
    Object.entries(USES).map(async ([name, uses]) => {
      const address = files[name as TapSound];
      const sound = await fetch(address, { signal })
        .then(async (answer) => (answer.ok ? decoder.decodeAudioData(await answer.arrayBuffer()) : null))
        .catch(() => null);
      signal.throwIfAborted();
      if (sound === null) missing.push(address);
      else for (const use of uses) sounds.set(use, sound);
    }),
  );
  return { sounds, missing };
}
