import styles from './scene.module.css';
import type { Weather } from './scene-look.ts';

/** How many of each there are; fog and lights are drawn as a whole. */
const COUNTS: Readonly<Record<Weather, number>> = {
  rain: 60,
  snow: 40,
  petals: 24,
  confetti: 40,
  hearts: 16,
  stars: 30,
  lights: 4,
  fog: 3,
  focus: 0,
};

/** Steps of the golden ratio lie evenly, and look as if by chance. */
const STEP = 0.618_034;
const share = (nth: number, of: number): number => (nth * STEP * of) % 1;

const specksOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    nth: index,
    style: { '--across': share(index + 1, 1), '--down': share(index + 1, 7), '--late': share(index + 1, 13) },
  }));

/** Rain, snow, petals and their like in front of the stage. */
export const WeatherLayer = ({ weather }: { readonly weather: Weather }) => (
  <div className={styles.weather} data-weather={weather}>
    {specksOf(COUNTS[weather]).map(({ nth, style }) => (
      <i key={nth} className={styles.speck} style={style} />
    ))}
  </div>
);
