import { Select } from '@mantine/core';
import { POST_SORTS, type PostsQuery } from '#model/listing/posts-query';
import type { InAddress } from '#src/kit/address/use-address.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './list.module.css';

interface Props extends Pick<InAddress<PostsQuery>, 'change'>, Pick<PostsQuery, 'sort'> {
  /** How many posts are found; null while no one knows. */
  readonly count: number | null;
  readonly counted: (count: number) => string;
}

/** How many posts there are, and in which order they come. */
export function ListHead({ count, counted, sort, change }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {count !== null && counted(count)}
      </p>
      <Select
        className={styles.sort ?? ''}
        aria-label={t('list.sort')}
        allowDeselect={false}
        value={sort}
        data={POST_SORTS.map((value) => ({ value, label: t(`posts.sort.${value}`) }))}
        onChange={(value) => {
          const next = POST_SORTS.find((each) => each === value);
          if (next) change({ sort: next });
        }}
      />
    </div>
  );
}
