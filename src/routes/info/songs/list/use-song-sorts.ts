import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServers } from '#src/actors/use-servers.ts';
import type { Listing } from '#src/parts/listing/listing.ts';
import type { SongItem } from '../song-item.ts';

/** What songs can be sorted by; without a choice the newest on the main server come first. */
export function useSongSorts(): Listing<SongItem>['sorts'] {
  const { t } = useTranslation();
  const { main } = useServers();
  return useMemo(() => {
    const expert = { difficulty: t('difficulty.expert') };
    return [
      {
        ...{ key: 'release', label: t('cards.release'), startsDescending: true },
        of: ({ song }) => song.publishedAt[main],
      },
      { key: 'id', label: t('cards.number'), startsDescending: true, of: ({ id }) => id },
      { key: 'title', label: t('cards.name'), startsDescending: false, of: ({ view }) => view.title },
      {
        ...{ key: 'level', label: t('songs.levelOf', expert), startsDescending: true },
        of: ({ song }) => song.difficulties.expert?.level ?? null,
      },
      {
        ...{ key: 'notes', label: t('songs.notesOf', expert), startsDescending: true },
        of: ({ song }) => song.difficulties.expert?.notes ?? null,
      },
      {
        ...{ key: 'length', label: t('songMeta.length'), startsDescending: true },
        of: ({ song }) => song.lengthSeconds,
      },
      {
        ...{ key: 'bpm', label: t('songs.bpm'), startsDescending: true },
        of: ({ song }) => song.bpm?.[1] ?? null,
      },
    ];
  }, [t, main]);
}
