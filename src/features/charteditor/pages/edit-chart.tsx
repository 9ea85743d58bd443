import { Button } from '@mantine/core';
import { FileQuestion } from 'lucide-react';
import { Link } from 'react-router';
import type { Post } from '#src/features/posts/post/post.data.ts';
import { useEditedPost } from '#src/features/studio/edited-post.data.ts';
import { ForMembers, Waiting } from '#src/features/studio/frame/for-members.tsx';
import { useIdOfAddress } from '#src/kit/address/use-id-of-address.ts';
import { usePageName } from '#src/kit/page/page-name.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useEditedChart } from '../drafts/drafts.data.ts';
import { EditorPage } from '../editor-page.tsx';

/** `/community/charts/edit/{id}`: a chart of the visitor. */
export function Screen() {
  const { t } = useTranslation();
  const id = useIdOfAddress();
  if (id === null) return <NotYours />;
  return (
    <ForMembers
      title={t('page.editChart')}
      hint={{ title: t('chartEditor.logIn'), text: t('chartEditor.logInText') }}
    >
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
  const title = t('page.editChart');
  usePageName(post?.title ?? null);
  if (post === undefined)
    return error ? (
      <DataError message={error.message} onRetry={() => void refetch()} />
    ) : (
      <Waiting title={title} />
    );
  const isChart = post?.categoryName === 'SELF_POST' && post.categoryId === 'chart';
  if (post === null || !isChart || post.deleted || !mayEdit(post, username)) return <NotYours />;
  return <Loaded key={id} post={post} title={title} />;
}

const mayEdit = ({ author, coAuthors = [] }: Post, username: string): boolean =>
  author?.username === username || coAuthors.some((each) => each.username === username);

/** The post with what this device may know of it that the site does not. */
function Loaded({ post, title }: { readonly post: Post; readonly title: string }) {
  const { data: input } = useEditedChart(post);
  return input ? <EditorPage title={title} input={input} /> : <Waiting title={title} />;
}

function NotYours() {
  const { t } = useTranslation();
  return (
    <EmptyState
      isPage
      icon={<FileQuestion size={28} />}
      title={t('chartEditor.notYours')}
      text={t('chartEditor.notYoursText')}
    >
      <Button component={Link} to="/community/charts" variant="filled">
        {t('fanCharts.all')}
      </Button>
    </EmptyState>
  );
}
