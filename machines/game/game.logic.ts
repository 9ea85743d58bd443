import { canMove, type Move, moved, standingOf } from '#model/games/play';
import type { GameQuestion } from '#model/games/questions';
import type { GameContext, GameEvent } from './game.types.ts';

export const initialContext = (): GameContext => ({
  play: null,
  at: 0,
  elapsedMs: 0,
  moves: [],
  rounds: [],
});

export const takePlay = (event: GameEvent): Partial<GameContext> =>
  event.type === 'GAME.START' ? { ...initialContext(), play: event.play } : {};

export const questionAt = ({ play }: GameContext, at: number): GameQuestion | null =>
  play?.questions[at] ?? null;

/** The question takes with it what was loaded for it. */
export function takeQuestion({ play, at }: GameContext, event: GameEvent): Partial<GameContext> {
  if (event.type !== 'xstate.done.actor.preload' || !play) return {};
  return { play: { ...play, questions: play.questions.with(at, event.output) } };
}

/** Input of `preload`. */
export const asked = ({ context }: { context: GameContext }): GameQuestion | null =>
  questionAt(context, context.at);
/** Input of `ahead`; null after the last one. */
export const following = ({ context }: { context: GameContext }): GameQuestion | null =>
  questionAt(context, context.at + 1);

export const hasFollowing = (context: GameContext): boolean => questionAt(context, context.at + 1) !== null;

export const begin = (): Partial<GameContext> => ({ elapsedMs: 0, moves: [] });

export const skip = ({ at }: GameContext): Partial<GameContext> => ({ at: at + 1 });
/** After all of them failed: those that were not played, from the first on. */
export const restart = ({ rounds }: GameContext): Partial<GameContext> => ({
  at: (rounds.at(-1)?.at ?? -1) + 1,
});

const elapsed = ({ elapsedMs }: GameContext, event: GameEvent): number =>
  event.type === 'TIME.PASSED' ? elapsedMs + Math.max(0, event.ms) : elapsedMs;

export const passTime = (context: GameContext, event: GameEvent): Partial<GameContext> => ({
  elapsedMs: elapsed(context, event),
});

/** How the round stands; null while nothing is asked. */
export function standing(context: GameContext) {
  const question = questionAt(context, context.at);
  return question && context.play ? standingOf(question, context.moves, context.play.settings) : null;
}

export function isTimeUp(context: GameContext, event: GameEvent): boolean {
  const now = standing(context);
  return now !== null && elapsed(context, event) >= now.deadlineMs;
}

function moveOf({ elapsedMs }: GameContext, event: GameEvent): Move | null {
  // Never more than has passed: all of them together are compared with the clock.
  const ms = Math.floor(elapsedMs);
  if (event.type === 'ANSWER.GIVEN') return { kind: 'answer', answer: event.answer, ms };
  return event.type === 'HINT.TAKEN' ? { kind: 'hint', hint: event.hint, ms } : null;
}

export function takeMove(context: GameContext, event: GameEvent): Partial<GameContext> {
  const move = moveOf(context, event);
  const now = standing(context);
  return move && now && canMove(now, move) ? { moves: [...context.moves, move] } : {};
}

export function isDecided(context: GameContext, event: GameEvent): boolean {
  const question = questionAt(context, context.at);
  const move = moveOf(context, event);
  const now = standing(context);
  return question !== null && move !== null && now !== null && moved(question, now, move).outcome !== 'open';
}

export const closeRound = ({ rounds, at, moves }: GameContext): Partial<GameContext> => ({
  rounds: [...rounds, { at, moves }],
});

export const hasMoreRounds = ({ play, rounds }: GameContext): boolean =>
  play !== null && rounds.length < play.settings.rounds;
