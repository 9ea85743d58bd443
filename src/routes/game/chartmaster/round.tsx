import type { RoundProps } from '#src/parts/games/game-flow.tsx';
import { Board } from './board.tsx';

/** One question; nothing is said at its beginning. */
export const Round = (props: RoundProps) => {
  const { question } = props.view;
  return question?.game === 'chartmaster' ? (
    <Board key={question.answer} {...props} question={question} />
  ) : null;
};
