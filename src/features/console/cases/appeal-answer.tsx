import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { MAX_DECISION_NOTE } from '#model/contract/community/verdicts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useDeeds } from '../cases.data.ts';
import styles from './cases.module.css';

interface Props {
  readonly id: number;
  readonly onDone: () => void;
}

/** The answer to an appeal. */
export function AppealAnswer({ id, onDone }: Props) {
  const { t } = useTranslation();
  const { answer } = useDeeds();
  const [note, setNote] = useState('');
  const [state, setState] = useState<'resting' | 'busy' | 'failed' | 'own'>('resting');
  const send = async (said: 'upheld' | 'reversed') => {
    if (state === 'busy') return;
    setState('busy');
    const result = await answer({ id, answer: said, note });
    if (result.isDone) return onDone();
    const { failure } = result;
    setState(failure.kind === 'refused' && failure.code === 'PERMISSION_DENIED' ? 'own' : 'failed');
  };
  return (
    <div className={styles.form}>
      <Textarea
        label={t('console.case.note')}
        description={t('console.case.noteHint')}
        value={note}
        maxLength={MAX_DECISION_NOTE}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {state === 'failed' && <p role="alert">{t('console.outcome.failed')}</p>}
      {state === 'own' && <p role="alert">{t('console.case.ownDecision')}</p>}
      <div className={styles.actions}>
        <Button aria-busy={state === 'busy'} onClick={() => void send('upheld')}>
          {t('console.case.uphold')}
        </Button>
        <Button aria-busy={state === 'busy'} onClick={() => void send('reversed')}>
          {t('console.case.reverse')}
        </Button>
      </div>
    </div>
  );
}
