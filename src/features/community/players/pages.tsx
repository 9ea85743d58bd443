import { Link } from 'react-router';
import type { ServerIndex } from '#model/vocabulary/servers';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type BoardQuery, boardPath, lastPageOf, PAGE_SIZES } from './board-address.ts';
import styles from './players.module.css';

interface Props {
  readonly count: number;
  readonly server: ServerIndex;
  readonly query: BoardQuery;
}

/** The way through the pages; each is an address of its own. */
export function Pages({ count, server, query }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { page, size } = query;
  const last = lastPageOf(count, size);
  const to = (patch: Partial<BoardQuery>) => boardPath(server, { ...query, ...patch });
  return (
    <nav className={styles.pages} aria-label={t('board.pages')}>
      {page > 1 && <Link to={to({ page: Math.min(page - 1, last) })}>{t('board.previous')}</Link>}
      <span role="status">
        {t('board.page', { page: integer(page), last: integer(last), total: integer(count) })}
      </span>
      {page < last && <Link to={to({ page: page + 1 })}>{t('board.next')}</Link>}
      <span className={styles.sizes}>
        {t('board.perPage')}
        {PAGE_SIZES.map((each) => (
          <Link
            key={each}
            to={to({ size: each, page: Math.floor(((page - 1) * size) / each) + 1 })}
            preventScrollReset
            aria-current={each === size ? 'true' : undefined}
          >
            {integer(each)}
          </Link>
        ))}
      </span>
    </nav>
  );
}
