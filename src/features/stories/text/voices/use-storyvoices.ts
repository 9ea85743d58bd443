import { useActorRef, useSelector } from '@xstate/react';
import { use, useMemo, useState } from 'react';
import { type StoryVoicesView, storyVoicesView } from '#machines/storyvoices/storyvoices.view';
import type { ReadingSettings } from '#model/media/story/catalogue/reading-settings';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';

export type { ReadingSettings, StoryVoicesView };

const load = fetchOnce(async () => (await import('./storyvoices.actors.ts')).openStoryReading());

/** Voices of one story; silent when the component goes. Waits for its code. */
export function useStoryVoices(): StoryVoicesView {
  const { createVoices } = use(load());
  const [logic] = useState(createVoices);
  const actor = useActorRef(logic);
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => storyVoicesView(snapshot, actor.send), [snapshot, actor]);
}

interface InReadingSettings {
  readonly settings: ReadingSettings;
  readonly change: (change: Partial<ReadingSettings>) => void;
}

/** How the visitor reads all stories. Waits for its code. */
export function useReadingSettings(): InReadingSettings {
  const { settings: actor } = use(load());
  const settings = useSelector(actor, ({ context }) => context.value);
  return useMemo(
    () => ({ settings, change: (edit) => actor.send({ type: 'VALUE.EDITED', edit }) }),
    [settings, actor],
  );
}
