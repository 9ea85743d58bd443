import { Switch } from '@mantine/core';
import { type RefObject, useMemo, useState } from 'react';
import { localised } from '#model/rules/localised';
import { byLastHour, plainName, topAt, topLine, topTimes } from '#model/tracker/top';
import { SERVERS } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { CurveChart } from '#src/kit/curve/curve-chart.tsx';
import type { CurveData, Plot } from '#src/kit/curve/curves.types.ts';
import { useCalendar } from '#src/kit/curve/use-calendar.ts';
import { useCurveFormat } from '#src/kit/curve/use-curve-format.ts';
import { useEventSongs } from '#src/kit/data/event-songs.ts';
import { useSongs } from '#src/kit/data/lists.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ShownCard } from '../../shown-card.tsx';
import { useTopPlayers } from '../../tracker.data.ts';
import styles from '../eventtracker.module.css';
import type { TrackerPage } from '../state/page.ts';
import { useChanged } from '../state/use-changed.ts';
import { colorAt } from './chart-data.ts';

interface Props {
  readonly page: TrackerPage;
  readonly at: number | null;
  readonly plot: RefObject<Plot | null>;
}

/** Types whose songs have rankings of their own. */
const RANKED_SONGS: readonly string[] = ['challenge', 'versus', 'medley'];
const NOBODY = { points: [], users: [] };

/** The ten best by points or on a song, with who gained most in the last hour, and their curves. */
export function TopView({ page, at, plot }: Props) {
  const { t } = useTranslation();
  const { integer, signed } = useFormat();
  const [isByHour, setByHour] = useState(false);
  const { inputs, place } = page;
  const { data, error, isPending, refetch } = useTopPlayers(place.server, place.event.id, inputs.song);
  const ranking = data ?? NOBODY;
  const rows = useMemo(() => topAt(ranking, at ?? Number.POSITIVE_INFINITY), [ranking, at]);
  const changed = useChanged(useMemo(() => new Map(rows.map(({ uid, value }) => [uid, value])), [rows]));
  const format = useCurveFormat();
  const curves = useTopCurves(page, ranking, rows);
  if (error && !data) return <DataError message={error.message} onRetry={() => void refetch()} />;
  const shown = isByHour ? byLastHour(rows) : rows;
  return (
    <>
      <div className={styles.bar}>
        <SongChoice page={page} />
        <Switch
          label={t('tracker.top.byHour')}
          checked={isByHour}
          onChange={(event) => setByHour(event.currentTarget.checked)}
        />
      </div>
      {rows.length === 0 && !isPending && <p className={styles.empty}>{t('tracker.top.empty')}</p>}
      {rows.length > 0 && (
        <>
          <div className={styles.scroll}>
            <table className={styles.table} aria-label={t('tracker.view.top')}>
              <thead>
                <tr>
                  <th scope="col">{t('meta.rank')}</th>
                  <th scope="col">{t('tracker.top.player')}</th>
                  <th scope="col">{inputs.song === 0 ? t('tracker.points') : t('meta.score')}</th>
                  <th scope="col">{t('tracker.top.lastHour')}</th>
                </tr>
              </thead>
              <tbody>
                {shown.map(({ rank, uid, user, value, lastHour }) => (
                  <tr key={uid} data-changed={changed.has(uid) || undefined}>
                    <th scope="row">{rank}</th>
                    <td>
                      <span className={styles.who}>
                        <ShownCard cardId={user?.sid ?? 0} isTrained={user?.strained === 1} />
                        <span>
                          <PageLink to={`/tool/playersearch/${SERVERS[place.server]}/${uid}`}>
                            <bdi>{user ? plainName(user.name) : `#${uid}`}</bdi>
                          </PageLink>{' '}
                          <span className="muted">{uid}</span>
                        </span>
                      </span>
                    </td>
                    <td className={styles.amount}>{integer(value)}</td>
                    <td className={styles.amount}>
                      {lastHour === null ? t('tracker.na') : signed(lastHour)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <CurveChart label={t('tracker.view.top')} data={curves} format={format} plot={plot} />
        </>
      )}
    </>
  );
}

/** Event points, or a song that the event ranks. */
function SongChoice({ page: { place, inputs, change } }: { readonly page: TrackerPage }) {
  const { t } = useTranslation();
  const { sub } = useServers();
  const isRanked = RANKED_SONGS.includes(place.event.type);
  const { ids } = useEventSongs(isRanked ? place.event.id : null, place.server);
  const songs = useSongs().data?.byId;
  if (!isRanked || ids.length === 0) return null;
  const titleOf = (id: number): string => {
    const title = songs?.get(id)?.title;
    return (title && localised(title, place.server, sub)?.value) ?? `#${id}`;
  };
  return (
    <SegmentedChoice
      label={t('tracker.top.board')}
      value={inputs.song}
      choices={[
        { value: 0, label: t('tracker.top.byPoints') },
        ...ids.map((id) => ({ value: id, label: titleOf(id) })),
      ]}
      onChange={(song) => change({ song })}
    />
  );
}

function useTopCurves(
  { place }: TrackerPage,
  ranking: Parameters<typeof topAt>[0],
  rows: ReturnType<typeof topAt>,
): CurveData {
  const { midnights, weekends } = useCalendar(place.span);
  return useMemo(() => {
    const lines = rows.map(({ uid, user }, at) => {
      const name = user ? plainName(user.name) : `#${uid}`;
      return { id: String(uid), label: name, tag: name, color: colorAt(at), points: topLine(ranking, uid) };
    });
    const times = topTimes(ranking);
    const range = { from: place.span.startAt, to: Math.max(place.span.endAt, times.at(-1) ?? 0) };
    return { lines, bands: [], marks: [], shades: weekends, days: midnights, range };
  }, [rows, ranking, place.span, weekends, midnights]);
}
