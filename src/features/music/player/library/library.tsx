import { Button } from '@mantine/core';
import { ListPlus, Play } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { FAMILY } from '#model/families/songs/family';
import type { SongItem } from '#model/families/songs/item';
import { useSearchValues } from '#src/kit/address/address-ahead.ts';
import { type ListView, type PictureProps, useFamilyListing } from '#src/kit/list/family/family-listing.tsx';
import type { FamilyData } from '#src/kit/list/family/use-family.ts';
import { ListPage } from '#src/kit/list/list-page.tsx';
import type { Listing } from '#src/kit/list/listing.ts';
import { useSentStep } from '#src/kit/page/use-sent-step.ts';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useMusicCommands } from '../../use-music.ts';
import { SharedList } from '../playlists/shared-list.tsx';
import { useTotalLength } from '../total-length.ts';
import styles from './library.module.css';
import { LibraryRow } from './library-row.tsx';

const ICON = 16;

interface FoundProps {
  readonly items: readonly SongItem[];
  /** Takes the songs, in order, for the rows. */
  readonly found: RefObject<readonly number[]>;
}

/** How long all songs are together that were found, and what can be done with them. */
function FoundActions({ items, found }: FoundProps) {
  const { t } = useTranslation();
  const totalOf = useTotalLength();
  const { playAll, playFrom, add } = useMusicCommands();
  const songs = useMemo(() => items.map(({ id }) => id), [items]);
  useEffect(() => {
    found.current = songs;
  }, [found, songs]);
  useSentStep('play', songs.length > 0, (asked) =>
    asked === 'all' ? playAll(songs) : playFrom(songs, Number(asked)),
  );
  const seconds = items.reduce((sum, { song }) => sum + (song.lengthSeconds ?? 0), 0);
  return (
    <span data-actions>
      {seconds > 0 && <span className={styles.total}>{totalOf(seconds)}</span>}
      <Button
        variant="filled"
        leftSection={<Play size={ICON} aria-hidden="true" />}
        disabled={songs.length === 0}
        onClick={() => playAll(songs)}
      >
        {t('listen.playAll')}
      </Button>
      <Button
        leftSection={<ListPlus size={ICON} aria-hidden="true" />}
        disabled={songs.length === 0}
        onClick={() => add(songs)}
      >
        {t('listen.addAll')}
      </Button>
    </span>
  );
}

const CELL = 36;
const Picture = ({ item, size = CELL, isLate = false }: PictureProps<SongItem>) => (
  <SongJacket src={item.view.jacket} size={size} isLate={isLate} />
);
const VIEW: ListView<SongItem> = { Picture, sizes: { row: CELL, cell: CELL } };
const ROW = { width: 420, height: () => 56 };
const PHONE_ROW = { width: 300, height: () => 60 };
const READS = FAMILY.reads ?? [];

/** All songs with the search and the filters of their list; each can be played and put into the queue. */
export function Library({ data }: { readonly data: FamilyData<SongItem> }) {
  const { t } = useTranslation();
  const asked = useSearchValues(READS);
  const songs = useFamilyListing(FAMILY, data, VIEW, asked);
  const { context } = data;
  const found = useRef<readonly number[]>([]);
  const listing = useMemo((): Listing<SongItem> => {
    const rows = { phone: PHONE_ROW, wide: ROW };
    const row = (item: SongItem) => <LibraryRow item={item} context={context} found={found} />;
    return {
      ...songs,
      name: 'music',
      title: t('page.musicPlayer'),
      lead: t('listen.lead'),
      sizes: { thumbs: rows, rows },
      tile: row,
      row,
      hasOneView: true,
      isFolded: true,
      totals: (items) => <FoundActions items={items} found={found} />,
    };
  }, [songs, context, t]);
  return <ListPage listing={listing} intro={<SharedList />} />;
}
