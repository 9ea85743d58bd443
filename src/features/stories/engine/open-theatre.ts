import type { StoryEvent } from '#machines/story/story.types';
import type { StoryScript } from '#model/media/story/script.types';
import type { StoryNeed } from '#model/media/story/story-files';
import type { ServerCode } from '#model/vocabulary/servers';
import { watchVisibility } from '#src/browser/page/visibility.ts';
import { browserStage } from '#src/features/live2d/engine/browser-stage.ts';
import { focus } from '#src/features/music/sound/source.ts';
import { costumeModel, TheatreStage } from '../theatre/stage/theatre-stage.ts';
import { filesFrom } from './first-scene.ts';
import { createMixer, type Mixer } from './mixer.ts';
import { SceneStore } from './scene-store.ts';
import type { Theatre } from './slots.ts';
import { StoryEar } from './story-ear.ts';
import { fetchFile, StorySounds } from './story-sounds.ts';

/** With what the view of a page needs of it. */
export interface OpenedTheatre extends Theatre {
  readonly stage: TheatreStage;
  readonly scene: SceneStore;
  readonly mixer: Mixer;
}

/** The browser keeps what it has decoded, and knows the address when a scene shows it. */
async function loadPicture(address: string, signal: AbortSignal): Promise<boolean> {
  const picture = new Image();
  const giveUp = () => {
    picture.src = '';
  };
  signal.addEventListener('abort', giveUp);
  picture.src = address;
  const isThere = await picture.decode().then(
    () => true,
    () => false,
  );
  signal.removeEventListener('abort', giveUp);
  return isThere;
}

/** What a figure is made of; its motions and expressions come when they are first played. */
async function loadModel(stage: TheatreStage, server: ServerCode, costume: string, signal: AbortSignal) {
  const { files, read } = await stage.sourceOf(costumeModel(server, costume));
  const { model, physics, textures } = files;
  const all = [model, ...textures].map((file) => read(file, signal));
  await Promise.all([...all, physics && read(physics, signal).catch(() => null)]);
  return true;
}

/** A stage, its sound and its files, which close together. */
export function openTheatre(script: StoryScript, server: ServerCode, at: number): OpenedTheatre {
  let report = (_event: StoryEvent): void => undefined;
  const scene = new SceneStore();
  const sounds = new StorySounds(fetchFile);
  const missing = (address: string) => report({ type: 'FILE.MISSING', address });
  const mixer = createMixer(focus, () => report({ type: 'PLAY.PAUSE' }));
  const stage = new TheatreStage(browserStage().world, server, {
    onPicture: (picture) => scene.change({ picture }),
    onMissing: missing,
  });
  const ear = new StoryEar({
    server,
    sounds,
    mixer,
    onMouth: (characterId, share) => stage.openMouth(characterId, share),
    onMissing: missing,
  });
  const load = async (need: StoryNeed, signal: AbortSignal): Promise<boolean> => {
    if (need.what === 'model') return loadModel(stage, server, need.costume, signal);
    if (need.file.kind === 'picture') return loadPicture(need.address, signal);
    return (await sounds.load(need.address)) !== null;
  };
  return {
    ...filesFrom(script, server, at),
    stage,
    ear,
    mixer,
    scene,
    load,
    watchVisibility,
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
