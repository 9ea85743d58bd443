import { act, renderHook } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { expect, test } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { workdraftMachine } from '#machines/workdraft/workdraft.machine';
import type { HoldCommand, KeepingWork, OpenedWork } from '#machines/workdraft/workdraft.types';
import { EMPTY_STORY_ABOUT } from '#model/writing/story/about';
import { emptyStoryDraft, isSameStoryDraft, type StoryDraft } from '#model/writing/story/draft';
import { needsOfStory } from '#model/writing/story/needs';
import { refusedStoryParts } from '#model/writing/story/refused';
import { newWork } from '#model/writing/work/kept-work';
import { useWorkDraft } from '#src/features/drafts/use-workdraft.ts';

const RULES = { needsOf: needsOfStory, refusedParts: refusedStoryParts };
const input = { draftKey: 'storydrafts/a', start: newWork(emptyStoryDraft()) };

/** The draft on its page, with the titles that the device was given to keep; `isSlow` never says that it has them. */
async function opened(isSlow = false) {
  const titles: string[] = [];
  const machine = workdraftMachine({
    empty: emptyStoryDraft,
    isSame: isSameStoryDraft,
    needsOf: needsOfStory,
  }).provide({
    actors: {
      hold: fromCallback<HoldCommand, string>(({ sendBack }) => sendBack({ type: 'HOLD.GOT' })),
      load: fromPromise<OpenedWork<StoryDraft>, string>(async () => ({ kind: 'nothing' })),
      keep: fromPromise<unknown, KeepingWork<StoryDraft>>(({ input: { work } }) => {
        titles.push(work.content.about.title);
        return isSlow ? new Promise(() => undefined) : Promise.resolve();
      }),
    },
  });
  const { result, unmount } = renderHook(() =>
    useWorkDraft(RULES, useActorRef(machine, { input }), () => undefined),
  );
  await act(async () => undefined);
  const write = (title: string) =>
    act(() => result.current.change({ about: { ...EMPTY_STORY_ABOUT, title } }));
  return { titles, unmount, write, keep: () => act(() => result.current.keep()) };
}

test('what was typed a moment before its author went to another page is kept', async () => {
  const { titles, unmount, write } = await opened();
  write('The last bus');
  expect(titles).toEqual([]);
  unmount();
  expect(titles).toEqual(['The last bus']);
});

test('what was typed while the draft was being stored is kept, too', async () => {
  const { titles, unmount, write, keep } = await opened(true);
  write('The last bus');
  keep();
  write('The night bus');
  unmount();
  expect(titles).toEqual(['The last bus', 'The night bus']);
});
