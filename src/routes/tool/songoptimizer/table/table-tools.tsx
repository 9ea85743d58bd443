import { Button, Select } from '@mantine/core';
import { Download } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from '#src/components/translation.tsx';
import { COLUMNS, type Column } from '../state/optimizer-inputs.ts';
import type { Page } from '../state/page.ts';
import styles from './all-songs.module.css';
import type { Known, TableRow } from './rows.ts';
import type { ColumnView } from './use-columns.ts';
import { type Shown, useDownload } from './use-download.ts';

interface Props extends Shown, Pick<Page, 'change'> {
  readonly rows: readonly TableRow[];
  /** Of all charts, whatever is filtered. */
  readonly total: number;
  /** In the order of the charts. */
  readonly scores: readonly Known[];
  readonly columns: readonly ColumnView[];
  readonly sort: Column;
}

/** How many charts are listed, by what they are sorted, and all of them as a file. */
export const TableTools = memo(function TableTools({
  rows,
  total,
  scores,
  columns,
  sort,
  change,
  ...shown
}: Props) {
  const { t } = useTranslation();
  const unread = scores.filter((score) => score === null).length;
  const download = useDownload(rows, shown);
  return (
    <div className={styles.tools}>
      <p className={styles.count} role="status">
        {t('meta.count', { shown: rows.length, total })}
        {unread > 0 && ` · ${t('optimizer.unread', { count: unread })}`}
      </p>
      <Select
        aria-label={t('meta.order')}
        w={168}
        allowDeselect={false}
        value={sort}
        data={columns.map(({ key, title }) => ({ value: key, label: title }))}
        onChange={(value) => change({ sort: COLUMNS.find((key) => key === value) ?? 'average' })}
      />
      <Button
        leftSection={<Download size={16} aria-hidden="true" />}
        disabled={rows.length === 0}
        onClick={download}
      >
        {t('list.csv')}
      </Button>
    </div>
  );
});
