import { Button } from '@mantine/core';
import { Ellipsis, Flag } from 'lucide-react';
import { useState } from 'react';
import { useMutingMenu } from '#src/features/account/people/muting/use-muting-menu.tsx';
import { ReportDialog } from '#src/features/community/thread/comment/report-dialog.tsx';
import { ActionMenu } from '#src/kit/overlay/action-menu.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { MemberProps } from './member-props.ts';

/** The menu for rare actions: muting, blocking, reporting. Nothing for visitors and on one's own page. */
export function MemberMenu({ member, reader }: MemberProps) {
  const { t } = useTranslation();
  const [said, say] = useState<string | null>(null);
  const [isReporting, setReporting] = useState(false);
  const { actions, dialog } = useMutingMenu(member, reader, say);
  if (reader === null || reader === member.username) return null;
  return (
    <>
      <ActionMenu
        label={t('muted.menu')}
        actions={[
          ...actions,
          {
            label: t('report.memberTitle'),
            icon: <Flag size={16} aria-hidden="true" />,
            onChoose: () => setReporting(true),
          },
        ]}
        button={(opener) => (
          <Button {...opener} aria-label={t('muted.menu')}>
            <Ellipsis size={16} aria-hidden="true" />
          </Button>
        )}
      />
      {dialog}
      <ReportDialog
        opened={isReporting}
        title={t('report.memberTitle')}
        about={{ username: member.username }}
        onClose={() => setReporting(false)}
        onReported={() => {
          setReporting(false);
          say(t('report.done'));
        }}
      />
      <span role="status">{said}</span>
    </>
  );
}
