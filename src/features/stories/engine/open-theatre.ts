import type { StoryEvent } from '#machines/story/story.types';
import type { StoryScript } from '#model/media/story/script.types';
import type { StoryNeed } from '#model/media/story/story-files';
import type { ServerCode } from '#model/vocabulary/servers';
import type { StageWorld } from '#src/features/live2d/engine/stage-world.ts';
import { costumeModel, TheatreStage } from '../theatre/stage/theatre-stage.ts';
import { filesFrom } from './first-scene.ts';
import type { Mixer } from './mixer.ts';
import { SceneStore } from './scene-store.ts';
import type { Theatre } from './slots.ts';
import { StoryAudio } from './story-audio.ts';
import { StorySounds } from './story-sounds.ts';

/** With what the view of a page needs of it. */
export interface OpenedTheatre extends Theatre {
  readonly stage: TheatreStage;
  readonly scene: SceneStore;
  readonly mixer: Mixer;
}

/** What a figure is made of; its motions and expressions come when they are first played. */
async function loadModel(stage: TheatreStage, server: ServerCode, costume: string, signal: AbortSignal) {
  const { files, read } = await stage.sourceOf(costumeModel(server, costume));
  const { model, physics, textures } = files;
  const all = [model, ...textures].map((file) => read(file, signal));
  await Promise.all([...all, physics && read(physics, signal).catch(() => null)]);
  return true;
}

/** What a theatre needs of the browser. */
export interface TheatreWorld {
  readonly stage: StageWorld;
  /** Null where there is none, and where it does not come. */
  readonly fetchFile: (address: string, signal: AbortSignal) => Promise<Blob | null>;
  /** Whether it came. */
  readonly loadPicture: (address: string, signal: AbortSignal) => Promise<boolean>;
  /** `onLost`: something else is heard now. */
  readonly openMixer: (onLost: () => void) => Mixer;
  readonly watchVisibility: (act: (isVisible: boolean) => void) => () => void;
}

/** A stage, its sound and its files, which close together. */
export function openTheatre(
  world: TheatreWorld,
  script: StoryScript,
  server: ServerCode,
  at: number,
): OpenedTheatre {
  let report = (_event: StoryEvent): void => undefined;
  const scene = new SceneStore();
  const sounds = new StorySounds(world.fetchFile);
  const missing = (address: string, part: string | null = null) =>
    report({ type: 'FILE.MISSING', address, part });
  const mixer = world.openMixer(() => report({ type: 'PLAY.PAUSE' }));
  const stage = new TheatreStage(world.stage, server, {
    onPicture: (picture) => scene.change({ picture }),
    onMissing: missing,
  });
  const audio = new StoryAudio({
    server,
    sounds,
    mixer,
    onMouth: (characterId, share) => stage.openMouth(characterId, share),
    onMissing: missing,
  });
  const load = async (need: StoryNeed, signal: AbortSignal): Promise<boolean> => {
    if (need.what === 'model') return loadModel(stage, server, need.costume, signal);
    if (need.file.kind === 'picture') return world.loadPicture(need.address, signal);
    return (await sounds.load(need.address)) !== null;
  };
  return {
    ...filesFrom(script, server, at),
    stage,
    audio,
    mixer,
    scene,
    load,
    watchVisibility: world.watchVisibility,
    listen: (act) => {
      report = act;
    },
    close: () => {
      report = () => undefined;
      stage.close();
      mixer.close();
      sounds.close();
    },
  };
}
