import { Link } from 'react-router';
import type { ServerIndex } from '#model/vocabulary/servers';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { BOARD_KINDS, type BoardQuery, boardPath } from './board-address.ts';
import styles from './players.module.css';

interface Props {
  readonly server: ServerIndex;
  readonly query: BoardQuery;
}

/** What players are compared by: each is an address of its own. */
export function BoardTabs({ server, query }: Props) {
  const { t } = useTranslation();
  return (
    <nav className={styles.tabs} aria-label={t('board.by')}>
      {BOARD_KINDS.map((kind) => (
        <Link
          key={kind}
          className={styles.tab}
          to={boardPath(server, { ...query, kind, page: 1 })}
          preventScrollReset
          aria-current={kind === query.kind ? 'page' : undefined}
        >
          {t(`board.stat.${kind}`)}
        </Link>
      ))}
    </nav>
  );
}
