import styles from './people.module.css';

interface Props {
  readonly name: string;
}

/** The first letter of a name, where others have a picture; the name itself stands beside it. */
export function Monogram({ name }: Props) {
  const [letter = ''] = name;
  return (
    <span className={styles.monogram} aria-hidden="true">
      {letter.toUpperCase()}
    </span>
  );
}
