import { Button } from '@mantine/core';
import { CircleAlert, CircleCheck, Download, History, RotateCw, Scale, Upload } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useProfileName } from '#src/kit/text/profile-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { CloudVersion, CloudView } from '../../copies/use-cloud.ts';
import styles from './cloud.module.css';
import { ConflictDialog } from './conflict-dialog.tsx';
import { Copies } from './copies.tsx';
import { FailureLine } from './failure-line.tsx';
import { ShrinkDialog } from './shrink-dialog.tsx';
import { useHolds } from './use-holds.ts';

/** Earlier versions in the cloud, each with its contents. */
function Versions({ cloud: { versions, restore } }: { readonly cloud: CloudView }) {
  const { t } = useTranslation();
  if (versions.length === 0) return null;
  return (
    <details className={styles.versions}>
      <summary>
        <History size={16} aria-hidden="true" />
        {t('cloud.versions.title')}
        <span className={styles.number}>{versions.length}</span>
      </summary>
      <p className="muted">{t('cloud.versions.text')}</p>
      <ul className={styles.rows}>
        {versions.map((version) => (
          <Version key={version.id} version={version} onRestore={() => restore(version.id)} />
        ))}
      </ul>
    </details>
  );
}

interface VersionsProps {
  readonly version: CloudVersion;
  readonly onRestore: () => void;
}

function Version({ version: { time, device, profiles }, onRestore }: VersionsProps) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const { list } = useFormat();
  const holds = useHolds();
  const shownName = useProfileName();
  const from = device && t('cloud.device', { device });
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <p>
          <span className={styles.moment}>{dateTime(time)}</span>
          {from && <span className={styles.when}>{from}</span>}
        </p>
        <p className={styles.when}>{profiles.length === 0 ? t('cloud.versions.empty') : holds(profiles)}</p>
        {profiles.length > 0 && (
          <p className={styles.names}>{list(profiles.map(({ name }) => shownName(name)))}</p>
        )}
      </div>
      <Button aria-label={t('cloud.versions.restoreOf', { time: dateTime(time) })} onClick={onRestore}>
        {t('cloud.versions.restore')}
      </Button>
    </li>
  );
}

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
function Standing({ cloud: { doing, done, relation, local, cloud: there } }: Props) {
  const { t } = useTranslation();
  const isNothing = relation === 'same' && local?.profiles.length === 0 && there?.profiles.length === 0;
  const isFine = done !== null || (relation === 'same' && !isNothing);
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
          {relation !== 'same' && <CircleAlert {...ICON} />}
          {relation === 'same' && !isNothing && <CircleCheck {...ICON} />}
          {isNothing ? t('cloud.nothing') : t(`cloud.relation.${relation}`)}
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
