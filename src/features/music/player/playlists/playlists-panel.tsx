import { Button } from '@mantine/core';
import { Download, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { listsText } from '#model/media/music/sharing';
import { saveFile } from '#src/kit/text/save-file.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { titleOf, useSongNames } from '../../songs/song-names.ts';
import { usePlaylists } from '../../use-music.ts';
import styles from '../panels.module.css';
import { ImportForm } from './import-form.tsx';
import { NameForm } from './name-form.tsx';
import { newListId } from './new-list-id.ts';
import { OneList } from './one-list.tsx';

const ICON = 16;

/** The listener's lists: made, renamed, put in order, deleted, given away and taken in. */
export function PlaylistsPanel() {
  const { t } = useTranslation();
  const { lists, isFull, isLoading, storageProblem, create } = usePlaylists();
  const [open, setOpen] = useState<'new' | 'import' | null>(null);
  const nameOf = useSongNames();
  const save = () => {
    const text = listsText(lists, (song) => titleOf(nameOf(song), song));
    saveFile('playlists.txt', new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <section id="playlists" className={styles.panel} aria-busy={isLoading}>
      <header className={styles.head}>
        <h2>{t('listen.playlists')}</h2>
        <span className={styles.note} />
        <Button
          leftSection={<Plus size={ICON} aria-hidden="true" />}
          disabled={isFull || isLoading}
          aria-expanded={open === 'new'}
          onClick={() => setOpen(open === 'new' ? null : 'new')}
        >
          {t('listen.new')}
        </Button>
      </header>
      {storageProblem && (
        <p role="alert" className={styles.empty}>
          {t('setting.notKept')}
        </p>
      )}
      {open === 'new' && (
        <NameForm
          name=""
          onName={(name) => {
            create({ id: newListId(), name, songs: [] });
            setOpen(null);
          }}
          onCancel={() => setOpen(null)}
        />
      )}
      {lists.length === 0 ? (
        <p className={styles.empty}>{t('listen.none')}</p>
      ) : (
        <ul className={styles.lists}>
          {lists.map((list) => (
            <OneList key={list.id} list={list} />
          ))}
        </ul>
      )}
      <div className={styles.tools}>
        <Button
          leftSection={<Upload size={ICON} aria-hidden="true" />}
          aria-expanded={open === 'import'}
          disabled={isFull || isLoading}
          onClick={() => setOpen(open === 'import' ? null : 'import')}
        >
          {t('listen.import')}
        </Button>
        <Button
          leftSection={<Download size={ICON} aria-hidden="true" />}
          disabled={lists.length === 0}
          onClick={save}
        >
          {t('listen.export')}
        </Button>
      </div>
      {open === 'import' && <ImportForm onDone={() => setOpen(null)} />}
    </section>
  );
}
