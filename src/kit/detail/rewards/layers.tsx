import type { Prize } from '#model/rules/prizes-of';
import { type PicturePaths, PictureStack, usePictureStack } from '../../card/picture-stack.tsx';
import styles from './prize.module.css';

interface Props {
  readonly kind: Prize['kind'];
  readonly layers: readonly PicturePaths[];
}

/** Pictures that lie upon each other; what it is stands beside them. */
export function Layers({ layers, kind }: Props) {
  const pictures = usePictureStack(layers);
  if (!pictures) return null;
  return (
    <span className={styles.layers} data-kind={kind}>
      <PictureStack pictures={pictures} />
    </span>
  );
}
