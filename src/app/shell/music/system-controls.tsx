import { useEffect } from 'react';
import { handleMedia, showMedia, showMediaState } from '#src/browser/sound/media-session.ts';
import { titleOf, useSongNames } from '#src/features/music/songs/song-names.ts';
import { useMusicCommands, useMusicPart } from '#src/features/music/use-music.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** Shows the music to the system, and listens to its keys. Draws nothing. */
export function SystemControls(): null {
  const { t } = useTranslation();
  const song = useMusicPart((view) => view.song);
  const seconds = useMusicPart((view) => Math.floor(view.seconds));
  const length = useMusicPart((view) => view.length);
  const isSounding = useMusicPart((view) => view.isSounding);
  const commands = useMusicCommands();
  const view = useSongNames()(song);
  const title = song === null ? '' : titleOf(view, song);
  const band = view?.band ?? '';
  const jacket = view?.jacket ?? null;
  const album = t('site.name');
  useEffect(
    () =>
      handleMedia({
        play: commands.play,
        pause: commands.pause,
        stop: commands.pause,
        next: commands.next,
        previous: commands.previous,
        seek: commands.seek,
        skip: commands.skip,
      }),
    [commands],
  );
  useEffect(() => {
    showMedia({ title, artist: band, album, artwork: jacket });
  }, [title, band, album, jacket]);
  useEffect(() => {
    showMediaState(isSounding, seconds, length);
  }, [isSounding, seconds, length]);
  return null;
}
