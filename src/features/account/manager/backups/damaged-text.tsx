import { Button } from '@mantine/core';
import { Download, Trash2, TriangleAlert } from 'lucide-react';
import { Banner } from '#src/kit/page/banner.tsx';
import { saveFile } from '#src/kit/text/save-file.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { BackupsView } from '../../copies/use-backups.ts';
import styles from './backups.module.css';

interface Props {
  readonly view: BackupsView;
}

const FILE = 'setori-damaged-profiles.txt';

/** What could not be read, as it was: somebody may still make something of it. */
export function DamagedText({ view }: Props) {
  const { t } = useTranslation();
  const { damagedText, discardDamaged, isBusy } = view;
  if (damagedText === null) return null;
  return (
    <div className={styles.damaged}>
      <Banner kind="warning" icon={<TriangleAlert size={16} />}>
        <p>{t('manager.damagedKept')}</p>
        <div className={styles.actions}>
          <Button
            leftSection={<Download size={16} aria-hidden="true" />}
            onClick={() => saveFile(FILE, new Blob([damagedText], { type: 'text/plain' }))}
          >
            {t('manager.damagedSave')}
          </Button>
          <Button
            disabled={isBusy}
            leftSection={<Trash2 size={16} aria-hidden="true" />}
            onClick={discardDamaged}
          >
            {t('manager.damagedDiscard')}
          </Button>
        </div>
      </Banner>
    </div>
  );
}
