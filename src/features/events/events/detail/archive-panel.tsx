import { useMemo } from 'react';
import { Link } from 'react-router';
import type { ArchiveRecord } from '#model/records/archive';
import { archivePath } from '#model/site/event-paths';
import { isServerIndex, SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useArchives } from '#src/kit/data/lists.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import pieces from '#src/kit/detail/pieces.module.css';
import { type DataColumn, DataTable } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** Ranks that show how hard an event was. */
const TIERS = [100, 1000] as const;

/** How it ended on each server; absent where nothing is kept of it. */
export function ArchivePanel({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const { data } = useArchives();
  const archive = data?.byId.get(id);
  if (!archive) return null;
  return (
    <Panel
      id="archive"
      title={t('page.eventArchive')}
      note={<Link to="/info/eventarchives">{t('archives.all')}</Link>}
    >
      <Servers archive={archive} />
    </Panel>
  );
}

function Servers({ archive }: { readonly archive: ArchiveRecord }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const rows = [...SERVERS.keys()]
    .filter(isServerIndex)
    .filter((server) => archive.cutoffs[server] !== null || archive.best[server] !== null);
  const columns = useMemo((): readonly DataColumn<ServerIndex>[] => {
    const points = (server: ServerIndex, tier: number): string => {
      const found = archive.cutoffs[server]?.find((each) => each.tier === tier);
      return found ? integer(found.points) : '–';
    };
    return [
      {
        key: 'server',
        title: t('server.label'),
        isRowHead: true,
        cell: (server) => <Link to={archivePath(server, archive.id)}>{t(`server.${SERVERS[server]}`)}</Link>,
      },
      ...TIERS.map((tier) => ({
        key: `t${tier}`,
        title: `T${tier}`,
        isNumber: true,
        cell: (server: ServerIndex) => points(server, tier),
      })),
    ];
  }, [t, integer, archive]);
  return (
    <DataTable
      label={t('page.eventArchive')}
      className={pieces.table}
      columns={columns}
      rows={rows}
      rowKey={(server) => server}
    />
  );
}
