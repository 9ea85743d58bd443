import { X } from 'lucide-react';
import { difficultyFactor, STRIKES, streakFactor } from '#model/games/play';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { RoundView } from '../rounds/round.types.ts';
import { type GameActor, type GameView, useGameTime } from '../use-game.ts';
import styles from './games.module.css';

/** What multiplies the points, and the strikes of the round. */
export function Marks({ round }: { readonly round: RoundView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { question, settings, standing, streak, nextStreak } = round;
  const most = STRIKES[question.game];
  const times = (factor: number) => `×${format.decimal(factor)}`;
  return (
    <span className={styles.high}>
      <span className={styles.pill}>
        <b>{t(`game.difficultyOf.${settings.difficulty}`)}</b> {times(difficultyFactor(settings.difficulty))}
      </span>
      {streak > 0 && (
        <span className={styles.pill} data-lost={nextStreak <= streak || undefined}>
          {t('game.streak', { count: streak, factor: times(streakFactor(streak + 1)) })}
        </span>
      )}
      {most > 1 && <Strikes struck={standing.strikes} most={most} />}
    </span>
  );
}

function Strikes({ struck, most }: { readonly struck: number; readonly most: number }) {
  const { t } = useTranslation();
  return (
    <span
      className={styles.pill}
      data-end
      role="img"
      aria-label={t('game.strikes', { strikes: struck, most })}
    >
      {Array.from({ length: most }, (_, at) => at).map((at) => (
        <X key={at} size={16} data-struck={at < struck || undefined} aria-hidden="true" />
      ))}
    </span>
  );
}

/** So that the number can be read while it falls. */
const STEP = 10;
export const worthNow = ({ worth }: Pick<GameView, 'worth'>): number => Math.ceil(worth / STEP) * STEP;

/** What a right answer brings now. */
export const Worth = ({ actor }: { readonly actor: GameActor }) => (
  <WorthPill points={useGameTime(actor, worthNow)} />
);

export function WorthPill({ points }: { readonly points: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  return <span className={styles.pill}>{t('game.worth', { points: format.integer(points) })}</span>;
}
