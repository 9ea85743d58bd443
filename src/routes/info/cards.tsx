import { useTranslation } from 'react-i18next';
import { SERVERS } from '#model/vocabulary/servers';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { DataError } from '#src/components/data-error.tsx';
import { useProfileName } from '#src/components/profile-name.ts';
import { ListPage } from '#src/parts/listing/list-page.tsx';
import { ListSkeleton } from '#src/parts/listing/list-skeleton.tsx';
import { useCardListing } from './cards/list/use-card-listing.tsx';
import { type CardGame, useCardsOfPage } from './cards/use-cards-of-page.ts';

/** `/info/cards`: every card, by whatever a fan looks for it. */
export function Cards() {
  const { t } = useTranslation();
  const { game, failure, retry } = useCardsOfPage();
  if (game) return <CardList game={game} />;
  return (
    <>
      <h1>{t('cards.title')}</h1>
      {failure ? <DataError message={failure.message} onRetry={retry} /> : <ListSkeleton />}
    </>
  );
}

function CardList({ game }: { readonly game: CardGame }) {
  return <ListPage listing={useCardListing(game)} note={<ProfileNote />} />;
}

/** Whose cards are marked. */
function ProfileNote() {
  const { t } = useTranslation();
  const { activeProfile } = useProfiles();
  const shownName = useProfileName();
  if (!activeProfile) return null;
  const server = t(`server.short.${SERVERS[activeProfile.server]}`);
  return <>{t('cards.profile', { name: shownName(activeProfile.name), server })}</>;
}
