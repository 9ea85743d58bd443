import { Gradually } from '#src/components/gradually.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { type CardGame, useCardsOfPage } from '#src/parts/cards/use-cards-of-page.ts';
import { ListPage } from '#src/parts/listing/list-page.tsx';
import { NotYet } from '#src/parts/not-yet.tsx';
import { ActiveProfile } from '#src/parts/profiles/active-profile.tsx';
import { useCardListing } from './cards/list/use-card-listing.tsx';

/** `/info/cards`: every card, by whatever a fan looks for it. */
export function Cards() {
  const { t } = useTranslation();
  const { game, failure, retry } = useCardsOfPage();
  return (
    <Gradually>
      {game ? <CardList game={game} /> : <NotYet title={t('page.cards')} failure={failure} retry={retry} />}
    </Gradually>
  );
}

function CardList({ game }: { readonly game: CardGame }) {
  return <ListPage listing={useCardListing(game)} note={<ActiveProfile />} />;
}
