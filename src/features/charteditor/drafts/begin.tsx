import { lazy, Suspense, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { editChartPath } from '#model/site/objects';
import { randomKey } from '#src/browser/page/random-key.ts';
import { Waiting } from '#src/features/studio/frame/for-members.tsx';
import { useSession } from '#src/kit/actors/use-session.ts';
import { usePlans } from '../plan/plans.data.ts';
import { DraftList } from './draft-list.tsx';
import { useDraftHeads } from './drafts.data.ts';
import styles from './drafts.module.css';

const PlannedList = lazy(async () => ({
  default: (await import('../plan/planned-list.tsx')).PlannedList,
}));

const planPath = (id: number): string => `/community/charts/new?plan=${id}`;

interface Props {
  readonly title: string;
  /** Where the editor of a draft is. */
  readonly pathOf: (key: string) => string;
}

/** The drafts there are; without any the editor itself. */
export function Begin({ title, pathOf }: Props) {
  const navigate = useNavigate();
  const [fresh] = useState(() => pathOf(randomKey()));
  const { data, error } = useDraftHeads();
  const [hadSome, setHadSome] = useState(false);
  const { user, isKnown } = useSession();
  const isMember = user !== null;
  const { data: plans, isError: hasNoPlans } = usePlans(isMember);
  const isWaiting = !isKnown || (isMember && plans === undefined && !hasNoPlans);
  if (isWaiting || (data === undefined && !error)) return <Waiting title={title} />;
  const planned = (plans ?? []).filter(({ categoryId }) => categoryId === 'chart');
  const unpublished = (data ?? []).filter(({ isPublished }) => !isPublished);
  if (unpublished.length + planned.length > 0 && !hadSome) setHadSome(true);
  // The last one may be brought back, so the list stays once it was there.
  if (unpublished.length + planned.length === 0 && !hadSome) return <Navigate replace to={fresh} />;
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <Suspense fallback={null}>
        {planned.length > 0 && <PlannedList plans={planned} pathOf={planPath} />}
      </Suspense>
      <DraftList
        drafts={unpublished}
        pathOf={({ key, post, plan }) => {
          if (plan !== null) return planPath(plan);
          return post === null ? pathOf(key) : editChartPath(post);
        }}
        onStart={() => void navigate(fresh)}
      />
    </div>
  );
}
