import { Gradually } from '#src/components/gradually.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { ListPage } from '#src/parts/listing/list-page.tsx';
import { NotYet } from '#src/parts/not-yet.tsx';
import { useSongListing } from './list/use-song-listing.tsx';
import { type SongGame, useSongsOfPage } from './use-songs-of-page.ts';

/** `/info/songs`: every song, by whatever a fan looks for it. */
export function Songs() {
  const { t } = useTranslation();
  const { game, failure, retry } = useSongsOfPage();
  return (
    <Gradually>
      {game ? <SongList game={game} /> : <NotYet title={t('page.songs')} failure={failure} retry={retry} />}
    </Gradually>
  );
}

function SongList({ game }: { readonly game: SongGame }) {
  return <ListPage listing={useSongListing(game)} />;
}
