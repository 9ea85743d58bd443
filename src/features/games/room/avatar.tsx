import styles from './room.module.css';

interface Props {
  readonly id: number;
  readonly nickname: string;
}

const COLOURS = 8;

/** A player's first letter on a colour of their own; the name stands beside it. */
export const Avatar = ({ id, nickname }: Props) => (
  <span className={styles.avatar} data-colour={id % COLOURS} aria-hidden="true">
    {[...nickname][0]?.toUpperCase()}
  </span>
);
