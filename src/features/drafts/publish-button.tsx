import { Button } from '@mantine/core';
import { CalendarClock, LogIn, Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { AnyDraftView } from '#machines/workdraft/workdraft.view';
import { logInPath } from '#model/site/objects';
import { useSession } from '#src/kit/actors/use-session.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';

interface Props {
  readonly draft: AnyDraftView;
  /** Shows what is still needed. */
  readonly onMissing: () => void;
}

const PlanDialog = lazy(async () => ({
  default: (await import('./plan/plan-dialog.tsx')).PlanDialog,
}));

const ICON = { size: 16, 'aria-hidden': true } as const;

/** Publishes the work, or its changes; a visitor logs in first, and finds the draft again. */
export function PublishButton({ draft, onMissing }: Props) {
  const { t } = useTranslation();
  const { user, isKnown } = useSession();
  const { pathname, search } = useLocation();
  if (isKnown && user === null)
    return (
      <Button
        component={Link}
        to={logInPath(`${pathname}${search}`)}
        variant="filled"
        leftSection={<LogIn {...ICON} />}
      >
        {t('draft.logIn')}
      </Button>
    );
  const { post, plan, canPublish, isPublishing, isLacking, publish } = draft;
  return (
    <>
      {post === null && plan === null && <PlanButton draft={draft} onMissing={onMissing} />}
      <Button
        variant="filled"
        leftSection={<Send {...ICON} />}
        aria-disabled={!canPublish}
        aria-busy={isPublishing}
        onClick={() => {
          if (canPublish) publish();
          else if (isLacking) onMissing();
        }}
      >
        {t(post === null && plan === null ? 'write.publish' : 'write.save')}
      </Button>
    </>
  );
}

/** Publishes the work later. */
function PlanButton({ draft, onMissing }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { canPlan, isLacking, planAt } = draft;
  return (
    <>
      <Button
        leftSection={<CalendarClock {...ICON} />}
        aria-haspopup="dialog"
        aria-disabled={!canPlan}
        onClick={() => {
          if (canPlan) setOpen(true);
          else if (isLacking) onMissing();
        }}
      >
        {t('draft.plan.at')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <PlanDialog
            time={null}
            onClose={() => setOpen(false)}
            onChoose={(time) => {
              setOpen(false);
              planAt(time);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
