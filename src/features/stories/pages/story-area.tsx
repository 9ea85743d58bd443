import { useAreaTalk } from '../about/listed.ts';
import { StoryPage, useNumbers } from '../frame/story-page.tsx';

/** `/tool/storyviewer/area/{server}/{id}/{name?}`: a talk in an area, by its action set. */
export function Screen() {
  const { id } = useNumbers();
  return <StoryPage state={useAreaTalk(id)} />;
}
