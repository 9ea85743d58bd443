import { useEventStory } from '../about/parted.ts';
import { StoryPage, useNumbers } from '../frame/story-page.tsx';

/** `/tool/storyviewer/event/{server}/{id}/{chapter}/{name?}`: a chapter of an event. */
export function Screen() {
  const { id, part } = useNumbers();
  return <StoryPage state={useEventStory(id, part)} />;
}
