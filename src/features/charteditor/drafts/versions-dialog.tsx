import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ChartDraft } from '#model/writing/chart/draft';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { Ago } from '#src/kit/text/ago.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { chartDrafts } from './device.ts';
import { useDraftVersions } from './drafts.data.ts';
import styles from './drafts.module.css';

interface Props {
  readonly draftKey: string;
  readonly onClose: () => void;
  /** Puts a version in place of what is there, which is kept as a version before. */
  readonly onRestore: (draft: ChartDraft) => void;
}

const WIDTH = 480;

/** Earlier versions of a draft, by time and number of notes. */
export function VersionsDialog({ onClose, ...props }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened title={t('chartDraft.versions')} width={WIDTH} tall onClose={onClose}>
      {() => <Versions {...props} />}
    </DialogFrame>
  );
}

function Versions({ draftKey, onRestore }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { data, error } = useDraftVersions(draftKey);
  const [lost, setLost] = useState<number | null>(null);
  const restore = async (at: number) => {
    const version = await chartDrafts.version(draftKey, at).catch(() => null);
    if (version) onRestore(version.content);
    else setLost(at);
  };
  if (data === undefined) return <p role="status">{t(error ? 'chartDraft.unread' : 'action.loading')}</p>;
  if (data.length === 0) return <p>{t('chartDraft.noVersions')}</p>;
  return (
    <>
      <p className="muted">{t('chartDraft.versionsText')}</p>
      <ul className={styles.list} aria-label={t('chartDraft.versions')}>
        {data.map(({ at, notes }) => (
          <li key={at} className={styles.row}>
            <span className={styles.title}>
              <Ago time={at} />
            </span>
            <span className="muted">{t('chart.notes', { count: notes, notes: integer(notes) })}</span>
            <Button onClick={() => void restore(at)}>{t('chartDraft.restore')}</Button>
            {lost === at && (
              <p role="alert" className={styles.fault}>
                {t('chartDraft.lost')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
