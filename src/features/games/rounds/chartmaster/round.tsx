import { lazy, Suspense } from 'react';
import type { RoundProps } from '../round.types.ts';

export const loadBoard = () => import('./board.tsx');
const Board = lazy(loadBoard);

/** One question; nothing is said at its beginning. What draws charts and finds songs comes with the first. */
export function Round(props: RoundProps) {
  const { question } = props.round;
  if (question.game !== 'chartmaster') return null;
  return (
    <Suspense>
      <Board key={question.answer} {...props} question={question} />
    </Suspense>
  );
}
