import { createActor } from 'xstate';
import { keptMachine } from '#machines/kept/kept.machine';
import { THEATRE_SETTINGS } from '#machines/story/settings.logic';
import { storyMachine } from '#machines/story/story.machine';
import type { StoryScript } from '#model/media/story/script.types';
import type { ServerCode } from '#model/vocabulary/servers';
import { storage, tabs } from '#src/browser/storage/kept.ts';
import { kept } from '#src/kit/actors/kept.ts';
import { saveOnLeave, unflushedSaver } from '#src/kit/actors/leaving.ts';
import { browserTheatre } from './engine/browser-theatre.ts';
import { openTheatre } from './engine/open-theatre.ts';
import { storySlots } from './engine/slots.ts';

/** A story that begins at a step, below 0 at its opening: stage, sounds and files end with its actor. */
function openStory(script: StoryScript, server: ServerCode, at: number) {
  const theatre = openTheatre(browserTheatre(), script, server, at);
  return { theatre, logic: storyMachine.provide({ actors: storySlots(theatre) }) };
}

/** What all stories of a visit share: the settings are read once. */
export function openStoryKit() {
  const settings = createActor(
    keptMachine(THEATRE_SETTINGS).provide({ actors: kept(storage, THEATRE_SETTINGS, tabs) }),
  );
  settings.start();
  saveOnLeave([unflushedSaver(THEATRE_SETTINGS, settings)]);
  return { settings, openStory };
}
