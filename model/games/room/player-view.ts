import { type DailyMark, markOf } from '../daily.ts';
import { type Hint, type RoundResult, type RoundState, replayed, totalOf } from '../play.ts';
import type { GameQuestion } from '../questions.ts';
import { askedIn, isOpen, ROOM_TIMES, standingIn } from './room.ts';
import type { Player, Room, RoomChoice, RoomPhase } from './room.types.ts';

export interface SeenPlayer {
  readonly id: number;
  readonly nickname: string;
  readonly isAway: boolean;
  /** Has answered, or had their time. */
  readonly isDone: boolean;
  readonly points: number;
  /** Of these, what the round brought; null before the feedback, and for those who had no part in it. */
  readonly gained: number | null;
  /** How each round went. */
  readonly marks: readonly DailyMark[];
}

/** All that one player sees of a room: a page that connects again needs nothing else. */
export interface RoomView {
  readonly phase: RoomPhase;
  readonly choice: RoomChoice;
  /** Whose view it is, and who is the host. */
  readonly you: number;
  readonly host: number;
  readonly players: readonly SeenPlayer[];
  /** From 1. */
  readonly round: number;
  /** Until the phase ends, in milliseconds. */
  readonly leftMs: number;
  /** While one is asked; what would give the answer away comes with the feedback. */
  readonly question: GameQuestion | null;
  /** Of the player whose view it is; null for those who take no part in the round. */
  readonly standing: RoundState | null;
  /** Right answers in a row before this round. */
  readonly streak: number;
  /** What the round brought; null before it is over. */
  readonly points: number | null;
}

/**
 * What may be known of a question before it is over. The address of a picture or of a chart gives the answer away to those who look
 * it up: that cannot be hidden from a page that shows it.
 */
function veiled(question: GameQuestion, hints: readonly Hint[]): GameQuestion {
  switch (question.game) {
    case 'guesswho':
      return { ...question, answer: 0, bandId: hints.includes('band') ? question.bandId : 0 };
    case 'findme':
      return {
        ...question,
        count: hints.includes('count') ? question.count : 0,
        cells: question.cells.map((cell) => ({ ...cell, isRight: false })),
      };
    case 'chartmaster':
      return {
        ...question,
        alike: [],
        bandId: hints.includes('band') ? question.bandId : 0,
        level: hints.includes('level') ? question.level : 0,
        excerpt: question.excerpt && { ...question.excerpt, startsMs: [] },
      };
  }
}

/** Find Me! is known by one of the cards that are to be found; any other will do. */
const named = (question: GameQuestion): GameQuestion =>
  question.game === 'findme' ? { ...question, card: question.cells[0]?.card ?? 0 } : question;

/** How the rounds of a player went; an open one that they have decided counts already. */
function resultsOf(room: Room, player: Player): readonly RoundResult[] {
  if (!room.play) return [];
  const isDecided = room.phase === 'question' && standingIn(room, player)?.outcome !== 'open';
  const now = isDecided && player.moves ? [{ at: room.at, moves: player.moves }] : [];
  return replayed(room.play.questions, [...player.rounds, ...now], room.play.settings);
}

/** The state of play, the same for all players. */
function seenPlayers(room: Room, now: number): readonly SeenPlayer[] {
  return room.players.map((player) => {
    const results = resultsOf(room, player);
    const hasPlayed = room.phase === 'feedback' && player.rounds.at(-1)?.at === room.at;
    return {
      id: player.id,
      nickname: player.nickname,
      isAway: player.awaySince !== null,
      isDone: room.phase === 'question' && player.moves !== null && !isOpen(room, player, now),
      points: totalOf(results),
      gained: hasPlayed ? (results.at(-1)?.points ?? null) : null,
      marks: results.map(markOf),
    };
  });
}

/** When the phase ends at the latest. */
function phaseMs(room: Room): number {
  if (room.phase === 'lobby' || room.phase === 'result') return 0;
  if (room.phase !== 'question') return ROOM_TIMES[room.phase];
  return Math.max(0, ...room.players.map((player) => standingIn(room, player)?.deadlineMs ?? 0));
}

/** The views of all players, made in one go: most of them is the same for all. */
export function viewsOf(room: Room, now: number): (id: number) => RoomView | null {
  const players = seenPlayers(room, now);
  const asked = room.phase === 'lobby' || room.phase === 'result' ? null : askedIn(room);
  const isOver = room.phase === 'feedback';
  const lasts = phaseMs(room);
  return (id) => {
    const player = room.players.find((one) => one.id === id);
    if (!player) return null;
    const standing = asked ? standingIn(room, player) : null;
    const before = player.rounds.filter(({ at }) => at < room.at);
    const results = room.play ? replayed(room.play.questions, before, room.play.settings) : [];
    const lastsMs = room.phase === 'question' && standing ? standing.deadlineMs : lasts;
    return {
      phase: room.phase,
      choice: room.choice,
      you: id,
      host: room.host,
      players,
      round: room.at + 1,
      leftMs: Math.max(0, Math.round(room.since + lastsMs - now)),
      question: asked && named(isOver ? asked : veiled(asked, standing?.hints ?? [])),
      standing,
      streak: results.at(-1)?.streak ?? 0,
      points: isOver && standing ? (resultsOf(room, player).at(-1)?.points ?? null) : null,
    };
  };
}
