import { Button, FileButton, Textarea } from '@mantine/core';
import { Upload } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import { MAX_SONGS } from '#model/media/music/modes';
import { MAX_LISTS } from '#model/media/music/playlists';
import { readListsText } from '#model/media/music/sharing';
import { useDrop } from '#src/kit/field/use-drop.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { usePlaylists } from '../../use-music.ts';
import styles from '../panels.module.css';
import { newListId } from './new-list-id.ts';

const ROWS = 5;
const ICON = 16;
/** A field with more in it makes a page heavy. */
const MAX_MEGABYTES = 2;
const MAX_TEXT = MAX_MEGABYTES * 1_000_000;
const LIMITS = { lists: MAX_LISTS, songs: MAX_SONGS, megabytes: MAX_MEGABYTES };

interface Given {
  readonly text: string;
  /** Why the text is not that of the file. */
  readonly problem: 'unreadable' | 'tooLong' | null;
}

const given = (text: string): Given =>
  text.length > MAX_TEXT ? { text: '', problem: 'tooLong' } : { text, problem: null };

async function textOf(file: File): Promise<Given> {
  if (file.size > MAX_TEXT) return { text: '', problem: 'tooLong' };
  return file.text().then(given, () => ({ text: '', problem: 'unreadable' }));
}

/** What a text holds, and what keeps it from being taken in; null where nothing does. */
function useFound({ text, problem }: Given) {
  const { t } = useTranslation();
  const { lists: own } = usePlaylists();
  const { lists, unread } = useMemo(() => readListsText(text, t('listen.imported')), [text, t]);
  const found = lists.filter(({ songs }) => songs.length > 0);
  const count = found.reduce((sum, { songs }) => sum + songs.length, 0);
  const isBeyond = problem === 'tooLong' || own.length + found.length > MAX_LISTS;
  const isNothing = text !== '' && count === 0;
  const trouble =
    problem === 'unreadable'
      ? t('import.failed.fileUnreadable')
      : isBeyond
        ? t('listen.limits', LIMITS)
        : isNothing
          ? t('listen.nothing')
          : null;
  return { found, count, unread, trouble };
}

/** Takes in lists as a text: what this page saves, or plain numbers of songs. */
export function ImportForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const { create } = usePlaylists();
  const [input, setInput] = useState(given(''));
  const { found, count, unread, trouble } = useFound(input);
  const takeFile = (file: File | null | undefined) => {
    if (file) void textOf(file).then(setInput);
  };
  const { isOver, handlers } = useDrop(takeFile);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    for (const list of found) create({ id: newListId(), ...list });
    onDone();
  };
  return (
    <form className={styles.drop} data-over={isOver || undefined} onSubmit={submit} {...handlers}>
      <Textarea
        label={t('listen.importText')}
        description={isOver ? t('import.drop') : `${t('listen.importHint')} ${t('listen.limits', LIMITS)}`}
        rows={ROWS}
        value={input.text}
        onChange={(event) => setInput(given(event.currentTarget.value))}
      />
      <p role="status" className={styles.note} data-trouble={trouble !== null || undefined}>
        {trouble ?? (count > 0 && t('listen.songs', { count }))}
        {unread > 0 && ` · ${t('listen.unread', { count: unread })}`}
      </p>
      <span className={styles.buttons}>
        <Button type="submit" variant="filled" disabled={count === 0 || trouble !== null}>
          {t('listen.import')}
        </Button>
        <FileButton
          onChange={takeFile}
          accept="text/plain,.txt"
          inputProps={{ 'aria-label': t('import.file') }}
        >
          {(file) => (
            <Button {...file} leftSection={<Upload size={ICON} aria-hidden="true" />}>
              {t('import.file')}
            </Button>
          )}
        </FileButton>
        <Button onClick={onDone}>{t('listen.cancel')}</Button>
      </span>
    </form>
  );
}
