import { Button } from '@mantine/core';
import { CircleAlert, RotateCw } from 'lucide-react';
import { useTranslation } from '../../text/translation.tsx';
import styles from './message.module.css';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly onRetry: () => void;
}

/** Says what failed and offers to try again. */
export function ErrorState({ title, text, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.message} role="alert">
      <span className={styles.icon} data-error aria-hidden="true">
        <CircleAlert size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Button leftSection={<RotateCw size={16} aria-hidden="true" />} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      </div>
    </div>
  );
}
