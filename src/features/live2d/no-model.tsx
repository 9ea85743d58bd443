import { Button } from '@mantine/core';
import { PersonStanding } from 'lucide-react';
import { Link } from 'react-router';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './frame/coming.module.css';

interface Props {
  /** Why: nothing yet, or what the data say of the address. */
  readonly state: 'loading' | 'unknown' | 'noCostume';
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** Stands in the place of the viewer while it is not known which model is meant, or when there is none. */
export function NoModel({ state, error, onRetry }: Props) {
  const { t } = useTranslation();
  if (error) {
    return (
      <>
        <h1>{t('page.live2d')}</h1>
        <DataError message={error.message} onRetry={onRetry} />
      </>
    );
  }
  if (state === 'loading') {
    return (
      <div className={styles.page}>
        <h1>{t('page.live2d')}</h1>
        <div className={styles.waiting} role="status">
          {t('action.loading')}
        </div>
      </div>
    );
  }
  return (
    <EmptyState
      isPage
      icon={<PersonStanding size={28} />}
      title={t(`live2d.none.${state}`)}
      text={t('live2d.noneText')}
    >
      <Button component={Link} to="/tool/live2d" variant="filled">
        {t('live2d.chooseModel')}
      </Button>
    </EmptyState>
  );
}
