import { Skeleton } from '@mantine/core';
import type { TextKey } from '#model/texts/groups';
import { Meanwhile } from '#src/kit/page/meanwhile.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './post.module.css';

const HEIGHT = 320;

/** Until a post is there: what the server sent of it, or its place. */
export function PostWaiting({ title }: { readonly title: TextKey }) {
  const { t } = useTranslation();
  return (
    <Meanwhile>
      <div className={styles.page} data-single>
        <h1>{t(title)}</h1>
        <Skeleton height={HEIGHT} role="status" aria-label={t('action.loading')} />
      </div>
    </Meanwhile>
  );
}
