import { useProfiles, useProfilesNow } from '#src/kit/actors/use-profiles.ts';
import { allOf } from '#src/kit/data/all-of.ts';
import { useAreaItems, useBands, useCharacters } from '#src/kit/data/lists.ts';
import { ListSkeleton } from '#src/kit/list/list-skeleton.tsx';
import { Meanwhile } from '#src/kit/page/meanwhile.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { NoCollection } from '../collection/no-collection.tsx';
import { ItemsPage } from '../items/items-page.tsx';

/** `/profile/items`: area items and potentials of the profile in use (reference R58). */
export function Screen() {
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
  const title = <h1>{t('page.areaItems')}</h1>;
  if (failure) {
    return (
      <>
        {title}
        <DataError message={failure.message} onRetry={retry} />
      </>
    );
  }
  return (
    <Meanwhile>
      {title}
      <ListSkeleton />
    </Meanwhile>
  );
}
