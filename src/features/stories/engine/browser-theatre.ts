import { watchVisibility } from '#src/browser/page/visibility.ts';
import { browserStage } from '#src/features/live2d/engine/browser-stage.ts';
import { focus } from '#src/features/music/sound/source.ts';
import { createMixer } from './mixer.ts';
import type { TheatreWorld } from './open-theatre.ts';
import { fetchFile } from './story-sounds.ts';

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

export const browserTheatre = (): TheatreWorld => ({
  stage: browserStage().world,
  fetchFile,
  loadPicture,
  openMixer: (onLost) => createMixer(focus, onLost),
  watchVisibility,
});
