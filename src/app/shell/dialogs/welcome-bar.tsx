import { Button, CloseButton } from '@mantine/core';
import { useTranslation } from '#src/components/translation.tsx';
import styles from './low-bar.module.css';

interface Props {
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Says below a page that a link led to what the site is; the page stays in use (reference R44). */
export function WelcomeBar({ onOpen, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.bar} aria-label={t('welcome.title')}>
      <p className={styles.text}>
        <b>{t('welcome.title')}</b> <span className={styles.more}>{t('welcome.lead')}</span>
      </p>
      <Button onClick={onOpen}>{t('welcome.setUp')}</Button>
      <CloseButton aria-label={t('action.close')} onClick={onClose} />
    </section>
  );
}
