import { Gradually } from '#src/components/gradually.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { WhenNear } from '#src/components/when-near.tsx';
import { ListPage } from '#src/parts/listing/list-page.tsx';
import { NotYet } from '#src/parts/not-yet.tsx';
import { ActiveProfile } from '#src/parts/profiles/active-profile.tsx';
import { Bystanders } from './characters/list/bystanders.tsx';
import { useCharacterListing } from './characters/list/use-character-listing.tsx';
import { type CharacterGame, useCharactersOfPage } from './characters/use-characters-of-page.ts';

const OTHERS_HEIGHT = 48;

/** `/info/characters`: everybody who plays in a band. */
export function Characters() {
  const { t } = useTranslation();
  const { game, failure, retry } = useCharactersOfPage();
  return (
    <Gradually>
      {game ? (
        <CharacterList game={game} />
      ) : (
        <NotYet title={t('page.characters')} failure={failure} retry={retry} />
      )}
    </Gradually>
  );
}

const CharacterList = ({ game }: { readonly game: CharacterGame }) => (
  <>
    <ListPage listing={useCharacterListing(game)} note={<ActiveProfile />} />
    <WhenNear height={OTHERS_HEIGHT}>
      <Bystanders />
    </WhenNear>
  </>
);
