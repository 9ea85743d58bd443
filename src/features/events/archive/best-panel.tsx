import { useMemo } from 'react';
import { eventBoardPath } from '#model/site/event-paths';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import pieces from '#src/kit/detail/pieces.module.css';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { type DataColumn, DataTable } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ArchivePage } from './archive.types.ts';

interface Row {
  /** Equal points share a place. */
  readonly place: number;
  readonly nth: number;
  readonly points: number;
  /** To the one before; null for the first. */
  readonly behind: number | null;
}

const rowsOf = (best: readonly number[]): readonly Row[] =>
  best.map((points, nth) => ({
    nth,
    points,
    place: best.indexOf(points) + 1,
    behind: nth === 0 ? null : (best[nth - 1] ?? points) - points,
  }));

/** What the ten best had; who they are is on the page of the rankings. */
export function BestPanel({ page: { event, server, archives } }: { readonly page: ArchivePage }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const best = archives.get(event.id)?.best[server] ?? null;
  const rows = useMemo(() => rowsOf(best ?? []), [best]);
  const columns = useMemo(
    (): readonly DataColumn<Row>[] => [
      {
        key: 'place',
        title: t('board.events.place'),
        isRowHead: true,
        isNumber: true,
        cell: ({ place }) => integer(place),
      },
      { key: 'points', title: t('tracker.points'), isNumber: true, cell: ({ points }) => integer(points) },
      {
        key: 'behind',
        title: t('archives.behind'),
        isNumber: true,
        cell: ({ behind }) => (behind === null ? '–' : integer(behind)),
      },
    ],
    [t, integer],
  );
  if (rows.length === 0) return null;
  return (
    <Panel
      id="best"
      title={t('archives.best')}
      note={<PageLink to={eventBoardPath(server, event.id)}>{t('archives.players')}</PageLink>}
    >
      <DataTable
        label={t('archives.best')}
        className={pieces.table}
        columns={columns}
        rows={rows}
        rowKey={({ nth }) => nth}
      />
    </Panel>
  );
}
