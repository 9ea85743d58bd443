import { useProfiles } from '#src/actors/use-profiles.ts';
import { DataError } from '#src/components/data-error.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { useCardsOfPage } from '#src/parts/cards/use-cards-of-page.ts';
import { NoCollection } from '#src/parts/collection/no-collection.tsx';
import { ListSkeleton } from '#src/parts/listing/list-skeleton.tsx';
import { CollectionPage } from './collection-page.tsx';

/** `/profile/cards`: the cards of the profile in use, to be looked through, added and set (pages 3.16). */
export function Collection() {
  const { t } = useTranslation();
  const { game, failure, retry } = useCardsOfPage();
  const { activeProfile, isLoading } = useProfiles();
  if (game && activeProfile) return <CollectionPage game={game} profile={activeProfile} />;
  if (!activeProfile && !isLoading) return <NoCollection title={t('collection.title')} />;
  return (
    <>
      <h1>{t('collection.title')}</h1>
      {failure ? <DataError message={failure.message} onRetry={retry} /> : <ListSkeleton />}
    </>
  );
}
