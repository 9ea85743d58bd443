import { useState } from 'react';
import type { ActorRecorder } from '../recorder.ts';
import { openStately, type StatelyStatus } from '../stately.ts';
import styles from './panel.module.css';

const WORDS: Readonly<Record<StatelyStatus, string>> = {
  closed: '',
  blocked: 'The browser blocked the window: allow pop-ups for this address.',
  waiting: 'Waiting for the Stately window (it needs the internet).',
  connected: 'The Stately inspector is connected.',
};

/** Asks for the inspector on the web; no one else is asked for anything. */
export function StatelyButton({ recorder }: { readonly recorder: ActorRecorder }) {
  const [status, setStatus] = useState<StatelyStatus>('closed');
  return (
    <>
      <output className={styles.status}>{WORDS[status]}</output>
      <button
        type="button"
        className={styles.button}
        disabled={status === 'waiting' || status === 'connected'}
        onClick={() => openStately(recorder, setStatus)}
      >
        Open Stately inspector
      </button>
    </>
  );
}
