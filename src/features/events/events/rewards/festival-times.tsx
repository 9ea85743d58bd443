import { type ReactNode, useState } from 'react';
import { songView } from '#model/listing/views/song-view';
import { MINUTE_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useFestivalSongs, useFestivalStages } from '#src/kit/data/items.ts';
import { useBands, useSongs } from '#src/kit/data/lists.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import pieces from '#src/kit/detail/pieces.module.css';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../detail/event-detail.module.css';

const FIRST_SHOWN = 10;

interface Slot {
  readonly startAt: number;
  readonly endAt: number;
  readonly what: ReactNode;
}

/** Words for the kinds of stages that we know; another stays as the data writes it. */
const KINDS: Readonly<
  Record<string, 'meta.score' | 'songs.combo' | 'card.skillOf.judge' | 'card.skillOf.life'>
> = {
  score: 'meta.score',
  combo: 'songs.combo',
  judge: 'card.skillOf.judge',
  life: 'card.skillOf.life',
};

/** What a festival asks for and which songs it plays, by the hour; absent where a dump does not say. */
export function FestivalTimes({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const [stages, rotation] = [useFestivalStages(id).data, useFestivalSongs(id).data];
  const [songs, bands] = [useSongs().data?.byId, useBands().data?.byId];
  const titleOf = (song: number): string => {
    const record = songs?.get(song);
    return record && bands ? songView(record, { bands, main, sub }).title : `#${song}`;
  };
  const asked = (stages ?? []).map(({ kind, ...times }) => {
    const word = KINDS[kind];
    return { ...times, what: word ? t(word) : kind };
  });
  const played = (rotation ?? []).map(({ songId, ...times }) => ({
    ...times,
    what: <PageLink to={`/info/songs/${songId}`}>{titleOf(songId)}</PageLink>,
  }));
  return (
    <>
      <Slots id="stages" title={t('events.stages')} slots={asked} />
      <Slots id="rotation" title={t('events.rotation')} slots={played} />
    </>
  );
}

interface Props {
  readonly id: string;
  readonly title: string;
  /** The earliest first. */
  readonly slots: readonly Slot[];
}

/** Those from now on first while it runs, all of them on demand. */
function Slots({ id, title, slots }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const now = useNow(MINUTE_MS);
  const [isWhole, setWhole] = useState(false);
  if (slots.length === 0) return null;
  const left = slots.filter(({ endAt }) => endAt > now);
  const shown = isWhole ? slots : (left.length > 0 ? left : slots).slice(0, FIRST_SHOWN);
  return (
    <Panel id={id} title={title}>
      <table className={pieces.table}>
        <tbody>
          {shown.map(({ startAt, endAt, what }) => (
            <tr key={`${startAt} ${endAt}`}>
              <td>
                <time dateTime={new Date(startAt).toISOString()}>{dateTime(startAt)}</time>
                {startAt <= now && now < endAt && <strong>{` · ${t('events.playsNow')}`}</strong>}
              </td>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < slots.length && (
        <button type="button" className={styles.all} onClick={() => setWhole(true)}>
          {t('list.showAll')}
        </button>
      )}
    </Panel>
  );
}
