import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { listName, MAX_NAME } from '#model/media/music/playlists';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../panels.module.css';

interface Props {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

/** The name of a list. */
export function NameForm({ name, onName, onCancel }: Props) {
  const { t } = useTranslation();
  const [typed, type] = useState(name);
  const read = listName(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (read !== null) onName(read);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextInput
        label={t('listen.name')}
        value={typed}
        maxLength={MAX_NAME}
        data-autofocus
        autoFocus
        onChange={(event) => type(event.currentTarget.value)}
      />
      <Button type="submit" variant="filled" disabled={read === null}>
        {t('listen.save')}
      </Button>
      <Button onClick={onCancel}>{t('listen.cancel')}</Button>
    </form>
  );
}
