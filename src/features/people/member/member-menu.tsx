import { Button } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useMutingMenu } from '#src/features/account/people/muting/use-muting-menu.tsx';
import { ActionMenu } from '#src/kit/overlay/action-menu.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { MemberProps } from './member-props.ts';

/** The menu for rare actions: muting and blocking. Nothing for visitors and on one's own page. */
export function MemberMenu({ member, reader }: MemberProps) {
  const { t } = useTranslation();
  const [said, say] = useState<string | null>(null);
  const { actions, dialog } = useMutingMenu(member, reader, say);
  if (actions.length === 0) return null;
  return (
    <>
      <ActionMenu
        label={t('muted.menu')}
        actions={actions}
        button={(opener) => (
          <Button {...opener} aria-label={t('muted.menu')}>
            <Ellipsis size={16} aria-hidden="true" />
          </Button>
        )}
      />
      {dialog}
      <span role="status">{said}</span>
    </>
  );
}
