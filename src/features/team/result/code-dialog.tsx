import { Button } from '@mantine/core';
import { Link2 } from 'lucide-react';

import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import QrCode from '#src/kit/picture/qr-code.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './code-dialog.module.css';

interface Props {
  readonly link: string;
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

/** A link as a QR code for another phone's camera, with the link in text below. */
export function CodeDialog({ link, onCopy, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened title={t('builder.share.code')} width={360} onClose={onClose}>
      {() => (
        <>
          <p className={styles.lead}>{t('builder.share.codeLead')}</p>
          <div className={styles.place}>
            <QrCode text={link} label={t('builder.share.code')} />
          </div>
          <p className={styles.link}>{link}</p>
          <DialogEnds>
            <Button
              leftSection={<Link2 size={16} aria-hidden="true" />}
              onClick={() => {
                onCopy();
                onClose();
              }}
            >
              {t('copy.link')}
            </Button>
          </DialogEnds>
        </>
      )}
    </DialogFrame>
  );
}
