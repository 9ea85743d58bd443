import { useMainStory } from '../about/listed.ts';
import { StoryPage, useNumbers } from '../frame/story-page.tsx';

/** `/tool/storyviewer/main/{server}/{id}/{name?}`: a chapter of the main story. */
export function Screen() {
  const { id } = useNumbers();
  return <StoryPage state={useMainStory(id)} />;
}
