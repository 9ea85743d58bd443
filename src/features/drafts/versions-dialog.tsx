import { Button } from '@mantine/core';
import { useState } from 'react';
import type { WorkContent } from '#model/writing/work/kept-work';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { Ago } from '#src/kit/text/ago.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useDraftVersions } from './drafts.data.ts';
import styles from './drafts.module.css';
import type { DraftKind } from './kind.ts';

interface Props<Content extends WorkContent> {
  readonly kind: DraftKind<Content>;
  readonly draftKey: string;
  readonly onClose: () => void;
  /** Puts a version in place of what is there, which is kept as a version before. */
  readonly onRestore: (content: Content) => void;
}

const WIDTH = 480;

/** Earlier versions of a draft, by time and size. */
export function VersionsDialog<Content extends WorkContent>({ onClose, ...props }: Props<Content>) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened title={t('draft.versions')} width={WIDTH} tall onClose={onClose}>
      {() => <Versions {...props} />}
    </DialogFrame>
  );
}

function Versions<Content extends WorkContent>({
  kind,
  draftKey,
  onRestore,
}: Omit<Props<Content>, 'onClose'>) {
  const { t } = useTranslation();
  const { data, error } = useDraftVersions(kind, draftKey);
  const [lost, setLost] = useState<number | null>(null);
  const restore = async (at: number) => {
    const version = await kind.store.version(draftKey, at).catch(() => null);
    if (version) onRestore(version.content);
    else setLost(at);
  };
  if (data === undefined) return <p role="status">{t(error ? 'draft.unread' : 'action.loading')}</p>;
  if (data.length === 0) return <p>{t('draft.noVersions')}</p>;
  return (
    <>
      <p className="muted">{t('draft.versionsText')}</p>
      <ul className={styles.list} aria-label={t('draft.versions')}>
        {data.map(({ at, size }) => (
          <li key={at} className={styles.row}>
            <span className={styles.title}>
              <Ago time={at} />
            </span>
            <span className="muted">
              <kind.Size count={size} />
            </span>
            <Button onClick={() => void restore(at)}>{t('draft.restore')}</Button>
            {lost === at && (
              <p role="alert" className={styles.fault}>
                {t('draft.lost')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
