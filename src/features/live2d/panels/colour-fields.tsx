import { degreesOf, type SceneBackground } from '#model/media/live2d/scene/scene';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { OpacityField } from './opacity-field.tsx';
import styles from './panels.module.css';

/** Those of the stage, of paper and night, and of the bands. */
const SWATCHES = ['#2b2536', '#ffffff', '#17121f', '#ee3344', '#33ddaa', '#ddbb55', '#00ff00'] as const;
const RGB = 7;
const HEX = 16;
const FULL = 255;

interface ColourProps {
  readonly colour: string;
  readonly onChange: (colour: string) => void;
}

const alphaOf = (colour: string): number =>
  colour.length > RGB ? Number.parseInt(colour.slice(RGB), HEX) : FULL;

const withAlpha = (colour: string, alpha: number): string =>
  alpha === FULL ? colour.slice(0, RGB) : `${colour.slice(0, RGB)}${alpha.toString(HEX).padStart(2, '0')}`;

/** One colour, and how much of it there is. */
export function ColourFields({ colour, onChange }: ColourProps) {
  const { t } = useTranslation();
  const alpha = alphaOf(colour);
  return (
    <>
      <fieldset className={styles.swatches} aria-label={t('live2d.colour')}>
        {SWATCHES.map((swatch) => (
          <button
            key={swatch}
            type="button"
            className={styles.swatch}
            style={{ '--ground': swatch }}
            aria-label={swatch}
            aria-pressed={colour.slice(0, RGB) === swatch}
            onClick={() => onChange(withAlpha(swatch, alpha))}
          />
        ))}
        <Colour
          label={t('live2d.ownColour')}
          colour={colour}
          onChange={(next) => onChange(withAlpha(next, alpha))}
        />
        <span className={styles.hint}>{colour.toUpperCase()}</span>
      </fieldset>
      <OpacityField
        opacity={alpha / FULL}
        onChange={(opacity) => onChange(withAlpha(colour, Math.round(opacity * FULL)))}
      />
    </>
  );
}

interface FieldProps extends ColourProps {
  readonly label: string;
}

const Colour = ({ label, colour, onChange }: FieldProps) => (
  <input
    type="color"
    className={styles.colour}
    aria-label={label}
    title={label}
    value={colour.slice(0, RGB)}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);

type Gradient = Extract<SceneBackground, { kind: 'gradient' }>;

interface GradientProps {
  readonly gradient: Gradient;
  readonly onChange: (gradient: Gradient) => void;
}

/** Two colours and the direction from one to the other. */
export function GradientFields({ gradient, onChange }: GradientProps) {
  const { t } = useTranslation();
  const { from, to, degrees } = gradient;
  return (
    <>
      <div className={styles.swatches}>
        <Colour
          label={t('live2d.gradientFrom')}
          colour={from}
          onChange={(next) => onChange({ ...gradient, from: next })}
        />
        <Colour
          label={t('live2d.gradientTo')}
          colour={to}
          onChange={(next) => onChange({ ...gradient, to: next })}
        />
      </div>
      <label className={styles.opacity}>
        <span>{t('live2d.direction')}</span>
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={359}
          value={degrees}
          aria-valuetext={`${degrees}°`}
          onChange={({ currentTarget }) =>
            onChange({ ...gradient, degrees: degreesOf(Number(currentTarget.value), 0) })
          }
        />
        <output className={styles.value}>{`${degrees}°`}</output>
      </label>
    </>
  );
}
