import { Button } from '@mantine/core';
import { SearchX } from 'lucide-react';
import styles from '../../field/list-picker.module.css';
import { useTranslation } from '../../text/translation.tsx';
import { EmptyState } from './empty-state.tsx';

interface Props {
  readonly onClear: () => void;
}

/** In place of the list of a picker in which nothing is left. */
export function NothingFound({ onClear }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.nothing}>
      <EmptyState icon={<SearchX size={28} />} title={t('list.emptyTitle')} text={t('list.emptyText')}>
        <Button onClick={onClear}>{t('filter.clear')}</Button>
      </EmptyState>
    </div>
  );
}
