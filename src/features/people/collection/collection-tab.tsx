import { Lock } from 'lucide-react';
import { FAMILY } from '#model/families/cards/family';
import { useFamily } from '#src/kit/list/family/use-family.ts';
import { ListSkeleton } from '#src/kit/list/list-skeleton.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { isNotShown, useMemberCollection } from './collection.data.ts';
import { CollectionView } from './collection-view.tsx';

interface Props {
  readonly username: string;
  readonly reader: string | null;
}

/** The cards that a member shows to everybody (reference R98). */
export function CollectionTab({ username, reader }: Props) {
  const { t } = useTranslation();
  const { data: game, failure, retry } = useFamily(FAMILY);
  const { data: shown, error, refetch } = useMemberCollection(username, reader);
  if (game && shown) return <CollectionView game={game} shown={shown} username={username} />;
  if (error && isNotShown(error))
    return (
      <EmptyState
        icon={<Lock size={28} />}
        title={t('member.none.collection')}
        text={t('member.noCollection')}
      />
    );
  const failed = error ?? failure;
  if (!failed) return <ListSkeleton />;
  return <DataError message={failed.message} onRetry={() => (error ? void refetch() : retry())} />;
}
