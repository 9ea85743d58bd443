import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './frame.module.css';

interface Props {
  /** Why the server refused it; null while nothing was refused. */
  readonly words: ReactNode;
  /** Set when a newer version was saved elsewhere: what the member can do. */
  readonly stale: Stale | null;
}

interface Stale {
  /** The newer version; null if it could not be fetched. */
  readonly newer: ReactNode;
  readonly insist: { readonly label: string; readonly onInsist: () => void };
  readonly take: { readonly label: string; readonly onTake: () => void };
}

/** Why a draft was refused, and what can be done. It is in the page while empty, so that screen readers announce it when it fills. */
export function DraftRefusal({ words, stale }: Props) {
  return (
    <div role="alert" className={styles.refusal} hidden={words === null}>
      {words}
      {stale && (
        <>
          {stale.newer}
          <div className={styles.ends}>
            <Button onClick={stale.insist.onInsist}>{stale.insist.label}</Button>
            {stale.newer !== null && <Button onClick={stale.take.onTake}>{stale.take.label}</Button>}
          </div>
        </>
      )}
    </div>
  );
}
