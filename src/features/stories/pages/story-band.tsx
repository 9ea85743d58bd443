import { useBandStory } from '../about/listed.ts';
import { StoryPage, useNumbers } from '../frame/story-page.tsx';

/** `/tool/storyviewer/band/{server}/{id}/{name?}`: a story of a band. */
export function Screen() {
  const { id } = useNumbers();
  return <StoryPage state={useBandStory(id)} />;
}
