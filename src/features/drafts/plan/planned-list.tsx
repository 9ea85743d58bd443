import { Link } from 'react-router';
import { shownName } from '#model/rules/shown-name';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { DifficultyTag } from '#src/kit/song/difficulty-tag.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type DraftKind, planPath } from '../kind.ts';
import styles from './plan.module.css';
import { PlanFailure } from './plan-failure.tsx';
import type { ListedPlan } from './plans.data.ts';

interface Props {
  readonly plans: readonly ListedPlan[];
  readonly kind: Pick<DraftKind<never>, 'newPath' | 'Company'>;
}

/** Works that the site publishes later: the visitor's own, and those that they work on or are invited to. */
export function PlannedList({ plans, kind }: Props) {
  const { t } = useTranslation();
  const reader = useSession().user?.username ?? null;
  return (
    <section aria-labelledby="planned-works">
      <h2 id="planned-works">{t('draft.plan.list')}</h2>
      <p className="muted">{t('draft.plan.text')}</p>
      <ul className={styles.list}>
        {plans.map((plan) => (
          <li key={plan.id} className={styles.row}>
            <Head plan={plan} path={plan.accepted ? planPath(kind, plan.id) : null} />
            <Facts plan={plan} />
            {kind.Company && <kind.Company plan={plan} reader={reader} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who is invited opens it once they accepted. */
function Head({ plan: { title }, path }: { readonly plan: ListedPlan; readonly path: string | null }) {
  const { t } = useTranslation();
  const name = <bdi>{title || t('draft.untitled')}</bdi>;
  return path === null ? (
    <span className={styles.title}>{name}</span>
  ) : (
    <Link className={styles.title} to={path}>
      {name}
    </Link>
  );
}

function Facts({ plan: { time, failed, diff, level, author } }: { readonly plan: ListedPlan }) {
  const { t } = useTranslation();
  const { dateTime, zone } = useDates();
  const difficulty = DIFFICULTIES[diff ?? -1];
  return (
    <p className={styles.facts}>
      {difficulty && typeof level === 'number' && (
        <DifficultyTag difficulty={difficulty} level={level} named />
      )}
      {author && <span>{shownName(author)}</span>}
      <span>
        {failed ? (
          <PlanFailure code={failed} />
        ) : (
          t('draft.plan.waits', { time: dateTime(time), zone: zone(time) })
        )}
      </span>
    </p>
  );
}
