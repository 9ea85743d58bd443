import type { ListedPost } from '#model/contract/community/post';
import { readPostText } from '#model/records/read-rich-text';
import type { RichText } from '#model/records/rich-text';

/** A comment with its text as it is shown. */
export interface Comment {
  readonly post: ListedPost;
  readonly text: RichText;
}

const read = new WeakMap<readonly unknown[], RichText>();

/** What a server sends is read as what any stranger writes; what cannot be shown is left out. */
export function commentOf(post: ListedPost): Comment {
  const text = read.get(post.content) ?? readPostText(post.content);
  read.set(post.content, text);
  return { post, text };
}
