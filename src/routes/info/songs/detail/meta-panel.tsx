import type { SongItem } from '#model/families/songs/item';
import { SERVERS, type ServerCode } from '#model/vocabulary/servers';
import { DifficultyTag } from '#src/components/difficulty-tag.tsx';
import { useFormat } from '#src/components/format.ts';
import { PageLink } from '#src/components/page-link.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { Panel } from '#src/parts/detail/detail-page.tsx';
import pieces from '#src/parts/detail/pieces.module.css';
import type { FamilyData } from '#src/parts/family/use-family.ts';
import { PLAIN_QUERY } from '#src/parts/song-meta/meta-query.ts';
import styles from './song-detail.module.css';
import { type Places, usePlaces } from './use-places.ts';

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

interface TableProps {
  readonly places: Places;
  readonly server: ServerCode;
}

function PlacesTable({ places: { rows, total }, server }: TableProps) {
  const { t } = useTranslation();
  const { integer, percent, decimal } = useFormat();
  return (
    <table className={pieces.table}>
      <caption className={styles.compared}>
        {t('songs.compared', {
          total: integer(total),
          server: t(`server.short.${server}`),
          percent: percent(PLAIN_QUERY.skillPercent),
          seconds: t('unit.seconds', { seconds: decimal(PLAIN_QUERY.skillSeconds) }),
        })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('songMeta.chart')}</th>
          <th scope="col">{t('songs.plain')}</th>
          <th scope="col">{t('songs.fever')}</th>
          <th scope="col">{t('meta.perMinute')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ difficulty, places }) => (
          <tr key={difficulty}>
            <th scope="row">
              <DifficultyTag difficulty={difficulty} level={places[0]?.level ?? 0} named />
            </th>
            {places.map(({ in: order, rank, relative }) => (
              <td key={order}>
                {relative === null || rank === null ? (
                  <span className="muted">{t('songs.lengthUnknown')}</span>
                ) : (
                  <>
                    <b>{percent(Math.round(relative * 1000) / 10)}</b>
                    <span className={styles.place}>{`#${integer(rank)}`}</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
