import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type StoryActor, type StoryView, storyView } from '#machines/story/story.view';
import type { TheatreSettings } from '#model/media/theatre/theatre-settings';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';
import { useLayout } from '#src/kit/actors/use-layout.ts';
import type { SceneMoments } from './engine/scene-store.ts';
import type { OpenStory } from './open-story.ts';
import type { openStoryKit } from './story.actors.ts';

export type { StoryView };

type StoryKit = ReturnType<typeof openStoryKit>;

const load = fetchOnce(async () => (await import('./story.actors.ts')).openStoryKit());

/** What the visitor set of the theatre. Waits for its code. */
export function useTheatreSettings() {
  const { settings: actor } = use(load());
  const settings = useSelector(actor, ({ context }) => context.value);
  return useMemo(
    () => ({
      settings,
      change: (edit: Partial<TheatreSettings>) => actor.send({ type: 'VALUE.EDITED', edit }),
    }),
    [settings, actor],
  );
}

/** A story that plays, and where it is shown. */
interface StoryPlay {
  readonly actor: StoryActor;
  readonly theatre: ReturnType<StoryKit['openStory']>['theatre'];
}

/** The place of an address that names none: the opening is played, not left out. */
const OPENING = -1;

/** Plays a story from its place on, until the component ends; another script needs another component. */
export function useStoryPlay({ script, server, at }: OpenStory, settings: TheatreSettings): StoryPlay {
  const { openStory } = use(load());
  const [from] = useState(at > 0 ? at : OPENING);
  const [{ logic, theatre }] = useState(() => openStory(script, server, from));
  const actor = useActorRef(logic, {
    input: { script, at: from, textSpeed: settings.speed, isAuto: settings.isAuto },
  });
  return useMemo(() => ({ actor, theatre }), [actor, theatre]);
}

/** The story does as the visitor set, also while it plays. */
export function useAppliedSettings(settings: TheatreSettings): void {
  const { actor, theatre } = useStory();
  const { speed, isAuto, music, sound, voice } = settings;
  const isCalm = useLayout((layout) => layout.isCalm);
  useEffect(() => actor.send({ type: 'SPEED.SET', textSpeed: speed }), [actor, speed]);
  useEffect(() => actor.send({ type: 'AUTO.SET', isOn: isAuto }), [actor, isAuto]);
  useEffect(() => theatre.mixer.setVolumes({ music, sound, voice }), [theatre, music, sound, voice]);
  useEffect(() => theatre.stage.setCalm(isCalm), [theatre, isCalm]);
}

const StoryContext = createContext<StoryPlay | null>(null);
export const StoryPlayProvider = StoryContext.Provider;

function useStory(): StoryPlay {
  const play = useContext(StoryContext);
  if (!play) throw new Error('no story plays above this component');
  return play;
}

export const useStage = () => useStory().theatre.stage;

/** One thing of the story; redraws only when that changes. */
export function useStoryPart<Part>(
  read: (view: StoryView) => Part,
  isSame?: (one: Part, other: Part) => boolean,
): Part {
  const { actor } = useStory();
  return useSelector(actor, (snapshot) => read(storyView(snapshot, actor.send)), isSame);
}

/** One thing that happens in the picture. */
export function useMoment<Part extends string | number>(read: (moments: SceneMoments) => Part): Part {
  const { scene } = useStory().theatre;
  return useSyncExternalStore(scene.subscribe, () => read(scene.read()));
}

type Commands = Pick<
  StoryView,
  {
    [Key in keyof StoryView]: StoryView[Key] extends (...values: never[]) => void ? Key : never;
  }[keyof StoryView]
>;

/** The view as it is now, for what happens between two drawings. */
export function useStoryNow(): () => StoryView {
  const { actor } = useStory();
  return useMemo(() => () => storyView(actor.getSnapshot(), actor.send), [actor]);
}

/** What can be done: always the same. */
export function useStoryCommands(): Commands {
  const now = useStoryNow();
  return useMemo(now, [now]);
}
