import { lazy, Suspense, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import type { WorkContent } from '#model/writing/work/kept-work';
import { randomKey } from '#src/browser/page/random-key.ts';
import { Waiting } from '#src/features/studio/frame/for-members.tsx';
import { useSession } from '#src/kit/actors/use-session.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { DraftList } from './draft-list.tsx';
import { useDraftHeads } from './drafts.data.ts';
import styles from './drafts.module.css';
import { type DraftKind, draftPath } from './kind.ts';
import { usePlans } from './plan/plans.data.ts';

const PlannedList = lazy(async () => ({
  default: (await import('./plan/planned-list.tsx')).PlannedList,
}));

interface Props<Content extends WorkContent> {
  readonly kind: DraftKind<Content>;
}

/** The drafts there are; without any the editor itself. */
export function Begin<Content extends WorkContent>({ kind }: Props<Content>) {
  const { t } = useTranslation();
  const title = t(kind.title);
  const navigate = useNavigate();
  const [fresh] = useState(() => draftPath(kind, kind.store.keyOf(randomKey())));
  const { data, error } = useDraftHeads(kind);
  const [hadSome, setHadSome] = useState(false);
  const { user, isKnown } = useSession();
  const isMember = user !== null;
  const { data: plans, isError: hasNoPlans } = usePlans(isMember);
  const isWaiting = !isKnown || (isMember && plans === undefined && !hasNoPlans);
  if (isWaiting || (data === undefined && !error)) return <Waiting title={title} />;
  const planned = (plans ?? []).filter(({ categoryId }) => categoryId === kind.category);
  const unpublished = (data ?? []).filter(({ isPublished }) => !isPublished);
  if (unpublished.length + planned.length > 0 && !hadSome) setHadSome(true);
  // The last one may be brought back, so the list stays once it was there.
  if (unpublished.length + planned.length === 0 && !hadSome) return <Navigate replace to={fresh} />;
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <Suspense fallback={null}>{planned.length > 0 && <PlannedList plans={planned} kind={kind} />}</Suspense>
      <DraftList kind={kind} drafts={unpublished} onStart={() => void navigate(fresh)} />
    </div>
  );
}
