import { ActionIcon } from '@mantine/core';
import { ListPlus, Play } from 'lucide-react';
import { ActionMenu } from '#src/kit/overlay/action-menu.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useAddToPlaylist, usePlay } from '../use-play.ts';

interface Props {
  readonly song: number;
  readonly title: string;
}

const SIZE = 28;
const ICON = 16;

/** Small buttons to play a song, and to add it to the queue or a playlist. */
export function SongTools({ song, title }: Props) {
  const { t } = useTranslation();
  const { play, add } = usePlay();
  const playlists = useAddToPlaylist();
  const icon = <ListPlus size={ICON} aria-hidden="true" />;
  return (
    <>
      <ActionIcon
        variant="default"
        size={SIZE}
        aria-label={t('music.playSong', { title })}
        onClick={() => play(song)}
      >
        <Play size={ICON} aria-hidden="true" />
      </ActionIcon>
      <ActionMenu
        label={title}
        onOpen={playlists.load}
        actions={[
          { label: t('listen.addQueue'), icon, onChoose: () => add([song]) },
          ...playlists.lists.map(({ id, name }) => ({
            label: t('listen.addTo', { name }),
            icon,
            onChoose: () => playlists.add(id, [song]),
          })),
        ]}
        button={(opener) => (
          <ActionIcon
            variant="default"
            size={SIZE}
            aria-label={t('listen.menu', { name: title })}
            {...opener}
          >
            {icon}
          </ActionIcon>
        )}
      />
    </>
  );
}
