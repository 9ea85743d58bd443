import { useTranslation } from 'react-i18next';
import { DataError } from '#src/components/data-error.tsx';
import { ListPage } from '#src/parts/listing/list-page.tsx';
import { ListSkeleton } from '#src/parts/listing/list-skeleton.tsx';
import { useSongListing } from './list/use-song-listing.tsx';
import { type SongGame, useSongsOfPage } from './use-songs-of-page.ts';

/** `/info/songs`: every song, by whatever a fan looks for it. */
export function Songs() {
  const { t } = useTranslation();
  const { game, failure, retry } = useSongsOfPage();
  if (game) return <SongList game={game} />;
  return (
    <>
      <h1>{t('songs.title')}</h1>
      {failure ? <DataError message={failure.message} onRetry={retry} /> : <ListSkeleton />}
    </>
  );
}

function SongList({ game }: { readonly game: SongGame }) {
  return <ListPage listing={useSongListing(game)} />;
}
