import { Button } from '@mantine/core';
import { FileQuestion } from 'lucide-react';
import { Link } from 'react-router';
import { EMPTY_POST, readPost } from '#model/writing/post/draft';
import { useIdOfAddress } from '#src/kit/address/use-id-of-address.ts';
import { usePageName } from '#src/kit/page/page-name.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useEditedPost } from '../edited-post.data.ts';
import { ForMembers, Waiting } from '../frame/for-members.tsx';
import { WritePage } from '../write-page.tsx';

/** `/community/posts/edit/{id}`: a post of the visitor. */
export function Screen() {
  const { t } = useTranslation();
  const id = useIdOfAddress();
  if (id === null) return <NotYours />;
  return (
    <ForMembers title={t('page.editPost')} hint={{ title: t('write.logIn'), text: t('write.logInText') }}>
      {({ username }) => <Edited id={id} username={username} />}
    </ForMembers>
  );
}

interface Props {
  readonly id: number;
  readonly username: string;
}

function Edited({ id, username }: Props) {
  const { t } = useTranslation();
  const { data: post, error, refetch } = useEditedPost(id, username);
  const title = t('page.editPost');
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
  const isText = post?.categoryName === 'SELF_POST' && post.categoryId === 'text';
  if (post === null || !isText || post.deleted || post.author?.username !== username) return <NotYours />;
  return (
    <WritePage
      title={title}
      publishLabel={t('write.save')}
      input={{
        target: { kind: 'edit', id },
        draftKey: `drafts/post/${username}/${id}`,
        start: readPost(post) ?? EMPTY_POST,
        revision: post.revision,
      }}
    />
  );
}

function NotYours() {
  const { t } = useTranslation();
  return (
    <EmptyState
      isPage
      icon={<FileQuestion size={28} />}
      title={t('write.notYours')}
      text={t('write.notYoursText')}
    >
      <Button component={Link} to="/community/posts" variant="filled">
        {t('write.allPosts')}
      </Button>
    </EmptyState>
  );
}
