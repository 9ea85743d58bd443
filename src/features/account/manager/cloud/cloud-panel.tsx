import { Button } from '@mantine/core';
import { CircleAlert, CircleCheck, Download, RotateCw, Scale, Upload } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { CloudView } from '../../copies/use-cloud.ts';
import styles from './cloud.module.css';
import { ConflictDialog } from './conflict-dialog.tsx';
import { Copies } from './copies.tsx';
import { FailureLine } from './failure-line.tsx';
import { ShrinkDialog } from './shrink-dialog.tsx';
import { Versions } from './versions.tsx';

interface Props {
  readonly cloud: CloudView;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

/** Both copies, what is between them, and what can be done about it. */
export function CloudPanel({ cloud }: Props) {
  return (
    <>
      <Copies cloud={cloud} />
      <Standing cloud={cloud} />
      <FailureLine failure={cloud.failure} />
      <Actions cloud={cloud} />
      <Versions cloud={cloud} />
      <ConflictDialog cloud={cloud} />
      <ShrinkDialog cloud={cloud} />
    </>
  );
}

/** One line: what is on its way, else what was done, else how the copies stand to each other. */
function Standing({ cloud: { doing, done, relation, local } }: Props) {
  const { t } = useTranslation();
  const isFine = done !== null || relation === 'same';
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was pressed may have gone with the choice; the keyboard goes on here.
    if (done !== null && document.activeElement === document.body)
      line.current?.focus({ preventScroll: true });
  }, [done]);
  return (
    <div ref={line} tabIndex={-1} role="status" className={styles.standing} data-fine={isFine || undefined}>
      {doing && <p>{t(`cloud.doing.${doing}`)}</p>}
      {!doing && done && (
        <p>
          <CircleCheck {...ICON} />
          {t(`cloud.done.${done}`)}
        </p>
      )}
      {!doing && relation && !(done && relation === 'same') && (
        <p>
          {relation === 'same' ? <CircleCheck {...ICON} /> : <CircleAlert {...ICON} />}
          {t(`cloud.relation.${relation}`)}
        </p>
      )}
      {!doing && !local && <p>{t('cloud.unusable')}</p>}
    </div>
  );
}

/** Pressed buttons keep the focus: what cannot be done now says so without being taken away. */
function Actions({ cloud }: Props) {
  const { t } = useTranslation();
  const { relation, canUpload, canDownload, isBusy } = cloud;
  if (relation === 'diverged')
    return (
      <div className={styles.actions}>
        <Button variant="filled" leftSection={<Scale {...ICON} />} aria-busy={isBusy} onClick={cloud.upload}>
          {t('cloud.compare')}
        </Button>
        <CheckButton cloud={cloud} />
      </div>
    );
  return (
    <div className={styles.actions}>
      <Button
        variant={relation === 'ahead' ? 'filled' : 'default'}
        leftSection={<Upload {...ICON} />}
        {...(canUpload ? {} : { 'data-disabled': true, 'aria-disabled': true })}
        onClick={cloud.upload}
      >
        {t('cloud.upload')}
      </Button>
      <Button
        variant={relation === 'behind' ? 'filled' : 'default'}
        leftSection={<Download {...ICON} />}
        {...(canDownload ? {} : { 'data-disabled': true, 'aria-disabled': true })}
        onClick={cloud.download}
      >
        {t('cloud.download')}
      </Button>
      <CheckButton cloud={cloud} />
    </div>
  );
}

function CheckButton({ cloud }: Props) {
  const { t } = useTranslation();
  return (
    <Button variant="subtle" leftSection={<RotateCw {...ICON} />} onClick={cloud.check}>
      {t('cloud.check')}
    </Button>
  );
}
