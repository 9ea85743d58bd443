import { ActionIcon } from '@mantine/core';
import { AudioLines, ChartNoAxesGantt, Check, Ellipsis, FileMusic, ListPlus, Play } from 'lucide-react';
import { memo, type RefObject } from 'react';
import type { Context } from '#model/families/family';
import { FAMILY } from '#model/families/songs/family';
import type { SongItem } from '#model/families/songs/item';
import type { SongView } from '#model/listing/views/song-view';
import { objectPath } from '#model/site/objects';
import { isSongType } from '#model/vocabulary/song-types';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { ActionMenu } from '#src/kit/overlay/action-menu.tsx';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useMusicCommands, useMusicPart, usePlaylists } from '../../use-music.ts';
import { useChartLink } from '../use-chart-link.ts';
import styles from './library.module.css';

interface Props {
  readonly item: SongItem;
  readonly context: Context;
  /** All songs of the list as it is filtered and ordered: a press goes on through them. */
  readonly found: RefObject<readonly number[]>;
}

const JACKET = 40;
const ICON = 16;
const { release, length } = FAMILY.fields;

/** A song of the library: a press plays it, and then those below it. */
export const LibraryRow = memo(function LibraryRow({ item, context, found }: Props) {
  const { t } = useTranslation();
  const { id, song, view } = item;
  const isCurrent = useMusicPart((music) => music.song === id);
  const isQueued = useMusicPart((music) => music.order.includes(id));
  const isUnavailable = useMusicPart((music) => music.unavailable.includes(id));
  const { playFrom, add } = useMusicCommands();
  const kind = isSongType(song.tag) ? t(`songs.typeOf.${song.tag}`) : song.tag;
  return (
    <div
      className={styles.row}
      data-current={isCurrent || undefined}
      data-unavailable={isUnavailable || undefined}
    >
      <button
        type="button"
        className={styles.song}
        aria-label={t('music.playSong', { title: view.title })}
        aria-current={isCurrent || undefined}
        onClick={() => playFrom(found.current, id)}
      >
        <span className={styles.jacket}>
          <SongJacket src={view.jacket} size={JACKET} isLate />
          <span className={styles.mark} aria-hidden="true">
            {isCurrent ? <AudioLines size={ICON} /> : <Play size={ICON} />}
          </span>
        </span>
        <span className={styles.words}>
          <strong>{view.title}</strong>
          <span>
            <BandMark bandId={song.bandId} />
            <span className={styles.band}>{view.band}</span>
            <span className={styles.below}>{length.text?.(item, context)}</span>
          </span>
        </span>
      </button>
      <span className={styles.kind}>{isUnavailable ? t('music.lost') : kind}</span>
      <span className={styles.date}>{release.text?.(item, context)}</span>
      <span className={styles.length}>{length.text?.(item, context)}</span>
      <ActionIcon
        variant="subtle"
        aria-label={t('listen.queueSong', { title: view.title })}
        disabled={isQueued}
        onClick={() => add([id])}
      >
        {isQueued ? <Check size={ICON} aria-hidden="true" /> : <ListPlus size={ICON} aria-hidden="true" />}
      </ActionIcon>
      <More view={view} />
    </div>
  );
});

/** What else can be done with a song: its page, its hardest chart, and the listener's lists. */
function More({ view }: { readonly view: SongView }) {
  const { t } = useTranslation();
  const { id: song, title } = view;
  const chart = useChartLink(view);
  const { lists, add } = usePlaylists();
  return (
    <ActionMenu
      label={title}
      actions={[
        { label: t('listen.songPage'), icon: <FileMusic size={ICON} />, to: objectPath('song', song) },
        ...(chart ? [{ label: chart.name, icon: <ChartNoAxesGantt size={ICON} />, to: chart.to }] : []),
        ...lists.map(({ id, name }) => ({
          label: t('listen.addTo', { name }),
          icon: <ListPlus size={ICON} />,
          onChoose: () => add(id, [song]),
        })),
      ]}
      button={(opener) => (
        <ActionIcon variant="subtle" aria-label={t('listen.menu', { name: title })} {...opener}>
          <Ellipsis size={ICON} aria-hidden="true" />
        </ActionIcon>
      )}
    />
  );
}
