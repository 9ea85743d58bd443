import { useMemo } from 'react';
import type { SongItem } from '#model/families/songs/item';
import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';
import { SERVERS, type ServerCode } from '#model/vocabulary/servers';
import { type MetaQuery, PLAIN_QUERY } from '#src/features/charts/song-meta/meta-query.ts';
import { type RankedRow, ranking } from '#src/features/charts/song-meta/ranking.ts';
import { useSongMeta } from '#src/kit/data/lists.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import pieces from '#src/kit/detail/pieces.module.css';
import type { FamilyData } from '#src/kit/list/family/use-family.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { DifficultyTag } from '#src/kit/song/difficulty-tag.tsx';
import { DataTable } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './song-detail.module.css';

/** Orders of all charts: by the score without and with fever, and by the score per minute. */
const ORDERS = {
  plain: PLAIN_QUERY,
  fever: { ...PLAIN_QUERY, hasFever: true },
  perMinute: { ...PLAIN_QUERY, order: 'perMinute' },
} as const satisfies Readonly<Record<string, MetaQuery>>;

type PlaceOrder = keyof typeof ORDERS;
const PLACE_ORDERS: readonly PlaceOrder[] = ['plain', 'fever', 'perMinute'];

interface ChartRank extends RankedRow {
  readonly in: PlaceOrder;
}

interface ChartRanks {
  /** Charts that are out on the server. */
  readonly total: number;
  /** Of each chart of the song its place in each order. */
  readonly rows: readonly { readonly difficulty: Difficulty; readonly places: readonly ChartRank[] }[];
}

interface PlacesState {
  readonly isPending: boolean;
  /** Null without data, and where the song is not out. */
  readonly places: ChartRanks | null;
}

/** Where a song's charts stand among all charts of the main server, as the song meta page ranks them at first. */
function usePlaces({ all, context: { main } }: FamilyData<SongItem>, id: number): PlacesState {
  const { data, isPending } = useSongMeta();
  const orders = useMemo(() => {
    if (!data) return null;
    const songs = new Map(all.map(({ song }) => [song.id, song]));
    const views = new Map(all.map(({ view }) => [view.id, view]));
    return PLACE_ORDERS.map((order) =>
      ranking({ songs, views, metas: data.byId }, ORDERS[order], main).map((row) => ({ ...row, in: order })),
    );
  }, [data, all, main]);
  const places = useMemo(() => {
    if (!orders) return null;
    const rows = DIFFICULTIES.flatMap((difficulty) => {
      const found = orders.map((order) =>
        order.find((row) => row.song === id && row.difficulty === difficulty),
      );
      const known = found.filter((row) => row !== undefined);
      return known.length === PLACE_ORDERS.length ? [{ difficulty, places: known }] : [];
    });
    return rows.length === 0 ? null : { total: orders[0]?.length ?? 0, rows };
  }, [orders, id]);
  return { isPending, places };
}

interface Props {
  readonly item: SongItem;
  readonly data: FamilyData<SongItem>;
}

/** What its charts are worth beside all others. */
export function MetaPanel({ item, data }: Props) {
  const { t } = useTranslation();
  const { isPending, places } = usePlaces(data, item.id);
  if (!places && !isPending) return null;
  return (
    <Panel
      id="meta"
      title={t('page.songMeta')}
      note={<PageLink to={`/info/songmeta/${item.id}`}>{t('songMeta.curves')}</PageLink>}
    >
      {places ? (
        <PlacesTable places={places} server={SERVERS[data.context.main]} />
      ) : (
        <div
          className={styles.pending}
          style={{ '--rows': item.view.levels.length + 1 }}
          role="status"
          aria-label={t('action.loading')}
        />
      )}
    </Panel>
  );
}

const TITLES = {
  plain: 'songs.plain',
  fever: 'songs.fever',
  perMinute: 'meta.perMinute',
} as const satisfies Readonly<Record<PlaceOrder, string>>;

interface TableProps {
  readonly places: ChartRanks;
  readonly server: ServerCode;
}

function PlacesTable({ places: { rows, total }, server }: TableProps) {
  const { t } = useTranslation();
  const { integer, percent, decimal } = useFormat();
  return (
    <DataTable
      className={pieces.table}
      caption={
        <caption className={styles.compared}>
          {t('songs.compared', {
            total: integer(total),
            server: t(`server.${server}`),
            percent: percent(PLAIN_QUERY.skillPercent),
            seconds: t('unit.seconds', { seconds: decimal(PLAIN_QUERY.skillSeconds) }),
          })}
        </caption>
      }
      rows={rows}
      rowKey={({ difficulty }) => difficulty}
      columns={[
        {
          key: 'chart',
          title: t('songMeta.chart'),
          isRowHead: true,
          cell: ({ difficulty, places }) => (
            <DifficultyTag difficulty={difficulty} level={places[0]?.level ?? 0} named />
          ),
        },
        ...PLACE_ORDERS.map((order) => ({
          key: order,
          title: t(TITLES[order]),
          cell: ({ places }: ChartRanks['rows'][number]) => (
            <PlaceWords place={places.find((place) => place.in === order)} />
          ),
        })),
      ]}
    />
  );
}

/** How it stands beside the best chart, and its place among all. */
function PlaceWords({ place }: { readonly place: ChartRank | undefined }) {
  const { t } = useTranslation();
  const { integer, percent } = useFormat();
  if (!place || place.relative === null || place.rank === null)
    return <span className="muted">{t('songs.lengthUnknown')}</span>;
  return (
    <>
      <b>{percent(Math.round(place.relative * 1000) / 10)}</b>
      <span className={styles.place}>{`#${integer(place.rank)}`}</span>
    </>
  );
}
