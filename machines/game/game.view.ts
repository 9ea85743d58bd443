import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  type Answer,
  type Hint,
  nextStreak,
  type PlayedRound,
  pointsAt,
  type RoundResult,
  type RoundState,
  replayed,
  totalOf,
} from '#model/games/play';
import type { GameQuestion } from '#model/games/questions';
import type { BegunSettings } from '#model/games/settings';
import { questionAt, standing } from './game.logic.ts';
import type { gameMachine } from './game.machine.ts';
import type { BegunGame, GameEvent } from './game.types.ts';

export type { BegunGame };
export type GameLogic = typeof gameMachine;
export type GameActor = ActorRefFrom<GameLogic>;

type GameStatus = SnapshotFrom<GameLogic>['value'];

export interface GameView {
  readonly status: GameStatus;
  /** Of the game that was begun last. */
  readonly settings: BegunSettings | null;
  /** The day it was begun on; null before the first one. */
  readonly begunOn: string | null;
  /** By the device's clock, in epoch milliseconds; 0 before the first one. */
  readonly begunAt: number;
  /** The most points with the same settings before that game; null without any. */
  readonly bestBefore: number | null;
  /** Null before and after the rounds. */
  readonly question: GameQuestion | null;
  readonly standing: RoundState | null;
  /** The round, from 1. */
  readonly round: number;
  /** In milliseconds, of the round. */
  readonly leftMs: number;
  /** What a right answer would bring now. */
  readonly worth: number;
  /** Right answers in a row until now, and what one more would be. */
  readonly streak: number;
  readonly nextStreak: number;
  readonly total: number;
  /** Of the rounds that are over, the one that was just decided with them. */
  readonly results: readonly RoundResult[];
  /** The same as they were played. */
  readonly rounds: readonly PlayedRound[];
}

const PLAYED = ['preloading', 'question', 'paused', 'feedback', 'lingering'];

export function gameView(snapshot: SnapshotFrom<GameLogic>): GameView {
  const { value, context } = snapshot;
  const { play, rounds, elapsedMs } = context;
  const settings = play?.settings ?? null;
  const results = play ? replayed(play.questions, rounds, play.settings) : [];
  const isPlayed = PLAYED.includes(value);
  const isAnswered = snapshot.hasTag('answered');
  const now = isPlayed ? standing(context) : null;
  const streak = results.at(-1)?.streak ?? 0;
  const next = now ? nextStreak(now, streak) : 0;
  return {
    status: value,
    settings,
    begunOn: play?.begunOn ?? null,
    begunAt: play?.begunAt ?? 0,
    bestBefore: play?.bestBefore ?? null,
    question: isPlayed ? questionAt(context, context.at) : null,
    standing: now,
    round: rounds.length + (isAnswered ? 0 : 1),
    leftMs: now ? Math.max(0, now.deadlineMs - elapsedMs) : 0,
    worth: now && settings ? pointsAt(now, 1, elapsedMs, next, settings) : 0,
    streak,
    nextStreak: next,
    total: totalOf(results),
    results,
    rounds,
  };
}

export interface GameCommands {
  start(play: BegunGame): void;
  leave(): void;
  pause(): void;
  resume(): void;
  next(): void;
  retry(): void;
  answer(answer: Answer): void;
  takeHint(hint: Hint): void;
}

/** A move counts from the moment it is made: the last step of the timer may be long ago on a busy phone. */
export function gameCommands(actor: Pick<GameActor, 'send' | 'getSnapshot'>): GameCommands {
  const { send } = actor;
  const move = (event: GameEvent) => {
    actor.getSnapshot().children.timer?.send({ type: 'TIME.ASKED' });
    send(event);
  };
  return {
    start: (play) => send({ type: 'GAME.START', play }),
    leave: () => send({ type: 'GAME.LEAVE' }),
    pause: () => send({ type: 'GAME.PAUSE' }),
    resume: () => send({ type: 'GAME.RESUME' }),
    next: () => send({ type: 'GAME.NEXT' }),
    retry: () => send({ type: 'GAME.RETRY' }),
    answer: (answer) => move({ type: 'ANSWER.GIVEN', answer }),
    takeHint: (hint) => move({ type: 'HINT.TAKEN', hint }),
  };
}
