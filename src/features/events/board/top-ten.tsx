import { NativeSelect, Skeleton } from '@mantine/core';
import { Trophy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { localised } from '#model/rules/localised';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useEventSongs } from '#src/kit/data/event-songs.ts';
import { useSongs } from '#src/kit/data/lists.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { type DataColumn, DataTable } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ShownCard } from '../shown-card.tsx';
import { useTopPlayers } from '../tracker.data.ts';
import styles from './event-board.module.css';
import type { HeldProps } from './held.ts';
import { type RankingRow, rankingRows } from './ranking-rows.ts';
import { SmallCurve } from './small-curve.tsx';

const HEIGHT = 480;

/** The ten best by points, or on one of the songs that the event ranks. */
export function TopTen({ held }: HeldProps) {
  const { t } = useTranslation();
  const [mid, setMid] = useState(0);
  const { ids } = useEventSongs(held.id, held.server);
  const shown = ids.includes(mid) ? mid : 0;
  return (
    <section className={styles.panel} aria-labelledby="top-ten">
      <header className={styles.head}>
        <h2 id="top-ten">{t('board.events.top')}</h2>
        {ids.length > 0 && <RankingPicker ids={ids} value={shown} onChange={setMid} />}
      </header>
      <Ranking held={held} mid={shown} />
    </section>
  );
}

interface PickerProps {
  readonly ids: readonly number[];
  readonly value: number;
  readonly onChange: (mid: number) => void;
}

function RankingPicker({ ids, value, onChange }: PickerProps) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const { data: songs } = useSongs();
  const titleOf = (id: number): string => {
    const song = songs?.byId.get(id);
    return (song && localised(song.title, main, sub)?.value) ?? `#${id}`;
  };
  return (
    <NativeSelect
      label={t('board.events.ranking')}
      value={String(value)}
      data={[
        { value: '0', label: t('board.events.points') },
        ...ids.map((id) => ({ value: String(id), label: titleOf(id) })),
      ]}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  );
}

function Ranking({ held, mid }: HeldProps & { readonly mid: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useTopPlayers(held.server, held.id, mid);
  const columns = useColumns(held, mid);
  const rows = useMemo(() => (data ? rankingRows(data) : []), [data]);
  if (!data && error) return <DataError message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={HEIGHT} />;
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<Trophy size={28} />}
        title={t('board.events.emptyTitle')}
        text={t('board.events.emptyText')}
      />
    );
  return (
    <DataTable
      label={t('board.events.top')}
      className={styles.table}
      columns={columns}
      rows={rows}
      rowKey={({ uid }) => uid}
    />
  );
}

function useColumns(held: HeldProps['held'], mid: number): readonly DataColumn<RankingRow>[] {
  const { t } = useTranslation();
  const { integer, signed } = useFormat();
  return useMemo(
    () => [
      {
        key: 'place',
        title: t('board.events.place'),
        cell: (row) => <Place row={row} />,
        isNumber: true,
      },
      {
        key: 'player',
        title: t('board.events.player'),
        cell: (row) => <Player row={row} server={held.server} />,
        isRowHead: true,
        className: styles.player,
      },
      {
        key: 'points',
        title: t(mid === 0 ? 'board.events.points' : 'board.events.score'),
        cell: ({ value }) => integer(value),
        isNumber: true,
      },
      {
        key: 'gain',
        title: t('board.events.gain'),
        cell: ({ gain }) => (gain === null ? '–' : signed(gain)),
        isNumber: true,
      },
      {
        key: 'moved',
        title: t('board.events.moved'),
        cell: ({ moved }) => (moved === null ? '–' : signed(moved)),
        isNumber: true,
        className: styles.moved,
      },
      {
        key: 'curve',
        title: t('board.events.curve'),
        cell: ({ curve }) => <SmallCurve points={curve} from={held.startAt} to={held.endAt} />,
        className: styles.curves,
      },
    ],
    [t, integer, signed, held, mid],
  );
}

/** Narrow phones have no room for a column of places won and lost: there they stand below the place. */
function Place({ row: { place, moved } }: { readonly row: RankingRow }) {
  const { t } = useTranslation();
  const { integer, signed } = useFormat();
  return (
    <>
      {integer(place)}
      {moved !== null && moved !== 0 && (
        <small className={styles.note}>
          <span className="visually-hidden">{t('board.events.moved')} </span>
          {signed(moved)}
        </small>
      )}
    </>
  );
}

interface PlayerProps {
  readonly row: RankingRow;
  readonly server: ServerIndex;
}

function Player({ row, server }: PlayerProps) {
  return (
    <span className={styles.who}>
      <ShownCard cardId={row.cardId} isTrained={row.isTrained} />
      <PageLink to={`/tool/playersearch/${SERVERS[server]}/${row.uid}`} className={styles.name}>
        <bdi>{row.name || `#${row.uid}`}</bdi>
      </PageLink>
    </span>
  );
}
