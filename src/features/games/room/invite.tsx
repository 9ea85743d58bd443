import { Button } from '@mantine/core';
import { Link2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useShare } from '#src/kit/address/use-share.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './room.module.css';

const QrCode = lazy(() => import('#src/kit/picture/qr-code.tsx'));

/** The link to the room: to send, to copy, and to scan. */
export function Invite({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const url = `${window.location.origin}/game/room/${code}`;
  const { share, label, said } = useShare(t('page.room'), () => url);
  return (
    <section className={`${styles.panel} ${styles.invite}`} aria-labelledby="room-invite">
      <h2 id="room-invite">{t('room.invite')}</h2>
      <p className={styles.quiet}>{t('room.inviteText')}</p>
      <div className={styles.link}>
        <span className={styles.qr}>
          <Suspense>
            <QrCode text={url} label={t('room.qr')} />
          </Suspense>
        </span>
        <span className={styles.ways}>
          <span className={styles.quiet}>{t('room.code')}</span>
          <output className={styles.code}>{code}</output>
          <Button leftSection={<Link2 size={16} aria-hidden="true" />} onClick={share}>
            {label}
          </Button>
          <span className="visually-hidden" role="status">
            {said}
          </span>
        </span>
      </div>
    </section>
  );
}
