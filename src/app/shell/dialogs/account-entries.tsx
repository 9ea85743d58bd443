import { UnstyledButton } from '@mantine/core';
import {
  Bell,
  Gavel,
  KeyRound,
  LogIn,
  LogOut,
  Pencil,
  Settings2,
  UserPlus,
  UserRound,
  WalletCards,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { linkTo } from '#model/site/links';
import { EDIT_ABOUT, userPath } from '#model/site/objects';
import { usePermissions } from '#src/features/community/console.data.ts';
import { type SessionUser, useSession } from '#src/kit/actors/use-session.ts';
import { countBadge } from '#src/kit/text/count-badge.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './user-dialog.module.css';

interface Props {
  readonly onClose: () => void;
}

interface EntryProps extends Props {
  readonly to: string;
  readonly icon: ReactNode;
  readonly text: string;
  readonly badge?: string | null;
}

const ACCOUNT = '/profile/account';
const ICON = { size: 16, 'aria-hidden': true } as const;

function Entry({ to, icon, text, badge = null, onClose }: EntryProps) {
  return (
    <li>
      <Link className={styles.entry} to={to} onClick={onClose}>
        {icon}
        {text}
        {badge !== null && <b className={styles.badge}>{badge}</b>}
      </Link>
    </li>
  );
}

/** Where the menu leads: a member to what is theirs, others to log in or sign up and back (reference R44). */
export function AccountEntries({ onClose }: Props) {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <>
      {user && <Who user={user} onClose={onClose} />}
      <ul className={styles.entries}>
        {user ? <MemberEntries user={user} onClose={onClose} /> : <VisitorEntries onClose={onClose} />}
        <Entry
          to="/profile/cards"
          icon={<WalletCards {...ICON} />}
          text={t('page.collection')}
          onClose={onClose}
        />
        <Entry
          to="/profile/preferences"
          icon={<Settings2 {...ICON} />}
          text={t('page.preferences')}
          onClose={onClose}
        />
        {user && <ConsoleEntry user={user} onClose={onClose} />}
        {user && <LogOutEntry onClose={onClose} />}
      </ul>
    </>
  );
}

interface MemberProps extends Props {
  readonly user: SessionUser;
}

/** The member by nickname or @username; leads to their page once there are such pages. */
function Who({ user, onClose }: MemberProps) {
  const path = linkTo(userPath(user.username));
  const content = (
    <>
      <UserRound {...ICON} />
      <span className={styles.name}>{user.nickname ?? `@${user.username}`}</span>
    </>
  );
  return path === null ? (
    <p className={styles.who}>{content}</p>
  ) : (
    <Link className={styles.who} to={path} onClick={onClose}>
      {content}
    </Link>
  );
}

function MemberEntries({ user, onClose }: MemberProps) {
  const { t } = useTranslation();
  return (
    <>
      <Entry
        to={`${ACCOUNT}?t=notification`}
        icon={<Bell {...ICON} />}
        text={t('user.tab.notification')}
        badge={countBadge(user.messageCount)}
        onClose={onClose}
      />
      <Entry to={EDIT_ABOUT} icon={<Pencil {...ICON} />} text={t('page.aboutMe')} onClose={onClose} />
      <Entry
        to={`${ACCOUNT}?t=settings`}
        icon={<Wrench {...ICON} />}
        text={t('user.tab.settings')}
        onClose={onClose}
      />
      <Entry
        to={`${ACCOUNT}?t=changepassword`}
        icon={<KeyRound {...ICON} />}
        text={t('user.tab.changepassword')}
        onClose={onClose}
      />
    </>
  );
}

/** For those who have something to do there. */
function ConsoleEntry({ user, onClose }: MemberProps) {
  const { t } = useTranslation();
  const { data = [] } = usePermissions(user.username);
  if (data.length === 0) return null;
  return <Entry to="/console" icon={<Gavel {...ICON} />} text={t('page.console')} onClose={onClose} />;
}

function VisitorEntries({ onClose }: Props) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const back = pathname === ACCOUNT ? '' : `&g=${encodeURIComponent(pathname + search)}`;
  return (
    <>
      <Entry
        to={`${ACCOUNT}?t=login${back}`}
        icon={<LogIn {...ICON} />}
        text={t('user.tab.login')}
        onClose={onClose}
      />
      <Entry
        to={`${ACCOUNT}?t=signup${back}`}
        icon={<UserPlus {...ICON} />}
        text={t('user.tab.signup')}
        onClose={onClose}
      />
    </>
  );
}

function LogOutEntry({ onClose }: Props) {
  const { t } = useTranslation();
  const { logOut } = useSession();
  const leave = () => {
    logOut();
    onClose();
  };
  return (
    <li>
      <UnstyledButton className={styles.entry} onClick={leave}>
        <LogOut {...ICON} />
        {t('user.logOut')}
      </UnstyledButton>
    </li>
  );
}
