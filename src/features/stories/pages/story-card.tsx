import { useCardStory } from '../about/parted.ts';
import { StoryPage, useNumbers } from '../frame/story-page.tsx';

/** `/tool/storyviewer/card/{server}/{id}/{episode}/{name?}`: an episode of a card. */
export function Screen() {
  const { id, part } = useNumbers();
  return <StoryPage state={useCardStory(id, part)} />;
}
