import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isLowScreen } from '#src/kit/page/use-is-phone.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './games.module.css';

interface Props {
  readonly round: number;
  readonly rounds: number;
  readonly points: number;
  /** How the rounds before went. */
  readonly outcomes: readonly string[];
  readonly ring: ReactNode;
  /** A button. */
  readonly children: ReactNode;
}

/** Round, time and score, and how the rounds before went. */
export function PlayHead({ round, rounds, points, outcomes, ring, children }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const head = useRef<HTMLElement>(null);
  // The settings were longer: on small phones the time would begin off screen. Once it is painted, for a phone lays out the page for long.
  // A phone held sideways has no height for the bar above it.
  useEffect(() => {
    head.current?.scrollIntoView({ block: isLowScreen() ? 'start' : 'nearest' });
  }, []);
  return (
    <header className={styles.head} ref={head} data-undisturbed>
      <dl className={styles.figure}>
        <dt>{t('game.round')}</dt>
        <dd>
          <b>{format.integer(round)}</b> {t('list.of', { total: format.integer(rounds) })}
        </dd>
      </dl>
      {ring}
      <dl className={styles.figure} data-end>
        <dt>{t('game.score')}</dt>
        <dd>
          <b>{format.integer(points)}</b>
        </dd>
      </dl>
      {children}
      {/* A bar for each round, readable without colour. */}
      <span className={styles.progress} aria-hidden="true">
        {Array.from({ length: rounds }, (_, at) => at + 1).map((one) => (
          <span key={one} data-state={outcomes[one - 1] ?? (one === round ? 'now' : undefined)} />
        ))}
      </span>
    </header>
  );
}

const RADIUS = 27;
const AROUND = 2 * Math.PI * RADIUS;

interface RingProps {
  readonly seconds: number;
  readonly limit: number;
  /** How many answers of the round were wrong: each took time. */
  readonly misses: number;
}

/** The seconds that the last wrong answer took; 0 before the first. */
function useLost({ seconds, misses }: RingProps): number {
  const [last, setLast] = useState({ seconds, misses, lost: 0 });
  if (last.seconds === seconds && last.misses === misses) return last.lost;
  const lost = misses > last.misses ? last.seconds - seconds : misses === last.misses ? last.lost : 0;
  setLast({ seconds, misses, lost });
  return lost;
}

/** The time that is left, of all of it, and for a moment what a wrong answer took of it. */
export function Ring(props: RingProps) {
  const { seconds, limit, misses } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const lost = useLost(props);
  return (
    <span className={styles.ring}>
      <svg viewBox="0 0 60 60" aria-hidden="true">
        <circle cx="30" cy="30" r={RADIUS} className={styles.track} />
        <circle
          cx="30"
          cy="30"
          r={RADIUS}
          className={styles.left}
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - Math.min(1, seconds / limit))}
        />
      </svg>
      <b role="timer" aria-label={t('game.secondsLeft', { count: seconds })}>
        {format.integer(seconds)}
      </b>
      <span role="status">
        {lost > 0 && (
          <span key={misses} className={styles.lost}>
            {t('game.secondsLost', { seconds: format.integer(lost) })}
          </span>
        )}
      </span>
    </span>
  );
}
