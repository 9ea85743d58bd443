import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { EventRecord } from '#model/records/event';
import { localised } from '#model/rules/localised';
import { archivePath } from '#model/site/event-paths';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import pieces from '#src/kit/detail/pieces.module.css';
import { type DataColumn, DataTable } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ArchivePage } from './archive.types.ts';
import styles from './eventarchive.module.css';
import { changeIn, pointsOf } from './points.ts';

interface Props {
  readonly page: ArchivePage;
  readonly tier: number;
  readonly onTier: (tier: number) => void;
}

/** One rank in the last events of the kind, and by how much this event exceeds each. */
export function ComparedPanel({ page, tier, onTier }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { event, server, archives, earlier } = page;
  const columns = useColumns(page, tier);
  const tiers = archives.get(event.id)?.cutoffs[server] ?? [];
  if (earlier.length === 0 || tiers.length === 0) return null;
  return (
    <Panel
      id="compared"
      title={t('archives.compared')}
      note={
        <NativeSelect
          className={styles.tier}
          aria-label={t('tracker.tier')}
          value={String(tier)}
          data={tiers.map((each) => ({
            value: String(each.tier),
            label: t('tracker.tierOf', { tier: integer(each.tier) }),
          }))}
          onChange={({ currentTarget }) => onTier(Number(currentTarget.value))}
        />
      }
    >
      <DataTable
        label={t('archives.compared')}
        className={`${pieces.table} ${styles.compared}`}
        columns={columns}
        rows={earlier}
        rowKey={({ id }) => id}
      />
    </Panel>
  );
}

function useColumns({ event, server, archives }: ArchivePage, tier: number) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const { integer, signedPercent } = useFormat();
  return useMemo((): readonly DataColumn<EventRecord>[] => {
    const own = pointsOf(archives.get(event.id), server, tier);
    const before = (id: number) => pointsOf(archives.get(id), server, tier);
    return [
      {
        key: 'event',
        title: t('page.event'),
        isRowHead: true,
        cell: ({ id, name }) => (
          <Link to={archivePath(server, id)}>{`#${id} ${localised(name, main, sub)?.value ?? ''}`}</Link>
        ),
      },
      {
        key: 'points',
        title: t('tracker.points'),
        isNumber: true,
        cell: ({ id }) => {
          const points = before(id);
          return points === null ? '–' : integer(points);
        },
      },
      {
        key: 'change',
        title: t('archives.change'),
        isNumber: true,
        cell: ({ id }) => {
          const percent = changeIn(own, before(id));
          return percent === null ? '–' : signedPercent(percent);
        },
      },
    ];
  }, [t, main, sub, integer, signedPercent, event, server, archives, tier]);
}
