import { Music } from 'lucide-react';
import { useState } from 'react';
import { useLatePicture } from '../picture/late-picture.ts';
import { Picture } from '../picture/picture.tsx';
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
  const isThere = src !== null && broken !== src;
  if (isThere && isLate) return <Late src={src} size={size} onBroken={setBroken} />;
  return (
    <span className={styles.jacket} style={{ '--side': `${size}px` }} aria-hidden="true">
      {isThere ? <Picture src={src} alt="" onError={() => setBroken(src)} /> : <Music size={size / 2} />}
    </span>
  );
}

interface LateProps extends Pick<Props, 'size'> {
  readonly src: string;
  readonly onBroken: (src: string) => void;
}

function Late({ src, size, onBroken }: LateProps) {
  const picture = useLatePicture(src, onBroken);
  return (
    <span
      ref={picture}
      className={styles.jacket}
      style={{ '--side': `${size}px` }}
      data-late={src}
      aria-hidden="true"
    />
  );
}
