import { Music } from 'lucide-react';
import { useState } from 'react';
import styles from './song-jacket.module.css';

interface Props {
  /** Address of the picture; null when the song has none. */
  readonly src: string | null;
  readonly size: number;
}

/** Jacket of a song; the title always stands beside it, so it has no spoken name. */
export function SongJacket({ src, size }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={styles.jacket} style={{ '--side': `${size}px` }} aria-hidden="true">
      {src === null || broken === src ? (
        <Music size={size / 2} />
      ) : (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
      )}
    </span>
  );
}
