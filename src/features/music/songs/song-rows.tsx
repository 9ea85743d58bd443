import { ActionIcon } from '@mantine/core';
import { AudioLines, GripVertical, X } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { titleOf, useSongNames } from './song-names.ts';
import styles from './song-rows.module.css';

interface Props {
  /** Spoken name of the list. */
  readonly label: string;
  readonly songs: readonly number[];
  /** Place of the song that is heard; null where none of them is. */
  readonly current: number | null;
  /** Songs that cannot be heard. */
  readonly unavailable: readonly number[];
  readonly onPlay: (song: number) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (song: number) => void;
}

const JACKET = 36;
const GRIP = 16;
/** So many rows are drawn at first, and a few behind the current one. */
const SHOWN = 50;
const BEHIND = 20;
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Songs in an order that is the listener's: dragged, or moved by the arrow keys of their handles. */
export function SongRows({ label, songs, current, onMove, ...row }: Props) {
  const { t } = useTranslation();
  const nameOf = useSongNames();
  const list = useRef<HTMLOListElement>(null);
  const dragged = useRef<number | null>(null);
  const [more, setMore] = useState(0);
  const shown = Math.max(SHOWN, (current ?? 0) + BEHIND) + more;
  const move = (from: number, to: number) => {
    if (to < 0 || to >= songs.length) return;
    onMove(from, to);
    const title = titleOf(nameOf(songs[from] ?? null), songs[from] ?? 0);
    const said = list.current?.parentElement?.querySelector('[role=status]');
    if (said) said.textContent = t('music.moved', { title, place: to + 1, count: songs.length });
    // The handle goes with its song, once it is drawn there.
    requestAnimationFrame(() => {
      list.current?.children[to]?.querySelector<HTMLElement>('[data-grip]')?.focus();
    });
  };
  return (
    <div>
      <ol ref={list} aria-label={label}>
        {songs.slice(0, shown).map((song, place) => (
          <Row
            key={song}
            song={song}
            place={place}
            isCurrent={place === current}
            isPast={current !== null && place < current}
            onDrag={() => {
              dragged.current = place;
            }}
            onDrop={() => {
              if (dragged.current !== null && dragged.current !== place) move(dragged.current, place);
              dragged.current = null;
            }}
            onStep={(by) => move(place, place + by)}
            {...row}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden" />
      {songs.length > shown && (
        <button type="button" className={styles.more} onClick={() => setMore(more + SHOWN)}>
          {t('list.showMore')}
        </button>
      )}
    </div>
  );
}

interface RowProps extends Pick<Props, 'unavailable' | 'onPlay' | 'onRemove'> {
  readonly song: number;
  readonly place: number;
  readonly isCurrent: boolean;
  readonly isPast: boolean;
  readonly onDrag: () => void;
  readonly onDrop: () => void;
  readonly onStep: (by: number) => void;
}

function Row({ song, isCurrent, isPast, unavailable, onDrag, onDrop, onStep, onPlay, onRemove }: RowProps) {
  const { t } = useTranslation();
  const { length } = useFormat();
  const view = useSongNames()(song);
  const title = titleOf(view, song);
  const isUnavailable = unavailable.includes(song);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onStep(by);
  };
  return (
    <li
      className={styles.row}
      data-past={isPast || isUnavailable || undefined}
      aria-current={isCurrent || undefined}
      draggable
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag();
      }}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <button
        type="button"
        className={styles.grip}
        data-grip
        aria-label={t('music.move', { title })}
        title={t('music.move', { title })}
        onKeyDown={onKeyDown}
      >
        <GripVertical size={GRIP} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.song}
        aria-label={t('music.playSong', { title })}
        onClick={() => onPlay(song)}
      >
        <SongJacket src={view?.jacket ?? null} size={JACKET} />
        <span className={styles.words}>
          <strong>{title}</strong>
          <span>{isUnavailable ? t('music.lost') : view?.band}</span>
        </span>
      </button>
      {isCurrent && <AudioLines className={styles.sounds} size={GRIP} aria-hidden="true" />}
      <span className={styles.length}>
        {view !== null && view.lengthSeconds !== null && length(view.lengthSeconds)}
      </span>
      <ActionIcon variant="subtle" aria-label={t('music.remove', { title })} onClick={() => onRemove(song)}>
        <X size={GRIP} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}
