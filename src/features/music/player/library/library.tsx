import { useMemo } from 'react';
import { FAMILY } from '#model/families/songs/family';
import type { SongItem } from '#model/families/songs/item';
import { useSearchValues } from '#src/kit/address/address-ahead.ts';
import { type ListView, type PictureProps, useFamilyListing } from '#src/kit/list/family/family-listing.tsx';
import type { FamilyData } from '#src/kit/list/family/use-family.ts';
import { ListPage } from '#src/kit/list/list-page.tsx';
import type { Listing } from '#src/kit/list/listing.ts';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { SharedList } from '../playlists/shared-list.tsx';
import { FoundActions } from './found-actions.tsx';
import { LibraryRow } from './library-row.tsx';

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
  const listing = useMemo((): Listing<SongItem> => {
    const rows = { phone: PHONE_ROW, wide: ROW };
    const row = (item: SongItem) => <LibraryRow item={item} context={context} />;
    return {
      ...songs,
      name: 'music',
      title: t('page.musicPlayer'),
      lead: t('listen.lead'),
      sizes: { thumbs: rows, rows },
      tile: row,
      row,
      hasOneView: true,
      totals: (found) => <FoundActions items={found} />,
    };
  }, [songs, context, t]);
  return <ListPage listing={listing} intro={<SharedList />} />;
}
