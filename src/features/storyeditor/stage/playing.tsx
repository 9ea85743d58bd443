import { useEffect, useEffectEvent } from 'react';
import type { TheatreSettings } from '#model/media/theatre/theatre-settings';
import type { OpenStory } from '#src/features/stories/open-story.ts';
import { Picture } from '#src/features/stories/theatre/frame/picture.tsx';
import {
  StoryPlayProvider,
  useAppliedSettings,
  useStoryPart,
  useStoryPlay,
  useTheatreSettings,
} from '#src/features/stories/use-story-play.ts';

interface Props {
  readonly story: OpenStory;
}

/** The story as readers will see it, from the cursor on; it goes on by itself. */
export function Playing({ story }: Props) {
  const { settings } = useTheatreSettings();
  const own: TheatreSettings = { ...settings, isAuto: true };
  const play = useStoryPlay(story, own);
  return (
    <StoryPlayProvider value={play}>
      <Played story={story} settings={own} />
    </StoryPlayProvider>
  );
}

function Played({ story, settings }: Props & { readonly settings: TheatreSettings }) {
  useAppliedSettings(settings);
  const at = useStoryPart((view) => view.at);
  const report = useEffectEvent(() => story.moveTo(at));
  useEffect(() => {
    if (at >= 0) report();
  }, [at]);
  return <Picture story={story} size="small" />;
}
