import { useProfiles, useProfilesNow } from '#src/actors/use-profiles.ts';
import { DataError } from '#src/components/data-error.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { useAreaItems, useBands, useCharacters } from '#src/data/lists.ts';
import { NoCollection } from '#src/parts/collection/no-collection.tsx';
import { ListSkeleton } from '#src/parts/listing/list-skeleton.tsx';
import { ItemsPage } from './items-page.tsx';

/** `/profile/items`: area items and potentials of the profile in use (pages 3.16). */
export function Items() {
  const { t } = useTranslation();
  const { isLoading } = useProfiles();
  const activeProfile = useProfilesNow((now) => now.activeProfile);
  const lists = [useAreaItems(), useBands(), useCharacters()] as const;
  const [areaItems, bands, characters] = lists;
  const failed = lists.find(({ data, error }) => data === undefined && error);
  if (activeProfile && areaItems.data && bands.data && characters.data) {
    const game = {
      areaItems: areaItems.data.byId,
      bands: bands.data.byId,
      characters: characters.data.byId,
    };
    return <ItemsPage profile={activeProfile} game={game} />;
  }
  if (!activeProfile && !isLoading) return <NoCollection title={t('page.areaItems')} />;
  return (
    <>
      <h1>{t('page.areaItems')}</h1>
      {failed?.error ? (
        <DataError message={failed.error.message} onRetry={() => void failed.refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </>
  );
}
