import { Button } from '@mantine/core';
import { ArchiveRestore, HardDriveDownload } from 'lucide-react';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useProfileName } from '#src/kit/text/profile-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { BackupsView, ListedBackup } from '../../copies/use-backups.ts';
import styles from './backups.module.css';

interface Props {
  readonly view: BackupsView;
}

/** The backups, the latest first, each with what is in it. */
export function BackupRows({ view }: Props) {
  const { t } = useTranslation();
  const { profiles, active, isLoading } = useProfiles();
  const { backups, outcome, problem, isBusy, take, restore, retry } = view;
  if (problem !== null && outcome === null) {
    return (
      <ErrorState
        title={t('manager.backupsUnreadable')}
        text={t('manager.backupsUnreadableText')}
        onRetry={retry}
      />
    );
  }
  const current = { profiles, active };
  return (
    <>
      {backups.length === 0 && !view.isLoading && <p>{t('manager.noBackups')}</p>}
      <ul className={styles.list}>
        {backups.map((backup) => (
          <BackupRow
            key={backup.slot}
            backup={backup}
            isBusy={isBusy || isLoading}
            onRestore={() => restore(backup.slot, current)}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          disabled={profiles.length === 0 || isBusy}
          leftSection={<HardDriveDownload size={16} aria-hidden="true" />}
          onClick={() => take(current)}
        >
          {t('manager.backUpNow')}
        </Button>
        <span role="status">{outcome && t(`manager.backupOutcome.${outcome}`)}</span>
      </div>
    </>
  );
}

interface RowProps {
  readonly backup: ListedBackup;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
}

function BackupRow({ backup, isBusy, onRestore }: RowProps) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const { integer, list } = useFormat();
  const shownName = useProfileName();
  const { at, reason, profiles } = backup;
  const contents = profiles.map(({ name, cards }) =>
    t('profile.contents', { name: shownName(name), cards: integer(cards) }),
  );
  const time = dateTime(at);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.time}>
          {time} <span className={styles.reason}>{t(`manager.reason.${reason}`)}</span>
        </p>
        <p className={styles.contents}>{list(contents)}</p>
      </div>
      <Button
        disabled={isBusy}
        aria-label={t('manager.restoreOf', { time })}
        leftSection={<ArchiveRestore size={16} aria-hidden="true" />}
        onClick={onRestore}
      >
        {t('manager.restore')}
      </Button>
    </li>
  );
}
