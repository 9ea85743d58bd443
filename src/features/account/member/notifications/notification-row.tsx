import { ActionIcon } from '@mantine/core';
import {
  AtSign,
  Check,
  Heart,
  type LucideIcon,
  Mail,
  MessageCircle,
  ShieldAlert,
  UserPlus,
  Users,
} from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { MessageKind } from '#model/contract/account/member';
import { messageAddress } from '#model/site/comment-address';
import { linkTo } from '#model/site/links';
import { routeAt } from '#model/site/patterns';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { MessageGroup } from './groups.ts';
import styles from './notifications.module.css';
import { People } from './people.tsx';

const ICONS: Readonly<Record<MessageKind, LucideIcon>> = {
  mention: AtSign,
  reply: MessageCircle,
  like: Heart,
  follow: UserPlus,
  invited: Mail,
  joined: Users,
  removed: ShieldAlert,
  decided: ShieldAlert,
};
const MAX_NAMES = 3;

interface Props {
  readonly group: MessageGroup;
  readonly onRead: (ids: readonly number[]) => void;
}

function useWho(): (actors: readonly string[]) => string {
  const { t } = useTranslation();
  const { list } = useFormat();
  return (actors) => {
    if (actors.length === 0) return t('account.note.nobody');
    const others = actors.length - MAX_NAMES;
    const names = actors.slice(0, MAX_NAMES);
    return list(others > 0 ? [...names, t('account.note.others', { count: others })] : names);
  };
}

const ID = /\/(\d+)(?:\/|$)/;

/** The page it happened on, such as “Card”, with its number where its title is not known; null for what has no place. */
function usePlaceName(path: string | null, isTitled: boolean): string | null {
  const { t } = useTranslation();
  const [pathname = ''] = (path ?? '').split(/[?#]/);
  const route = pathname === '' ? null : routeAt(pathname);
  if (route === null) return null;
  const [, id] = ID.exec(pathname) ?? [];
  return id === undefined || isTitled ? t(route.title) : `${t(route.title)} #${id}`;
}

/** What happened, by whom, where and when; leads to the place and is read with that. */
export function NotificationRow({ group, onRead }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const who = useWho();
  const { first, ids, isRead, actors } = group;
  const Icon = ICONS[first.kind];
  const address = messageAddress(first);
  const isOfMany = first.kind === 'follow' && group.usernames.length > 1;
  const path = address && !isOfMany ? linkTo(address) : null;
  const { title, words } = first;
  const where = usePlaceName(path, title !== undefined);
  const place = useRef<HTMLDivElement>(null);
  const text =
    first.kind === 'decided'
      ? t(`account.note.decided.${first.decision?.news ?? 'undone'}`)
      : t(`account.note.${first.kind}`, { names: who(actors) });
  return (
    <div className={styles.row} data-unread={!isRead || undefined}>
      <span className={styles.icon} aria-hidden="true">
        <Icon size={16} />
      </span>
      <div ref={place} className={styles.what} tabIndex={-1}>
        {path ? (
          <Link to={path} onClick={() => !isRead && onRead(ids)}>
            {text}
          </Link>
        ) : group.usernames.length > 0 ? (
          <People text={text} usernames={group.usernames} onOpen={() => !isRead && onRead(ids)} />
        ) : (
          <p>{text}</p>
        )}
        {(title ?? words) !== undefined && (
          <p className={styles.about}>
            {title !== undefined && <cite>{title}</cite>}
            {title !== undefined && words !== undefined && ': '}
            {words}
          </p>
        )}
        {first.decision && (
          <p>
            <Link to="?t=decision" onClick={() => !isRead && onRead(ids)}>
              {t('account.note.decidedLink')}
            </Link>
          </p>
        )}
        <p className={styles.when}>
          {where !== null && `${where} · `}
          <time dateTime={new Date(first.time).toISOString()}>{dateTime(first.time)}</time>
        </p>
      </div>
      {!isRead && (
        <ActionIcon
          variant="subtle"
          aria-label={t('account.note.markOne', { text })}
          onClick={() => {
            onRead(ids);
            place.current?.focus();
          }}
        >
          <Check size={16} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  );
}
