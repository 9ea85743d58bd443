import { useDeferredValue, useState } from 'react';
import type { SongView } from '#model/listing/views/song-view';
import { SearchField } from '#src/components/search-field.tsx';
import { SongJacket } from '#src/components/song-jacket.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { useSongFinder } from '#src/parts/family/pickers/use-song-finder.ts';
import styles from './chartmaster.module.css';

interface Props {
  /** Those that can be the answer. */
  readonly songs: readonly SongView[];
  readonly wrong: readonly number[];
  readonly onPick: (song: number) => void;
}

const MOST = 6;
const takeFocus = (box: HTMLDivElement | null) => box?.querySelector('input')?.focus({ preventScroll: true });

/** The song by typing, in the search language of the lists. Enter takes the first. */
export function SongField({ songs, wrong, onPick }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const finder = useSongFinder();
  const find = (text: string) => {
    if (text.trim() === '') return [];
    const isMeant = finder(text);
    return songs.filter((song) => !wrong.includes(song.id) && isMeant(song)).slice(0, MOST);
  };
  const found = find(useDeferredValue(typed));
  const pick = (id: number | undefined) => {
    if (id === undefined) return;
    setTyped('');
    onPick(id);
  };
  return (
    <div className={styles.typing} ref={takeFocus}>
      <SearchField
        label={t('song.search')}
        value={typed}
        onChange={setTyped}
        onEnter={() => pick(find(typed)[0]?.id)}
      />
      <ul className={styles.found} aria-label={t('guess.answers')}>
        {found.map(({ id, title, band, jacket }) => (
          <li key={id}>
            <button type="button" onClick={() => pick(id)}>
              <SongJacket src={jacket} size={40} />
              <span>
                <b>{title}</b>
                <small>{band}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
