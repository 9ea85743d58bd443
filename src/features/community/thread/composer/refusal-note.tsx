import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ComposerView } from '../../use-composer.ts';
import styles from './composer.module.css';

interface Props {
  readonly composer: ComposerView;
  /** What somebody saved meanwhile. */
  readonly newer: ReactNode;
}

/** Why the text was not sent, and what can be done. */
export function RefusalNote({ composer: { refusal, insist }, newer }: Props) {
  const { t } = useTranslation();
  const words =
    refusal?.kind === 'wait'
      ? t('composer.wait', { count: refusal.seconds })
      : refusal && t(refusal.kind === 'blocked' ? 'muted.refused' : `composer.refusal.${refusal.kind}`);
  return (
    <div role="alert" className={styles.refusal} hidden={refusal === null}>
      {words}
      {refusal?.kind === 'stale' && (
        <>
          <div className={styles.newer}>{newer}</div>
          <Button variant="default" onClick={insist}>
            {t('composer.insist')}
          </Button>
        </>
      )}
    </div>
  );
}
