import { UnstyledButton } from '@mantine/core';
import { ChevronDown, CircleUser } from 'lucide-react';
import { SERVERS } from '#model/vocabulary/servers';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { countBadge } from '#src/kit/text/count-badge.ts';
import { useProfileName } from '#src/kit/text/profile-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { USER } from '../dialogs/names.ts';
import { useModals } from '../use-modals.ts';
import { initialOf } from './initial.ts';
import styles from './user-button.module.css';

/** Opens the user menu; shows who is logged in, and on laptops whose collection is in use, and on which server. */
export function UserButton() {
  const { t } = useTranslation();
  const { activeProfile } = useProfiles();
  const shownName = useProfileName();
  const { user } = useSession();
  const badge = countBadge(user?.messageCount ?? 0);
  const { isOpen, open } = useModals();
  return (
    <UnstyledButton
      className={styles.button}
      aria-label={badge === null ? t('user.open') : t('user.openUnread', { count: badge })}
      aria-haspopup="dialog"
      aria-expanded={isOpen(USER)}
      onClick={() => open(USER)}
    >
      <span className={styles.face}>
        {user ? (
          <b className={styles.initial} aria-hidden="true">
            {initialOf(user.nickname ?? user.username)}
          </b>
        ) : (
          <CircleUser size={20} aria-hidden="true" />
        )}
        {badge !== null && <b className={styles.badge}>{badge}</b>}
      </span>
      {activeProfile && (
        <>
          <span className={styles.name}>{shownName(activeProfile.name)}</span>
          <b className={styles.server}>{t(`server.short.${SERVERS[activeProfile.server]}`)}</b>
        </>
      )}
      <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
    </UnstyledButton>
  );
}
