import type { SongItem } from '#model/families/songs/item';
import { SERVERS, type ServerCode } from '#model/vocabulary/servers';
import { PLAIN_QUERY } from '#src/features/charts/song-meta/meta-query.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import pieces from '#src/kit/detail/pieces.module.css';
import type { FamilyData } from '#src/kit/list/family/use-family.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { DifficultyTag } from '#src/kit/song/difficulty-tag.tsx';
import { DataTable } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './song-detail.module.css';
import { type ChartRank, type ChartRanks, PLACE_ORDERS, type PlaceOrder, usePlaces } from './use-places.ts';

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
