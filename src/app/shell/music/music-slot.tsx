import { lazy } from 'react';
import { useMusicIfAny } from '#src/actors/music/music-source.ts';
import { Late } from '../dialogs/late.tsx';

const MiniPlayer = lazy(async () => ({ default: (await import('./mini-player.tsx')).MiniPlayer }));

/** Where the small player stands once there is music; most visits have none, and load nothing for it. */
export function MusicSlot() {
  if (useMusicIfAny() === null) return null;
  return (
    <Late>
      <MiniPlayer />
    </Late>
  );
}
