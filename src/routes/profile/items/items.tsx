import { useProfiles, useProfilesNow } from '#src/actors/use-profiles.ts';
import { DataError } from '#src/components/data-error.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { allOf } from '#src/data/all-of.ts';
import { useAreaItems, useBands, useCharacters } from '#src/data/lists.ts';
import { NoCollection } from '#src/parts/collection/no-collection.tsx';
import { ListSkeleton } from '#src/parts/listing/list-skeleton.tsx';
import { ItemsPage } from './items-page.tsx';

/** `/profile/items`: area items and potentials of the profile in use (reference R58). */
export function Items() {
  const { t } = useTranslation();
  const { isLoading } = useProfiles();
  const activeProfile = useProfilesNow((now) => now.activeProfile);
  const { data, failure, retry } = allOf({
    areaItems: useAreaItems(),
    bands: useBands(),
    characters: useCharacters(),
  });
  if (activeProfile && data) {
    const game = {
      areaItems: data.areaItems.byId,
      bands: data.bands.byId,
      characters: data.characters.byId,
    };
    return <ItemsPage profile={activeProfile} game={game} />;
  }
  if (!activeProfile && !isLoading) return <NoCollection title={t('page.areaItems')} />;
  return (
    <>
      <h1>{t('page.areaItems')}</h1>
      {failure ? <DataError message={failure.message} onRetry={retry} /> : <ListSkeleton />}
    </>
  );
}
