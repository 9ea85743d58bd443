import { createActor } from 'xstate';
import { keptMachine } from '#machines/kept/kept.machine';
import { STORY_MARKS } from '#machines/storymarks/storymarks.logic';
import { storage, tabs } from '#src/browser/storage/kept.ts';
import { kept } from '#src/kit/actors/kept.ts';
import { saveOnLeave, unflushedSaver } from '#src/kit/actors/leaving.ts';

/** The marks are read once for all stories of a visit. */
export function openMarks() {
  const marks = createActor(keptMachine(STORY_MARKS).provide({ actors: kept(storage, STORY_MARKS, tabs) }));
  marks.start();
  saveOnLeave([unflushedSaver(STORY_MARKS, marks)]);
  return marks;
}
