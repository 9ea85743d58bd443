import { Button } from '@mantine/core';
import { Section } from '#src/kit/page/section.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type ConsoleRecordType, useRecords } from '../../community/console.data.ts';
import { RecordRow } from './record-row.tsx';
import styles from './records.module.css';

/** The latest records of a type, and the way to withdraw them. */
export function Records({ type }: { readonly type: ConsoleRecordType }) {
  const { t } = useTranslation();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useRecords(type);
  const records = data?.pages.flatMap((page) => page.records);
  return (
    <div className={styles.panel}>
      <Section id="records" title={t('console.records')} note={data?.pages[0]?.count}>
        {records && records.length === 0 && <p className={styles.facts}>{t('console.noRecords')}</p>}
        {records && (
          <ul className={styles.list}>
            {records.map((record) => (
              <RecordRow key={record.id} record={record} />
            ))}
          </ul>
        )}
        {!records && error && <DataError message={error.message} onRetry={() => void refetch()} />}
        {hasNextPage && (
          <Button className={styles.more} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('console.more')}
          </Button>
        )}
      </Section>
    </div>
  );
}
