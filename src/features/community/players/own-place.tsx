import { Skeleton } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { logInPath } from '#model/site/objects';
import type { ServerIndex } from '#model/vocabulary/servers';
import { useSession } from '#src/kit/actors/use-session.ts';
import { type Board, type BoardRow, useOwnRow } from '#src/kit/data/boards.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import ranking from '../ranking/ranking.module.css';
import { type BoardQuery, boardPath, lastPageOf } from './board-address.ts';

const HEIGHT = 48;

interface Props {
  readonly board: Board;
  readonly server: ServerIndex;
  readonly query: BoardQuery;
  readonly username: string | null;
}

/** The visitor's place, above all others, or how to get one. */
export function OwnPlace({ board, server, query, username }: Props) {
  const { t } = useTranslation();
  const { isKnown } = useSession();
  const { data: row, isError, refetch } = useOwnRow(board, username);
  if (username === null) return isKnown ? <LogInHint /> : <Skeleton height={HEIGHT} />;
  if (isError)
    return (
      <p className={ranking.own} role="alert">
        {t('board.ownFailed')}{' '}
        <button type="button" className={ranking.retry} onClick={() => void refetch()}>
          {t('action.retry')}
        </button>
      </p>
    );
  if (row === undefined) return <Skeleton height={HEIGHT} />;
  return (
    <section className={ranking.own} aria-label={t('board.own')}>
      {row === null ? (
        <p>
          {t('board.notShown')} <PageLink to="/leaderboard/participate">{t('board.participate')}</PageLink>
        </p>
      ) : (
        <OwnRow row={row} server={server} query={query} />
      )}
    </section>
  );
}

interface RowProps extends Pick<Props, 'server' | 'query'> {
  readonly row: BoardRow;
}

function OwnRow({ row, server, query }: RowProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const page = Math.min(
    Math.floor((row.place - 1) / query.size) + 1,
    lastPageOf(Number.POSITIVE_INFINITY, query.size),
  );
  return (
    <p className={ranking.ownRow}>
      <strong>{t('board.ownPlace', { place: row.place })}</strong>
      <span>
        {t(`board.stat.${query.kind}`)} {integer(row.value)}
      </span>
      <Link to={boardPath(server, { ...query, page })} preventScrollReset>
        {t('board.toOwn')}
      </Link>
    </p>
  );
}

function LogInHint() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <p className={ranking.own}>
      {t('board.logIn')} <PageLink to={logInPath(pathname + search)}>{t('user.tab.login')}</PageLink>
    </p>
  );
}
