import { Button, CloseButton } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { exportFile, exportProfiles } from '#model/profile/files/export';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { Banner } from '#src/kit/page/banner.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useNamedProfiles } from '#src/kit/text/profile-name.ts';
import { saveFile } from '#src/kit/text/save-file.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './profiles.module.css';

/** What the visitor must know about how profiles are kept, and what to do about it; nothing while all is well. */
export function StorageNotice() {
  const { t } = useTranslation();
  const { storageProblem, isDamaged } = useProfiles();
  return (
    <>
      {storageProblem && (
        <Notice key={storageProblem}>
          <p>{t(`alarm.storage.${storageProblem}`)}</p>
          <WaysOut />
        </Notice>
      )}
      {isDamaged && (
        <Notice>
          <DamageText />
          <PageLink to="/profile/manager#backups">{t('page.manager')}</PageLink>
        </Notice>
      )}
    </>
  );
}

/** Stands until it is read. */
function Notice({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <div className={styles.note} role="alert">
      <Banner kind="warning" icon={<TriangleAlert size={16} />}>
        <div className={styles.line}>
          <div>{children}</div>
          <CloseButton aria-label={t('action.dismiss')} onClick={() => setRead(true)} />
        </div>
      </Banner>
    </div>
  );
}

function WaysOut() {
  const { t } = useTranslation();
  const { profiles, retryStorage } = useProfiles();
  const named = useNamedProfiles();
  const save = () => {
    const shown = named(profiles);
    const { text } = exportProfiles(shown, 'plain');
    saveFile(exportFile(shown, 'plain'), new Blob([text], { type: 'application/json' }));
  };
  return (
    <div className={styles.choices}>
      {profiles.length > 0 && <Button onClick={save}>{t('alarm.storage.export')}</Button>}
      <Button onClick={retryStorage}>{t('action.retry')}</Button>
    </div>
  );
}

function DamageText() {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const { completedFrom } = useProfiles();
  return (
    <p>
      {completedFrom === null
        ? t('alarm.storage.damaged')
        : t('alarm.storage.completed', { time: dateTime(completedFrom) })}
    </p>
  );
}
