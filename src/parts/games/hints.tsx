import { HINT_COSTS, HINTS, type Hint } from '#model/games/play';
import type { GameView } from '#src/actors/late/use-game.ts';
import { useTranslation } from '#src/components/translation.tsx';
import styles from './games.module.css';

interface Props {
  readonly view: GameView;
  readonly onTake: (hint: Hint) => void;
  /** What the hints that were taken tell in words. */
  readonly told: string;
}

/** The hints of a game, and what each costs. */
export function Hints({ view, onTake, told }: Props) {
  const { t } = useTranslation();
  const { question, standing, status } = view;
  if (!question || !standing) return null;
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
        {told}
      </span>
    </div>
  );
}
