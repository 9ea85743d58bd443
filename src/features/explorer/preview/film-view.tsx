import { useRef, useState } from 'react';
import { useSoundFocus } from '#src/kit/song/sound-focus.ts';
import { NoFile } from './no-file.tsx';
import styles from './preview.module.css';

interface Props {
  readonly src: string;
  readonly name: string;
}

/** A film with the browser's own buttons. What sounds elsewhere on the site stops while it plays. */
export function FilmView({ src, name }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const focus = useSoundFocus();
  const [isLost, setLost] = useState(false);
  if (isLost) return <NoFile />;
  return (
    <video
      ref={video}
      className={styles.film}
      src={src}
      aria-label={name}
      controls
      preload="metadata"
      onPlay={() => focus.begin(() => video.current?.pause())}
      onPause={() => focus.end()}
      onEnded={() => focus.end()}
      onError={() => setLost(true)}
    />
  );
}
