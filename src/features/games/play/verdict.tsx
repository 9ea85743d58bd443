import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { RoundView } from '../rounds/round.types.ts';
import styles from './games.module.css';

interface Props {
  readonly round: RoundView;
  readonly name: string;
  readonly wrong: string;
}

/** What became of the round that was just decided; `name` is the right answer, `wrong` is said where it brought nothing. */
export function Verdict({ round: { points }, name, wrong }: Props) {
  const { t } = useTranslation();
  if (points === null) return null;
  return (
    <span className={styles.pill} data-right={points > 0 || undefined} role="status">
      {points > 0 ? t('game.verdict.right', { name, points }) : wrong}
    </span>
  );
}

/** On to the next question before its time. Enter goes on, and the focus is not lost with what was pressed. */
export function NextButton({ onNext }: { readonly onNext: (() => void) | null }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  // Once it is painted: to move the focus before, the browser lays out the page in the same go.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    onNext && (
      <button type="button" className={styles.pill} data-act onClick={onNext} ref={button}>
        {t('game.next')} <ArrowRight size={16} aria-hidden="true" />
      </button>
    )
  );
}
