import { Button } from '@mantine/core';
import { CheckCircle2, LoaderCircle, TriangleAlert } from 'lucide-react';
import { exportFile, exportProfiles } from '#model/profile/files/export';
import { useProfiles, useProfilesNow } from '#src/kit/actors/use-profiles.ts';
import { useLeaveWarning } from '#src/kit/overlay/use-leave-warning.ts';
import { saveFile } from '#src/kit/text/save-file.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './keeping-state.module.css';

const ICON = { size: 16, 'aria-hidden': true } as const;

/** Whether what is set is kept by the browser. Why it is not stands above the page; here is what to do about it. */
export function KeepingState() {
  const { t } = useTranslation();
  const { activeProfile, retryStorage } = useProfiles();
  const isKept = useProfilesNow((now) => now.isKept);
  const storageProblem = useProfilesNow((now) => now.storageProblem);
  useLeaveWarning(!isKept);
  if (!storageProblem) {
    return (
      <p className={styles.kept}>
        {isKept ? <CheckCircle2 {...ICON} /> : <LoaderCircle {...ICON} />}
        {isKept ? t('collection.kept') : t('collection.keeping')}
      </p>
    );
  }
  const save = () => {
    if (!activeProfile) return;
    const { text } = exportProfiles([activeProfile], 'plain');
    saveFile(exportFile([activeProfile], 'plain'), new Blob([text], { type: 'application/json' }));
  };
  return (
    <p className={styles.kept} role="alert">
      <TriangleAlert {...ICON} />
      {t('collection.notKept')}
      <Button variant="subtle" onClick={retryStorage}>
        {t('action.retry')}
      </Button>
      <Button variant="subtle" onClick={save}>
        {t('collection.saveFile')}
      </Button>
    </p>
  );
}
