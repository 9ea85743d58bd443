import { Work } from '../fanstories/page/work.tsx';
import { PostPage } from '../post/post-page.tsx';

const WORDS = { title: 'page.fanStory', all: 'fanStories.all' } as const;

/** `/community/stories/{id}/{name?}`: a story that a member wrote, to read in either reader (reference R143). */
export function Screen() {
  return <PostPage kind="story" words={WORDS} Work={Work} />;
}
