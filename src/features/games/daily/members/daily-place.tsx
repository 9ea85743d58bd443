import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { GameName } from '#model/games/settings';
import { logInPath } from '#model/site/objects';
import { useShown } from '#src/features/account/daily-shown.data.ts';
import ranking from '#src/features/community/ranking/ranking.module.css';
import { useSession } from '#src/kit/actors/use-session.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useOwnDaily } from '../dailies.data.ts';
import styles from './members.module.css';
import type { Sending } from './use-sending.ts';

const HEIGHT = 48;

interface Props {
  readonly game: GameName;
  readonly day: string;
  readonly sending: Sending;
}

/** The visitor's place among members, or how to get one. */
export function DailyPlace({ game, day, sending }: Props) {
  const { t } = useTranslation();
  const { user, isKnown } = useSession();
  if (!isKnown) return <Skeleton height={HEIGHT} />;
  return (
    <section className={`${ranking.own} ${styles.place}`} aria-label={t('daily.own.title')}>
      {user ? (
        <MemberPlace game={game} day={day} sending={sending} username={user.username} />
      ) : (
        <LogInHint />
      )}
    </section>
  );
}

function LogInHint() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <p>
      {t('daily.own.logIn')} <PageLink to={logInPath(pathname + search)}>{t('user.tab.login')}</PageLink>
    </p>
  );
}

interface MemberProps extends Props {
  readonly username: string;
}

function MemberPlace({ game, day, sending, username }: MemberProps) {
  const { t } = useTranslation();
  const fault = sending.faults[game];
  if (fault === 'failed') return <Failure text={t('daily.own.failed')} onRetry={sending.retry} />;
  if (fault) return <p role="alert">{t(`daily.own.${fault}`)}</p>;
  if (sending.isWaiting(game))
    return <p role="status">{t(sending.isOffline ? 'daily.own.offline' : 'daily.own.sending')}</p>;
  return <OwnRow game={game} day={day} username={username} />;
}

function OwnRow({ game, day, username }: Omit<MemberProps, 'sending'>) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { data: row, isError, refetch } = useOwnDaily({ game, day }, username);
  if (isError) return <Failure text={t('failure.title')} onRetry={() => void refetch()} />;
  if (row === undefined) return <Skeleton height={HEIGHT / 2} />;
  if (row === null) return <NoRow username={username} />;
  return (
    <p className={ranking.ownRow} role="status">
      <strong>{t('daily.own.place', { place: row.place })}</strong>
      <span>
        {integer(row.points)} {t('game.points')}
      </span>
    </p>
  );
}

/** Shows members who chose to be in no table where they can change it. */
function NoRow({ username }: Pick<MemberProps, 'username'>): ReactNode {
  const { t } = useTranslation();
  const { data: isShown } = useShown(username);
  if (isShown !== false) return <p>{t('daily.own.none')}</p>;
  return (
    <p>
      {t('daily.own.hidden')} <PageLink to="/profile/account?t=settings">{t('user.tab.settings')}</PageLink>
    </p>
  );
}

function Failure({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <p role="alert">
      {text}{' '}
      <button type="button" className={ranking.retry} onClick={onRetry}>
        {t('action.retry')}
      </button>
    </p>
  );
}
