import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { MAX_NICKNAME } from '#model/vocabulary/nicknames';
import { outcomeOf } from '#src/kit/data/api/outcome.ts';
import { useCall } from '#src/kit/data/api/queries.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './nicknames.module.css';

type Outcome = 'done' | 'invalid' | 'quota' | 'login' | 'wait' | 'failed';

/** A name for moderators to decide about. */
export function NicknameProposal({ song }: { readonly song: number }) {
  const { t } = useTranslation();
  const { call, isBusy } = useCall('POST song/nickname', 'songs');
  const [name, setName] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setOutcome('invalid');
    const result = await call({ song, name: name.trim() });
    if (result.isDone) setName('');
    setOutcome(
      result.isDone ? 'done' : outcomeOf(result.failure, ['invalid', 'quota', 'login', 'wait']).kind,
    );
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        id={id}
        autoFocus
        aria-label={t('songs.nickname')}
        aria-describedby={`${id}-outcome`}
        value={name}
        maxLength={MAX_NICKNAME}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" variant="filled" loading={isBusy}>
        {t('songs.propose')}
      </Button>
      <span id={`${id}-outcome`} role="status" className={styles.outcome}>
        {outcome && t(`songs.proposed.${outcome}`)}
      </span>
    </form>
  );
}
