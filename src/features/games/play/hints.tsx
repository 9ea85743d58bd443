import { HINT_COSTS, HINTS, type Hint } from '#model/games/play';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { RoundView } from '../rounds/round.types.ts';
import styles from './games.module.css';

interface Props {
  readonly round: RoundView;
  readonly onTake: (hint: Hint) => void;
  /** What the hints that were taken say in words. */
  readonly words: string;
}

/** The hints of a game, and what each costs. */
export function Hints({ round, onTake, words }: Props) {
  const { t } = useTranslation();
  const { question, standing, status } = round;
  const hints: readonly Hint[] = HINTS[question.game];
  return (
    <div className={styles.hints}>
      {hints.map((hint) => (
        <button
          key={hint}
          type="button"
          disabled={status !== 'question' || standing.hints.includes(hint)}
          onClick={() => onTake(hint)}
        >
          {t(`game.hint.${hint}`)} <small>−{HINT_COSTS[hint]} %</small>
        </button>
      ))}
      <span className={styles.told} role="status">
        {words}
      </span>
    </div>
  );
}
