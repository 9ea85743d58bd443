import type { ReactNode } from 'react';
import { CrossFade } from './cross-fade.tsx';
import { hideLost } from './lost-picture.ts';
import styles from './scene.module.css';
import type { SceneLook } from './scene-look.ts';
import { WeatherLayer } from './weather-layer.tsx';

interface Props {
  readonly look: SceneLook;
  /** Of the story. */
  readonly lang: string;
  /** How long curtain, colours and light take to change. */
  readonly changeMs: number;
  /** Changes with each shake of the picture; 0 for none so far. */
  readonly shakes: number;
  /** The figures. */
  readonly children: ReactNode;
}

/** The picture of a story: background, figures, and the effects over them. */
export function Scene({ look, lang, changeMs, shakes, children }: Props) {
  const { background, still, light, colour, isFlashback, curtain, telop, weathers } = look;
  return (
    <div
      className={styles.scene}
      data-shakes={shakes === 0 ? undefined : shakes % 2}
      style={{ '--change': `${changeMs}ms` }}
      aria-hidden="true"
    >
      <div className={styles.world} data-colour={colour} data-light={light}>
        <CrossFade src={background} />
        {children}
        <div className={styles.ambient} />
        {weathers.map((one) => (
          <WeatherLayer key={one} weather={one} />
        ))}
        {still !== null && <img className={styles.still} src={still} alt="" onError={hideLost} />}
      </div>
      <div className={styles.flashback} data-on={isFlashback || undefined} />
      <div className={styles.curtain} data-curtain={curtain} />
      {telop !== '' && (
        <p className={styles.telop} lang={lang} key={telop}>
          {telop}
        </p>
      )}
    </div>
  );
}
