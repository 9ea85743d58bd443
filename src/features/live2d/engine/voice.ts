import { type MouthCurve, mouthAt } from '#model/media/live2d/animator/lip-sync';

/** A voice that is loaded and can be heard. */
export interface LoadedVoice {
  readonly mouth: MouthCurve;
  /** Resolves when it is over, or something else on the site is heard. */
  play(onTime: (ms: number) => void, signal: AbortSignal): Promise<void>;
}

export interface VoiceWorld {
  /** Null where there is none, or no one can be asked. */
  load(path: string, signal: AbortSignal): Promise<LoadedVoice | null>;
}

/** Says the first of the voices that is there, and moves a mouth along with it; false where none is. */
export async function sayLine(
  world: VoiceWorld,
  paths: readonly string[],
  openMouth: (share: number | null) => void,
  signal: AbortSignal,
): Promise<boolean> {
  for (const path of paths) {
    const voice = await world.load(path, signal);
    signal.throwIfAborted();
    if (voice === null) continue;
    await voice.play((ms) => openMouth(mouthAt(voice.mouth, ms)), signal);
    openMouth(null);
    return true;
  }
  return false;
}
