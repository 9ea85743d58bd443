import { PictureStack, type Places, usePictureStack } from '#src/kit/card/picture-stack.tsx';
import styles from './plate.module.css';

interface Props {
  /** The lowest first. */
  readonly layers: readonly Places[];
  readonly name: string;
}

/** A title: its plate, its frame and its mark upon each other; letters where there is no plate. */
export function Plate({ layers, name }: Props) {
  const pictures = usePictureStack(layers);
  return pictures ? (
    <span className={styles.plate} aria-hidden="true">
      <PictureStack pictures={pictures} />
    </span>
  ) : (
    <span className={styles.none} aria-hidden="true">
      {name.slice(0, 2)}
    </span>
  );
}
