import { useMemo } from 'react';
import type { FinalCutoff } from '#model/records/archive';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import pieces from '#src/kit/detail/pieces.module.css';
import { type DataColumn, DataTable } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ArchivePage } from './archive.types.ts';
import { changeIn, pointsOf } from './points.ts';

const NONE: readonly FinalCutoff[] = [];

/** The final points of every rank that is kept, and how they changed since the last event of the kind. */
export function CutoffsPanel({ page: { event, server, archives, earlier } }: { readonly page: ArchivePage }) {
  const { t } = useTranslation();
  const { integer, signedPercent } = useFormat();
  const [last] = earlier;
  const before = last && archives.get(last.id);
  const rows = archives.get(event.id)?.cutoffs[server] ?? NONE;
  const columns = useMemo((): readonly DataColumn<FinalCutoff>[] => {
    const change: DataColumn<FinalCutoff> = {
      key: 'change',
      title: t('archives.since', { id: last?.id ?? 0 }),
      isNumber: true,
      cell: ({ tier, points }) => {
        const percent = changeIn(points, pointsOf(before, server, tier));
        return percent === null ? '–' : signedPercent(percent);
      },
    };
    return [
      {
        key: 'tier',
        title: t('tracker.tier'),
        isRowHead: true,
        isNumber: true,
        cell: ({ tier }) => integer(tier),
      },
      { key: 'points', title: t('tracker.points'), isNumber: true, cell: ({ points }) => integer(points) },
      ...(before ? [change] : []),
    ];
  }, [t, integer, signedPercent, last, before, server]);
  if (rows.length === 0) return null;
  return (
    <Panel id="cutoffs" title={t('archives.cutoffs')}>
      <DataTable
        label={t('archives.cutoffs')}
        className={pieces.table}
        columns={columns}
        rows={rows}
        rowKey={({ tier }) => tier}
      />
    </Panel>
  );
}
