import styles from './chart.module.css';

interface Props {
  /** 0–1. */
  readonly share: number;
  /** A value of CSS. */
  readonly color: string;
}

/** A share as a bar; the number stands beside it. */
export const Bar = ({ share, color }: Props) => (
  <span className={styles.bar} aria-hidden="true">
    <span style={{ width: `${share * 100}%`, background: color }} />
  </span>
);
