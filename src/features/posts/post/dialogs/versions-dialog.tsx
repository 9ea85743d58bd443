import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { readPostText } from '#model/records/read-rich-text';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Content } from '../content.tsx';
import { type Post, type PostVersion, usePostVersions, useRestore } from '../post.data.ts';
import styles from '../post.module.css';

interface Props {
  readonly opened: boolean;
  readonly post: Post;
  readonly onClose: () => void;
}

const WIDTH = 720;
const WAITING = 120;

/** What a post was before it was changed, and the way back to it. */
export function VersionsDialog({ opened, post, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened={opened} title={t('post.versions')} width={WIDTH} tall onClose={onClose}>
      {() => <Body post={post} onClose={onClose} />}
    </DialogFrame>
  );
}

function Body({ post, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation();
  const list = usePostVersions(post.id);
  const versions = list.data?.pages.flatMap((page) => page.versions) ?? [];
  if (list.isPending) return <Skeleton height={WAITING} aria-label={t('action.loading')} />;
  if (list.isError) return <DataError message={list.error.message} onRetry={() => void list.refetch()} />;
  if (versions.length === 0) return <p>{t('post.versionsNone')}</p>;
  return (
    <>
      <ul className={styles.versions}>
        {versions.map((version) => (
          <Version key={version.revision} post={post} version={version} onRestored={onClose} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="default"
          aria-busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('post.moreVersions')}
        </Button>
      )}
    </>
  );
}

interface VersionProps {
  readonly post: Post;
  readonly version: PostVersion;
  readonly onRestored: () => void;
}

/** One version: its title and until when it stood; its text when someone opens it. */
function Version({ post, version: { revision, time, title, content }, onRestored }: VersionProps) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const [isOpen, open] = useState(false);
  const { mutate, isPending, data } = useRestore(post.id);
  const restore = () => {
    const wanted = { version: revision, revision: post.revision };
    if (!isPending) mutate(wanted, { onSuccess: ({ isDone }) => isDone && onRestored() });
  };
  return (
    <li>
      <details className={styles.version} onToggle={({ currentTarget }) => open(currentTarget.open)}>
        <summary>
          <strong>{t('post.version', { number: revision + 1 })}</strong> {title || t('post.untitled')}{' '}
          <span className={styles.quiet}>{t('post.changedAt', { time: dateTime(time) })}</span>
        </summary>
        {isOpen && (
          <>
            <Content text={readPostText(content)} />
            <Button aria-busy={isPending} onClick={restore}>
              {t('post.restore')}
            </Button>
            {data?.isDone === false && (
              <p className={styles.problem} role="alert">
                {t('post.restoreFailed')}
              </p>
            )}
          </>
        )}
      </details>
    </li>
  );
}
