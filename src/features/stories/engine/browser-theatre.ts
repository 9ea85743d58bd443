import { watchVisibility } from '#src/browser/page/visibility.ts';
import { browserStage } from '#src/features/live2d/engine/browser-stage.ts';
import { focus } from '#src/features/music/sound/source.ts';
import { loadPicture } from './load-picture.ts';
import { createMixer } from './mixer.ts';
import type { TheatreWorld } from './open-theatre.ts';
import { fetchFile } from './story-sounds.ts';

export const browserTheatre = (): TheatreWorld => ({
  stage: browserStage().world,
  fetchFile,
  loadPicture,
  openMixer: (onLost) => createMixer(focus, onLost),
  watchVisibility,
});
