import type { ReactNode } from 'react';
import type { ListedPost } from '#model/contract/community/post';
import { MutedFold } from '#src/features/account/people/muting/muted-fold.tsx';
import { useHeldBack } from '#src/kit/actors/use-held-back.ts';
import { PagedList } from '#src/kit/paged/paged-list.tsx';
import type { Paged } from '#src/kit/paged/use-paged.ts';
import { PostRow } from '../row/post-row.tsx';
import { kindsOfRows } from '../row/row-content.ts';
import { kindsOfTags } from '../tags/tag-text.ts';
import { ThingsAround } from '../things/things-around.tsx';

const ROW_HEIGHT = 96;

interface Props {
  readonly label: string;
  readonly list: Paged<ListedPost>;
  readonly empty: ReactNode;
  /** What the reader has to do with a post. */
  readonly noteOf?: (post: ListedPost) => string | null;
}

const idOf = ({ id }: ListedPost): number => id;

/** Posts, one below the other, and a button for more of them. */
export function PostList({ label, list, empty, noteOf }: Props) {
  const posts = list.items ?? [];
  const isHeldBack = useHeldBack();
  return (
    <ThingsAround
      kinds={[...kindsOfRows(posts, isHeldBack), ...posts.flatMap(({ tags }) => kindsOfTags(tags))]}
    >
      <PagedList
        label={label}
        list={list}
        idOf={idOf}
        row={(post) => (
          <MutedFold username={post.author?.username}>
            <PostRow post={post} note={noteOf?.(post) ?? null} />
          </MutedFold>
        )}
        empty={empty}
        rowHeight={ROW_HEIGHT}
      />
    </ThingsAround>
  );
}
