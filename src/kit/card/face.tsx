import { useState } from 'react';
import { bandColor, bandInk } from '#model/listing/views/bands';
import { characterIconPath } from '#model/rules/asset-paths';
import styles from './face.module.css';

interface Props {
  readonly id: number;
  readonly bandId: number;
  /** Stands there where there is no picture. */
  readonly monogram: string;
  /** Side in pixels; left out, it fills its place. */
  readonly size?: number;
}

/** A character's face in a ring of her band's colour; her name always stands beside it. */
export function Face({ id, bandId, monogram, size = 0 }: Props) {
  const [isLost, setLost] = useState(false);
  const side = size ? { '--side': `${size}px` } : {};
  return (
    <span
      className={styles.face}
      style={{ ...side, '--ring': bandColor(bandId), '--ink': bandInk(bandId) }}
      aria-hidden="true"
    >
      {isLost ? (
        <span>{monogram}</span>
      ) : (
        <img
          src={characterIconPath(id)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setLost(true)}
        />
      )}
    </span>
  );
}
