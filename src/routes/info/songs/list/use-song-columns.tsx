import { useMemo } from 'react';
import { oncePer } from '#model/rules/once';
import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { isSongType } from '#model/vocabulary/song-types';
import { useDates } from '#src/actors/time/use-dates.ts';
import { useFormat } from '#src/components/format.ts';
import { SongJacket } from '#src/components/song-jacket.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { EntryName } from '#src/parts/listing/entry/entry-name.tsx';
import type { Column } from '#src/parts/listing/listing.ts';
import type { SongItem } from '../song-item.ts';
import { songPath } from '../song-path.ts';
import { useBpm } from '../use-bpm.ts';
import type { SongGame } from '../use-songs-of-page.ts';
import type { AskedSongs } from './use-asked.ts';

const THUMB = 36;
const DAY = 10;

type Columns = readonly Column<SongItem>[];

/** Which song it is. */
function useNames(): Columns {
  const { t } = useTranslation();
  return useMemo(() => {
    const wordsOf = oncePer((tag: string) => (isSongType(tag) ? t(`songs.typeOf.${tag}`) : tag));
    const typeOf = ({ song }: SongItem): string => wordsOf(song.tag);
    return [
      {
        ...{ key: 'song', title: t('page.song'), sort: 'title' },
        cell: ({ id, view }) => (
          <EntryName
            to={songPath(id)}
            picture={<SongJacket src={view.jacket} size={THUMB} isLate />}
            name={view.title}
          />
        ),
        tell: ({ view }) => view.title,
      },
      {
        ...{ key: 'id', title: t('card.number'), isNumber: true, sort: 'id' },
        cell: ({ id }) => id,
        tell: ({ id }) => id,
      },
      {
        ...{ key: 'band', title: t('filter.band') },
        cell: ({ view }) => view.band,
        tell: ({ view }) => view.band,
      },
      { key: 'type', title: t('card.type'), cell: typeOf, tell: typeOf, isHidden: true },
    ];
  }, [t]);
}

/** Levels of all charts; the notes of the one that is sorted by, and of the others in the file. */
function useCharts(sorted: Difficulty): Columns {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return useMemo(() => {
    const level = (difficulty: Difficulty): Column<SongItem> => ({
      ...{ key: difficulty, title: t(`difficulty.short.${difficulty}`), isNumber: true },
      ...(difficulty === sorted ? { sort: 'level' } : {}),
      cell: ({ song }) => song.difficulties[difficulty]?.level ?? '–',
      tell: ({ song }) => song.difficulties[difficulty]?.level ?? null,
    });
    const notes = (difficulty: Difficulty): Column<SongItem> => ({
      ...{ key: `${difficulty}-notes`, isNumber: true },
      title: t('songs.notesOf', { difficulty: t(`difficulty.short.${difficulty}`) }),
      ...(difficulty === sorted ? { sort: 'notes' } : { isHidden: true }),
      cell: ({ song }) => {
        const count = song.difficulties[difficulty]?.notes ?? null;
        return count === null ? '–' : integer(count);
      },
      tell: ({ song }) => song.difficulties[difficulty]?.notes ?? null,
    });
    return [...DIFFICULTIES.map(level), ...DIFFICULTIES.map(notes)];
  }, [t, integer, sorted]);
}

function useMusic(): Columns {
  const { t } = useTranslation();
  const { length } = useFormat();
  const bpm = useBpm();
  return useMemo(
    () => [
      {
        ...{ key: 'length', title: t('meta.length'), isNumber: true, sort: 'length' },
        cell: ({ song }) => (song.lengthSeconds === null ? '–' : length(song.lengthSeconds)),
        tell: ({ song }) => song.lengthSeconds,
      },
      {
        ...{ key: 'bpm', title: t('songs.bpm'), isNumber: true, sort: 'bpm' },
        cell: ({ song }) => bpm(song.bpm) ?? '–',
        tell: ({ song }) => song.bpm && [...new Set(song.bpm)].join('-'),
      },
    ],
    [t, length, bpm],
  );
}

/** Since when it is out on the server that is shown, and only in the file on which servers. */
function useReleases(shown: ServerIndex): Columns {
  const { t } = useTranslation();
  const { date } = useDates();
  return useMemo(
    () => [
      {
        ...{ key: 'release', title: t('card.release'), sort: 'release' },
        cell: ({ song }) => {
          const at = song.publishedAt[shown];
          return at === null ? <span className="muted">{t('cards.notOut')}</span> : date(at);
        },
        tell: ({ song }) => {
          const at = song.publishedAt[shown];
          return at && new Date(at).toISOString().slice(0, DAY);
        },
      },
      ...SERVERS.map(
        (server): Column<SongItem> => ({
          ...{ key: server, title: t(`server.${server}`), isHidden: true },
          cell: () => null,
          tell: ({ servers }) => (servers.includes(server) ? 1 : 0),
        }),
      ),
    ],
    [t, date, shown],
  );
}

/** What the table shows and what the file holds. */
export function useSongColumns({ main }: SongGame, { difficulty, server }: AskedSongs): Columns {
  const names = useNames();
  const charts = useCharts(difficulty ?? 'expert');
  const music = useMusic();
  const releases = useReleases(server ?? main);
  return useMemo(() => [...names, ...releases, ...charts, ...music], [names, releases, charts, music]);
}
