import { useTranslation } from '#src/kit/text/translation.tsx';

/** Why a work was not published at its time. */
export function PlanFailure({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const why: Readonly<Record<string, string>> = {
    WRITING_PAUSED: t('write.refusal.paused'),
    CONTENT_REPEATED: t('write.refusal.repeated'),
    CONTENT_LIMITED: t('write.refusal.links'),
    BLOCKED_BY_MEMBER: t('muted.refused'),
  };
  return (
    <>
      {t('draft.plan.failed')} {why[code]}
    </>
  );
}
