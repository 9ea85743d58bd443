import type { Crop } from '#model/games/crop';
import type { Distortion } from '#model/games/questions';
import styles from '../play/games.module.css';

const FILTERS: Readonly<Partial<Record<Distortion, string>>> = {
  hue: 'hue-rotate(150deg)',
  grey: 'grayscale(1)',
  invert: 'invert(1)',
};
const TURNS: Readonly<Partial<Record<Distortion, string>>> = { mirror: 'scaleX(-1)', flip: 'scaleY(-1)' };

const joined = (distortions: readonly Distortion[], words: typeof FILTERS): string =>
  distortions.flatMap((one) => words[one] ?? []).join(' ') || 'none';

/** The whole picture so large, and so far to the left and up, that the crop fills its frame. */
const placed = ({ left, top, width, height }: Crop) => ({
  width: `${100 / width}%`,
  height: `${100 / height}%`,
  left: `${(-100 * left) / width}%`,
  top: `${(-100 * top) / height}%`,
});

interface Props {
  readonly src: string;
  /** Gives no answer away. */
  readonly alt: string;
  readonly crop: Crop;
  readonly distortions: readonly Distortion[];
}

/** Part of a picture in the frame around it. */
export function Cropped({ src, alt, crop, distortions }: Props) {
  return (
    <span
      className={styles.crop}
      style={{ filter: joined(distortions, FILTERS), transform: joined(distortions, TURNS) }}
    >
      <img src={src} alt={alt} style={placed(crop)} draggable={false} />
    </span>
  );
}
