import { Button } from '@mantine/core';
import { FileQuestion } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { sheetOf } from '#model/chart/editing/sheet';
import { parseChart } from '#model/chart/parse';
import type { Post } from '#src/features/posts/post/post.data.ts';
import { useEditedPost } from '#src/features/studio/edited-post.data.ts';
import { ForMembers, Waiting } from '#src/features/studio/frame/for-members.tsx';
import { useIdOfAddress } from '#src/kit/address/use-id-of-address.ts';
import { usePageName } from '#src/kit/page/page-name.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
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
  if (post === null || !isChart || post.deleted || post.author?.username !== username) return <NotYours />;
  return <Loaded key={id} post={post} title={title} />;
}

function Loaded({ post, title }: { readonly post: Post; readonly title: string }) {
  const [input] = useState(() => ({ sheet: sheetOf(parseChart(post.chart ?? [])) }));
  return <EditorPage title={title} input={input} />;
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
