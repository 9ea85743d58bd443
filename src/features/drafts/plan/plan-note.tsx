import { Button } from '@mantine/core';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { AnyDraftView } from '#machines/workdraft/workdraft.view';
import type { PostKind } from '#model/contract/community/categories';
import { linkTo } from '#model/site/links';
import { POST_LISTS } from '#model/site/objects';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './plan.module.css';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanFailure } from './plan-failure.tsx';
import { usePlan } from './plans.data.ts';

interface Props {
  readonly draft: AnyDraftView;
  readonly category: PostKind;
  readonly plan: NonNullable<AnyDraftView['plan']>;
}

/** When a work is published, and what its author can do about it. */
export function PlanNote(props: Props) {
  return (
    <div role="status" className={styles.note}>
      <Planned {...props} />
    </div>
  );
}

function Planned({ draft, category, plan }: Props) {
  const { t } = useTranslation();
  const { dateTime, zone } = useDates();
  const reader = useSession().user?.username;
  const { data } = usePlan(plan.id, draft.revision);
  if (data === null)
    return (
      <>
        <span>{t('draft.plan.gone')}</span>
        <Button disabled={!draft.canWithdraw} onClick={draft.withdraw}>
          {t('draft.plan.keep')}
        </Button>
      </>
    );
  if (data && data.postId !== null)
    return (
      <span>
        {t('draft.plan.out')}{' '}
        <PageLink to={linkTo(`${POST_LISTS[category]}/${data.postId}`) ?? POST_LISTS[category]}>
          {t('draft.plan.open')}
        </PageLink>
      </span>
    );
  const { time } = data ?? plan;
  const isAuthor = data?.author != null && data.author.username === reader;
  return (
    <>
      <CalendarClock size={16} aria-hidden="true" />
      <span>
        {data?.failed ? (
          <PlanFailure code={data.failed} />
        ) : (
          t('draft.plan.waits', { time: dateTime(time), zone: zone(time) })
        )}
      </span>
      {isAuthor && <Deeds draft={draft} time={time} />}
    </>
  );
}

function Deeds({ draft, time }: Pick<Props, 'draft'> & { readonly time: number }) {
  const { t } = useTranslation();
  const [isChoosing, setChoosing] = useState(false);
  const { canPlan, canWithdraw, planAt, publishNow, withdraw } = draft;
  return (
    <>
      <Button aria-haspopup="dialog" disabled={!canPlan} onClick={() => setChoosing(true)}>
        {t('draft.plan.change')}
      </Button>
      <Button disabled={!canPlan} onClick={publishNow}>
        {t('draft.plan.now')}
      </Button>
      <Button disabled={!canWithdraw} onClick={withdraw}>
        {t('draft.plan.cancel')}
      </Button>
      {isChoosing && (
        <PlanDialog
          time={time}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false);
            planAt(chosen);
          }}
        />
      )}
    </>
  );
}
