import { Button } from '@mantine/core';
import { FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PostKind } from '#model/contract/community/categories';
import { useIdOfAddress } from '#src/kit/address/use-id-of-address.ts';
import { usePageName } from '#src/kit/page/page-name.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import type { Post } from '../../posts/post/post.data.ts';
import { useEditedPost } from '../edited-post.data.ts';
import { ForMembers, Waiting } from './for-members.tsx';

interface Props {
  readonly title: string;
  /** Shown to visitors who are not logged in. */
  readonly hint: { readonly title: string; readonly text: string };
  readonly category: PostKind;
  readonly mayEdit: (post: Post, username: string) => boolean;
  /** Shown where the post does not exist or the visitor may not edit it. */
  readonly notYours: {
    readonly title: string;
    readonly text: string;
    readonly list: { readonly path: string; readonly label: string };
  };
  readonly children: (post: Post, username: string) => ReactNode;
}

/** The page that edits the post of its address, once that has come and is the visitor's to edit. */
export function EditPage(props: Props) {
  const id = useIdOfAddress();
  if (id === null) return <NotYours {...props.notYours} />;
  return (
    <ForMembers title={props.title} hint={props.hint}>
      {({ username }) => <Edited key={id} id={id} username={username} {...props} />}
    </ForMembers>
  );
}

interface EditedProps extends Props {
  readonly id: number;
  readonly username: string;
}

function Edited({ id, username, title, category, mayEdit, notYours, children }: EditedProps) {
  const { data: post, error, refetch } = useEditedPost(id, username);
  usePageName(post?.title ?? null);
  if (post === undefined)
    return error ? (
      <>
        <h1>{title}</h1>
        <DataError message={error.message} onRetry={() => void refetch()} />
      </>
    ) : (
      <Waiting title={title} />
    );
  const isOfCategory = post?.categoryName === 'SELF_POST' && post.categoryId === category;
  if (post === null || !isOfCategory || post.deleted || !mayEdit(post, username))
    return <NotYours {...notYours} />;
  return children(post, username);
}

function NotYours({ title, text, list }: Props['notYours']) {
  return (
    <EmptyState isPage icon={<FileQuestion size={28} />} title={title} text={text}>
      <Button component={Link} to={list.path} variant="filled">
        {list.label}
      </Button>
    </EmptyState>
  );
}
