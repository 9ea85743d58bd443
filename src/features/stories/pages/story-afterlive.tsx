import { useAfterLiveTalk } from '../about/listed.ts';
import { StoryPage, useNumbers } from '../frame/story-page.tsx';

/** `/tool/storyviewer/afterlive/{server}/{id}/{name?}`: a talk after a live. */
export function Screen() {
  const { id } = useNumbers();
  return <StoryPage state={useAfterLiveTalk(id)} />;
}
