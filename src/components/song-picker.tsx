import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { SongView } from '#model/listing/views/song-view';
import { DialogFrame } from './dialog-frame.tsx';
import { DifficultyTag } from './difficulty-tag.tsx';
import { useFormat } from './format.ts';
import styles from './list-picker.module.css';
import { matchesWords, searchWords } from './search.ts';
import { SearchField } from './search-field.tsx';
import { SongJacket } from './song-jacket.tsx';
import { useTranslation } from './translation.tsx';
import { VirtualGrid } from './virtual-grid.tsx';

interface Props {
  readonly opened: boolean;
  /** In the order in which they are listed. */
  readonly songs: readonly SongView[];
  readonly selected: number | null;
  readonly onClose: () => void;
  readonly onPick: (id: number) => void;
}

const ROW_HEIGHT = 60;

/** One song by title or id in any language, with jackets and levels (reference R53). */
export function SongPicker(props: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened={props.opened} title={t('song.pick')} onClose={props.onClose} tall width={720}>
      {() => <SongPickerBody {...props} />}
    </DialogFrame>
  );
}

/** Enter takes the first match of what was typed, even if the list has not caught up. */
function matching(songs: readonly SongView[], query: string): readonly SongView[] {
  const words = searchWords(query);
  return words.length === 0 ? songs : songs.filter((song) => matchesWords(words, song));
}

function SongPickerBody({ songs, selected, onPick }: Props) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  // Typing goes on while the list catches up.
  const settled = useDeferredValue(query);
  const shown = useMemo(() => matching(songs, settled), [songs, settled]);
  const pick = (song: SongView | undefined) => {
    if (song) onPick(song.id);
  };
  return (
    <div className={styles.picker}>
      <SearchField
        label={t('song.search')}
        value={query}
        onChange={setQuery}
        onEnter={() => pick(matching(songs, query)[0])}
      />
      <p className={styles.count} role="status">
        {t('song.count', { count: shown.length })}
      </p>
      <VirtualGrid
        label={t('song.pick')}
        list={shown}
        rowHeight={ROW_HEIGHT}
        cellWidth={null}
        isSelected={({ id }) => id === selected}
        onPick={pick}
        cell={(song) => <SongRow song={song} />}
      />
    </div>
  );
}

const SongRow = memo(function SongRow({ song }: { readonly song: SongView }) {
  const format = useFormat();
  const facts = [
    song.band,
    song.lengthSeconds === null ? '' : format.length(song.lengthSeconds),
    `#${song.id}`,
  ];
  return (
    <span className={styles.row}>
      <SongJacket src={song.jacket} size={44} isLate />
      <span className={styles.words}>
        <span className={styles.title}>{song.title}</span>
        <span className={styles.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
      </span>
      <span className={styles.tags}>
        {song.levels.map(({ difficulty, level }) => (
          <DifficultyTag key={difficulty} difficulty={difficulty} level={level} />
        ))}
      </span>
    </span>
  );
});
