import { lazy, Suspense } from 'react';
import type { RoundProps } from '#src/parts/games/game-flow.tsx';

export const loadBoard = () => import('./board.tsx');
const Board = lazy(loadBoard);

/** One question; nothing is said at its beginning. What draws charts and finds songs comes with the first. */
export function Round(props: RoundProps) {
  const { question } = props.view;
  if (question?.game !== 'chartmaster') return null;
  return (
    <Suspense>
      <Board key={question.answer} {...props} question={question} />
    </Suspense>
  );
}
