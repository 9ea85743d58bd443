import type { RoundProps } from '#src/parts/games/game-flow.tsx';
import { Board } from './board.tsx';

/** One question; nothing is chosen at its beginning. */
export const Round = (props: RoundProps) => {
  const { question } = props.view;
  return question?.game === 'findme' ? <Board key={question.card} {...props} question={question} /> : null;
};
