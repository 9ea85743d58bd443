import { Button, CloseButton } from '@mantine/core';
import { LOCALE_NAMES } from '#model/vocabulary/locales';
import { SERVERS } from '#model/vocabulary/servers';
import { useLocale } from '#src/kit/actors/use-locale.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './low-bar.module.css';

interface Props {
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/**
 * Says below a page that a link led to what the site is, and asks whether language and server are right; the page stays in
 * use (reference R44).
 */
export function WelcomeBar({ onOpen, onClose }: Props) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { main, sub, choose } = useServers();
  const accept = () => {
    choose({ main, sub });
    onClose();
  };
  return (
    <section className={styles.bar} aria-label={t('welcome.title')}>
      <p className={styles.text}>
        <b className={styles.more}>{t('welcome.title')}</b>{' '}
        <span className={styles.more}>{t('welcome.lead')}</span>{' '}
        <span>
          {LOCALE_NAMES[locale]} · {t(`server.${SERVERS[main]}`)}
        </span>
      </p>
      <Button variant="filled" onClick={accept}>
        {t('welcome.accept')}
      </Button>
      <Button onClick={onOpen}>{t('welcome.setUp')}</Button>
      <CloseButton aria-label={t('action.close')} onClick={onClose} />
    </section>
  );
}
