import { FAMILY } from '#model/families/cards/family';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { useFamily } from '#src/kit/list/family/use-family.ts';
import { ListSkeleton } from '#src/kit/list/list-skeleton.tsx';
import { Meanwhile } from '#src/kit/page/meanwhile.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { CollectionPage } from '../cards/collection-page.tsx';
import { NoCollection } from '../collection/no-collection.tsx';

/** `/profile/cards`: the cards of the profile in use, to be looked through, added and set (reference R58). */
export function Screen() {
  const { t } = useTranslation();
  const { data, failure, retry } = useFamily(FAMILY);
  const { activeProfile, isLoading } = useProfiles();
  if (data && activeProfile) return <CollectionPage game={data} profile={activeProfile} />;
  if (!activeProfile && !isLoading) return <NoCollection title={t('page.collection')} />;
  const title = <h1>{t('page.collection')}</h1>;
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
