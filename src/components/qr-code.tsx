import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

interface Props {
  /** What a camera reads: as a rule a whole address. */
  readonly text: string;
  readonly label: string;
}

/** White modules around the code, without which cameras do not find it. */
const QUIET = 4;

/** The dark modules of a row. */
const rowPath = (row: readonly boolean[], y: number): string =>
  row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('');

/** A text as a QR code: black on white in both themes. Fetched by those who show it, with `lazy`. */
export default function QrCode({ text, label }: Props) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: QUIET }), [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={data.map(rowPath).join('')} />
    </svg>
  );
}
