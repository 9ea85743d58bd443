import { createActor, fromPromise } from 'xstate';
import { keptMachine } from '#machines/kept/kept.machine';
import { STORY_READING } from '#machines/storyvoices/settings.logic';
import { storyvoicesMachine } from '#machines/storyvoices/storyvoices.machine';
import type { CueEnd, VoiceCue } from '#machines/storyvoices/storyvoices.types';
import type { StoryVoicesLogic } from '#machines/storyvoices/storyvoices.view';
import { storage, tabs } from '#src/browser/storage/kept.ts';
import { focus } from '#src/features/music/sound/source.ts';
import { kept } from '#src/kit/actors/kept.ts';
import { saveOnLeave, unflushedSaver } from '#src/kit/actors/leaving.ts';
import { type CueWorld, hearCue, type VoiceElement } from './hear-cue.ts';

/** Elements are of one reader. */
function browserVoices(): CueWorld {
  const elements: VoiceElement[] = [];
  return {
    focus,
    elementAt(nth) {
      const element = elements[nth] ?? new Audio();
      elements[nth] = element;
      return element;
    },
  };
}

function createVoices(): StoryVoicesLogic {
  const world = browserVoices();
  const voice = fromPromise<CueEnd, VoiceCue>(({ input, signal }) => hearCue(input, world, signal));
  return storyvoicesMachine.provide({ actors: { voice } });
}

/** How stories are read is asked for once in a visit. */
export function openStoryReading() {
  const settings = createActor(
    keptMachine(STORY_READING).provide({ actors: kept(storage, STORY_READING, tabs) }),
  );
  settings.start();
  saveOnLeave([unflushedSaver(STORY_READING, settings)]);
  return { createVoices, settings };
}
