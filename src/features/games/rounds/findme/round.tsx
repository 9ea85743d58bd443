import type { RoundProps } from '../round.types.ts';
import { Board } from './board.tsx';

/** One question; nothing is chosen at its beginning. */
export const Round = (props: RoundProps) => {
  const { question } = props.round;
  return question?.game === 'findme' ? <Board key={question.card} {...props} question={question} /> : null;
};
