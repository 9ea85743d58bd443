import { DataFailure } from '#src/kit/data/failure.ts';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './recent-error.module.css';

interface Props {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** In place of everything that is drawn from what is recent. */
export function RecentError({ error, onRetry }: Props) {
  const { t } = useTranslation();
  const text =
    error instanceof DataFailure
      ? t(`failure.${error.kind}`, { name: t(`data.${error.dataName}`) })
      : t('failure.other', { message: error.message });
  return (
    <div className={styles.panel}>
      <ErrorState title={t('failure.title')} text={text} onRetry={onRetry} />
    </div>
  );
}
