import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { readListsText } from '#model/music/listening/sharing';
import { usePlaylists } from '#src/actors/music/use-music.ts';
import { useTranslation } from '#src/components/translation.tsx';
import styles from '../panels.module.css';
import { newListId } from './new-list-id.ts';

const ROWS = 5;
/** Far more than all songs of all lists need. */
const LONGEST_TEXT = 2_000_000;

/** Takes in lists as a text: what this page saves, or plain numbers of songs. */
export function ImportForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const { create } = usePlaylists();
  const [text, setText] = useState('');
  const { lists, unread } = readListsText(text.slice(0, LONGEST_TEXT), t('listen.imported'));
  const found = lists.filter(({ songs }) => songs.length > 0);
  const count = found.reduce((sum, { songs }) => sum + songs.length, 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    for (const list of found) create({ id: newListId(), ...list });
    onDone();
  };
  return (
    <form className={styles.block} onSubmit={submit}>
      <Textarea
        label={t('listen.importText')}
        description={t('listen.importHint')}
        rows={ROWS}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <label className={styles.file}>
        {t('listen.file')}
        <input
          type="file"
          accept="text/plain"
          onChange={({ currentTarget }) => void currentTarget.files?.[0]?.text().then(setText)}
        />
      </label>
      <p role="status" className={styles.note}>
        {text !== '' && (count > 0 ? t('listen.songs', { count }) : t('listen.nothing'))}
        {unread > 0 && ` · ${t('listen.unread', { count: unread })}`}
      </p>
      <span className={styles.line}>
        <Button type="submit" variant="filled" disabled={count === 0}>
          {t('listen.import')}
        </Button>
        <Button onClick={onDone}>{t('listen.cancel')}</Button>
      </span>
    </form>
  );
}
