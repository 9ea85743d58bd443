import type { Answer } from '#model/games/play';
import type { GameQuestion } from '#model/games/questions';

/** Numbers of what was found, of what there was, and of what was taken for her. */
export function foundIn(question: GameQuestion, answer: Answer) {
  const cells = question.game === 'findme' ? question.cells : [];
  const chosen = answer.game === 'findme' ? answer.cells : [];
  const isRight = (place: number): boolean => cells[place]?.isRight ?? false;
  return {
    hits: chosen.filter(isRight).length,
    all: cells.filter((cell) => cell.isRight).length,
    misses: chosen.filter((place) => !isRight(place)).length,
  };
}
