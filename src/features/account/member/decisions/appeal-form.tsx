import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_APPEAL } from '#model/contract/community/verdicts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useAppeal } from './decisions.data.ts';
import styles from './decisions.module.css';

/** The form of an appeal, once per decision. */
export function AppealForm({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { appeal, isBusy } = useAppeal();
  const [text, setText] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const isEmpty = text.trim() === '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || isBusy) return;
    const { isDone } = await appeal(id, text);
    setFailed(!isDone);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <Textarea
        label={t('account.decision.appealLabel')}
        description={t('account.decision.appealText')}
        value={text}
        maxLength={MAX_APPEAL}
        minRows={3}
        autosize
        autoFocus
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {hasFailed && <p role="alert">{t('account.decision.notSent')}</p>}
      <div className={styles.buttons}>
        <Button type="submit" variant="filled" aria-busy={isBusy} aria-disabled={isEmpty}>
          {t('account.decision.send')}
        </Button>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
      </div>
    </form>
  );
}
