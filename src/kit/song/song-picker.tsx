import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { SongView } from '#model/listing/views/song-view';
import type { ServerIndex } from '#model/vocabulary/servers';
import styles from '../field/list-picker.module.css';
import { SearchField } from '../field/search-field.tsx';
import { VirtualGrid } from '../list/grid/virtual-grid.tsx';
import { NothingFound } from '../page/state/nothing-found.tsx';
import { useFormat } from '../text/format.ts';
import { type Finder, findByWords } from '../text/search.ts';
import { ServerTag } from '../text/server-tag.tsx';
import { useTranslation } from '../text/translation.tsx';
import type { ChartReach } from './chart-reach.ts';
import { DifficultyTag } from './difficulty-tag.tsx';
import { SongJacket } from './song-jacket.tsx';

export interface SongPickerProps {
  /** In the order in which they are listed. */
  readonly songs: readonly SongView[];
  readonly selected: number | null;
  readonly find?: Finder;
  /** Where a song is out that is not out here; null where it is. Stays the same function. */
  readonly elsewhere?: (id: number) => readonly ServerIndex[] | null;
  /** What is to be said of the chart of a song; one without is greyed, and can be picked all the same. Stays the same function. */
  readonly chartReach?: (id: number) => ChartReach | null;
  readonly onPick: (id: number) => void;
}

const ROW_HEIGHT = 60;

/** Enter takes the first match of what was typed, even if the list has not caught up. */
const matching = (songs: readonly SongView[], query: string, find: Finder): readonly SongView[] =>
  query.trim() === '' ? songs : songs.filter(find(query));

/** One song by title or id in any language, with jackets and levels (reference R53). */
export function SongPicker({
  songs,
  selected,
  find = findByWords,
  elsewhere = isHere,
  chartReach = noNote,
  onPick,
}: SongPickerProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  // Typing goes on while the list catches up.
  const settled = useDeferredValue(query);
  const shown = useMemo(() => matching(songs, settled, find), [songs, settled, find]);
  const pick = (song: SongView | undefined) => {
    if (song) onPick(song.id);
  };
  return (
    <div className={styles.picker}>
      <SearchField
        label={t('song.search')}
        value={query}
        onChange={setQuery}
        onEnter={() => pick(matching(songs, query, find)[0])}
      />
      <p className={styles.count} role="status">
        {t('song.count', { count: shown.length })}
      </p>
      {shown.length === 0 && songs.length > 0 ? (
        <NothingFound onClear={() => setQuery('')} />
      ) : (
        <VirtualGrid
          label={t('song.pick')}
          list={shown}
          rowHeight={ROW_HEIGHT}
          cellWidth={null}
          isSelected={({ id }) => id === selected}
          onPick={pick}
          cell={(song) => <SongRow song={song} elsewhere={elsewhere(song.id)} note={chartReach(song.id)} />}
        />
      )}
    </div>
  );
}

const isHere = (): null => null;
const noNote = (): null => null;

const NOTES = { none: 'song.noChartYet', kept: 'song.kept', away: 'song.needsOnline' } as const;

interface RowProps {
  readonly song: SongView;
  readonly elsewhere: readonly ServerIndex[] | null;
  readonly note: ChartReach | null;
}

const SongRow = memo(function SongRow({ song, elsewhere, note }: RowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isLacking = note === 'none' || note === 'away';
  const facts = [song.band, song.lengthSeconds === null ? '' : format.length(song.lengthSeconds)];
  return (
    <span className={styles.row} data-muted={isLacking || undefined}>
      <SongJacket src={song.jacket} size={44} isLate />
      <span className={styles.words}>
        <span className={styles.title}>{song.title}</span>
        <span className={styles.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
      </span>
      {elsewhere && (
        <span className={styles.tags}>
          {elsewhere.length === 0 ? (
            <span className={styles.status}>{t('event.upcoming')}</span>
          ) : (
            elsewhere.slice(0, 1).map((server) => <ServerTag key={server} server={server} />)
          )}
        </span>
      )}
      <span className={styles.tags}>
        {note && <span className={isLacking ? styles.lacking : styles.status}>{t(NOTES[note])}</span>}
        {!isLacking &&
          song.levels.map(({ difficulty, level }) => (
            <DifficultyTag key={difficulty} difficulty={difficulty} level={level} />
          ))}
      </span>
    </span>
  );
});
