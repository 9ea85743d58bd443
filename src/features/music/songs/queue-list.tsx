import { useTranslation } from '#src/kit/text/translation.tsx';
import { useMusicCommands, useMusicPart } from '../use-music.ts';
import { SongRows } from './song-rows.tsx';

/** What plays next, in its order. */
export function QueueList() {
  const { t } = useTranslation();
  const order = useMusicPart((view) => view.order);
  const at = useMusicPart((view) => view.at);
  const unavailable = useMusicPart((view) => view.unavailable);
  const { playSong, move, remove } = useMusicCommands();
  return (
    <SongRows
      label={t('music.queue')}
      songs={order}
      current={at}
      unavailable={unavailable}
      onPlay={playSong}
      onMove={move}
      onRemove={remove}
    />
  );
}
