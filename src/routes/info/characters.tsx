import { useTranslation } from 'react-i18next';
import { DataError } from '#src/components/data-error.tsx';
import { ListPage } from '#src/parts/listing/list-page.tsx';
import { ListSkeleton } from '#src/parts/listing/list-skeleton.tsx';
import { useCharacterListing } from './characters/list/use-character-listing.tsx';
import { type CharacterGame, useCharactersOfPage } from './characters/use-characters-of-page.ts';

/** `/info/characters`: everybody who plays in a band. */
export function Characters() {
  const { t } = useTranslation();
  const { game, failure, retry } = useCharactersOfPage();
  if (game) return <CharacterList game={game} />;
  return (
    <>
      <h1>{t('characters.title')}</h1>
      {failure ? <DataError message={failure.message} onRetry={retry} /> : <ListSkeleton />}
    </>
  );
}

const CharacterList = ({ game }: { readonly game: CharacterGame }) => (
  <ListPage listing={useCharacterListing(game)} />
);
