import { lazy } from 'react';
import { loadTexts } from '#src/browser/language/i18n.ts';
import { useMusicIfAny } from '#src/features/music/music-source.ts';
import { Late } from '../dialogs/late.tsx';

/** No page's texts are those of the music, so they come with its code. */
const MiniPlayer = lazy(async () => {
  const [code] = await Promise.all([import('./mini-player.tsx'), loadTexts(['music'])]);
  return { default: code.MiniPlayer };
});

/** Where the small player stands once there is music; most visits have none, and load nothing for it. */
export function MusicSlot() {
  if (useMusicIfAny() === null) return null;
  return (
    <Late>
      <MiniPlayer />
    </Late>
  );
}
