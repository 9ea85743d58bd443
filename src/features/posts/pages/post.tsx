import { PostPage } from '../post/post-page.tsx';

/** `/community/posts/{id}/{name?}`: one post. */
export const Screen = () => <PostPage kind="text" />;
