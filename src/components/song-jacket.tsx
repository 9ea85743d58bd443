import { Music } from 'lucide-react';
import { useState } from 'react';
import { Picture } from './picture.tsx';
import styles from './song-jacket.module.css';

interface Props {
  /** Address of the picture; null when the song has none. */
  readonly src: string | null;
  readonly size: number;
  /** In long lists. */
  readonly isLate?: boolean;
}

/** Jacket of a song; the title always stands beside it, so it has no spoken name. */
export function SongJacket({ src, size, isLate = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={styles.jacket} style={{ '--side': `${size}px` }} aria-hidden="true">
      {src === null || broken === src ? (
        <Music size={size / 2} />
      ) : (
        <Picture key={src} src={src} alt="" isLate={isLate} onError={() => setBroken(src)} />
      )}
    </span>
  );
}
