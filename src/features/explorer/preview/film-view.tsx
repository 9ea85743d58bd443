import { useRef, useState } from 'react';
import { useSoundFocus } from '#src/kit/song/sound-focus.ts';
import { type AssetFile, addressOf } from '../explorer.data.ts';
import { UnloadedFile } from './no-file.tsx';
import styles from './preview.module.css';

/** A film with the browser's own buttons. What sounds elsewhere on the site stops while it plays. */
export function FilmView({ file }: { readonly file: AssetFile }) {
  const video = useRef<HTMLVideoElement>(null);
  const focus = useSoundFocus();
  const [isLost, setLost] = useState(false);
  if (isLost) return <UnloadedFile file={file} onRetry={() => setLost(false)} />;
  return (
    <video
      ref={video}
      className={styles.film}
      src={addressOf(file)}
      aria-label={file.name}
      controls
      preload="metadata"
      onPlay={() => focus.begin(() => video.current?.pause())}
      onPause={() => focus.end()}
      onEnded={() => focus.end()}
      onError={() => setLost(true)}
    />
  );
}
