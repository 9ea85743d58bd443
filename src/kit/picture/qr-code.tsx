import { useMemo } from 'react';
import styles from './qr-code.module.css';
import { qrModules } from './qr-modules.ts';

interface Props {
  /** What a camera reads: as a rule a whole address. */
  readonly text: string;
  readonly label: string;
}

/** The dark modules of a row. */
const rowPath = (row: readonly boolean[], y: number): string =>
  row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('');

/** A text as a QR code: black on white in both themes. Fetched by those who show it, with `lazy`. */
export default function QrCode({ text, label }: Props) {
  const rows = useMemo(() => qrModules(text), [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={rows.map(rowPath).join('')} />
    </svg>
  );
}
