import { MINUTE_MS, SECOND_MS } from '../../vocabulary/time.ts';
import { canMove, HINTS, type Move, type RoundState, standingOf } from '../play.ts';
import type { GameQuestion } from '../questions.ts';
import type { Player, Room, RoomChoice, RoomEvent } from './room.types.ts';

/** Players of one room. */
export const MAX_PLAYERS = 8;
/** A game needs an opponent. */
export const MIN_PLAYERS = 2;

/** In milliseconds (reference R82). */
export const ROOM_TIMES = {
  /** For fetching pictures, before all see the question at the same moment. */
  ready: 3 * SECOND_MS,
  feedback: 6 * SECOND_MS,
  /** A reload takes less: after this the game no longer waits for a player who is away. */
  absent: 10 * SECOND_MS,
  /** After this the place of a player who is away is free. Long enough to send the link to friends: a hidden page counts as away. */
  left: 10 * MINUTE_MS,
  /** An idle room is closed after this. */
  idle: 30 * MINUTE_MS,
} as const;

export const openRoom = (choice: RoomChoice, now: number): Room => ({
  phase: 'lobby',
  since: now,
  seen: now,
  activeAt: now,
  choice,
  play: null,
  at: 0,
  players: [],
  host: 0,
  nextId: 1,
});

export const isFull = ({ players }: Room): boolean => players.length >= MAX_PLAYERS;
export const isPlaying = ({ phase }: Room): boolean => phase !== 'lobby' && phase !== 'result';

export const askedIn = ({ play, at }: Room): GameQuestion | null => play?.questions[at] ?? null;

/** How the round stands for a player; null for those who have no part in it. */
export function standingIn(room: Room, { moves }: Player): RoundState | null {
  const question = askedIn(room);
  return question && room.play && moves ? standingOf(question, moves, room.play.settings) : null;
}

/**
 * Whether a moment has come. Deadlines are sums, here as in `dueAt`: clocks have fractions of a millisecond, and the difference
 * `now - since` can round to less than the wait at the very moment the timer was set for. Nothing would happen any more.
 */
const hasCome = (moment: number, now: number): boolean => now >= moment;

const isAbsent = ({ awaySince }: Player, now: number): boolean =>
  awaySince !== null && hasCome(awaySince + ROOM_TIMES.absent, now);

/** Whether a player can still answer. */
export function isOpen(room: Room, player: Player, now: number): boolean {
  const standing = standingIn(room, player);
  return standing?.outcome === 'open' && !hasCome(room.since + standing.deadlineMs, now);
}

/** All have answered or had their time; those who are away are not waited for, unless all are. */
function isRoundOver(room: Room, now: number): boolean {
  const open = room.players.filter((player) => isOpen(room, player, now));
  if (open.length === 0) return true;
  const isAnybodyHere = room.players.some((player) => !isAbsent(player, now));
  return isAnybodyHere && open.every((player) => isAbsent(player, now));
}

/** The next moment at which something happens by itself; null when the room is over. */
export function dueAt(room: Room): number | null {
  if (room.players.length === 0) return null;
  const moments = [...room.players.flatMap(absenceMoments), ...phaseMoments(room)];
  const next = Math.min(...moments.filter((moment) => moment > room.seen));
  return Number.isFinite(next) ? next : null;
}

const absenceMoments = ({ awaySince }: Player): readonly number[] =>
  awaySince === null ? [] : [awaySince + ROOM_TIMES.absent, awaySince + ROOM_TIMES.left];

function phaseMoments(room: Room): readonly number[] {
  if (room.phase === 'ready') return [room.since + ROOM_TIMES.ready];
  if (room.phase === 'feedback') return [room.since + ROOM_TIMES.feedback];
  if (room.phase !== 'question') return [room.activeAt + ROOM_TIMES.idle];
  return room.players.flatMap((player) => {
    const standing = standingIn(room, player);
    return standing ? [room.since + standing.deadlineMs] : [];
  });
}

/** One event further, after all that was due before it. The same object when nothing changes. */
export function afterEvent(room: Room, event: RoomEvent, now: number): Room {
  const at = Math.max(now, room.seen);
  const current = caughtUp(room, at);
  const next = happened(current, event, at);
  return next === current ? current : settled(next, at);
}

/** What was due until `now` happens at its own time, one after the other. */
function caughtUp(room: Room, now: number): Room {
  let current = room;
  for (let due = dueAt(current); due !== null && due <= now; due = dueAt(current)) {
    current = settled(dueAction({ ...current, seen: due }, due), due);
  }
  return current;
}

function dueAction(room: Room, now: number): Room {
  const players = room.players.filter(
    ({ awaySince }) => awaySince === null || !hasCome(awaySince + ROOM_TIMES.left, now),
  );
  const left = players.length === room.players.length ? room : { ...room, players };
  if (!isPlaying(left))
    return hasCome(left.activeAt + ROOM_TIMES.idle, now) ? { ...left, players: [] } : left;
  if (left.phase === 'ready' && hasCome(left.since + ROOM_TIMES.ready, now)) return asking(left, now);
  if (left.phase === 'feedback' && hasCome(left.since + ROOM_TIMES.feedback, now)) return goOn(left, now);
  return left;
}

const asking = (room: Room, now: number): Room => ({ ...room, phase: 'question', since: now });

/** All who are there by now take part in the next round. */
const readying = (room: Room, at: number, now: number): Room => ({
  ...room,
  phase: 'ready',
  since: now,
  at,
  players: room.players.map((player) => ({ ...player, moves: [] })),
});

function goOn(room: Room, now: number): Room {
  const rounds = room.play?.settings.rounds ?? 0;
  if (room.at + 1 < rounds) return readying(room, room.at + 1, now);
  return { ...room, phase: 'result', since: now, activeAt: now };
}

/** The round goes to those who played it. */
const closing = (room: Room, now: number): Room => ({
  ...room,
  phase: 'feedback',
  since: now,
  players: room.players.map((player) =>
    player.moves === null
      ? player
      : { ...player, rounds: [...player.rounds, { at: room.at, moves: player.moves }] },
  ),
});

/** What follows from how things stand: another host, the end of the round. */
function settled(room: Room, now: number): Room {
  const hosted = withHost(room, now);
  return hosted.phase === 'question' && isRoundOver(hosted, now) ? closing(hosted, now) : hosted;
}

/** The first to have come who is still there, when the host has gone. */
function withHost(room: Room, now: number): Room {
  const { players, host } = room;
  const present = players.filter((player) => !isAbsent(player, now));
  const candidates = present.length > 0 ? present : players;
  if (candidates.some(({ id }) => id === host)) return room;
  return { ...room, host: candidates[0]?.id ?? 0 };
}

const playerOf = (room: Room, id: number): Player | undefined => room.players.find((one) => one.id === id);

function happened(room: Room, event: RoomEvent, now: number): Room {
  if (event.type === 'tick') return room;
  if (event.type === 'join') return joined(room, event.nickname, now);
  const player = playerOf(room, event.player);
  if (!player) return room;
  switch (event.type) {
    case 'leave':
      return { ...room, players: room.players.filter((one) => one !== player) };
    case 'away':
      return player.awaySince === null ? withPlayer(room, { ...player, awaySince: now }) : room;
    case 'back':
      return player.awaySince === null ? room : withPlayer(room, { ...player, awaySince: null });
    case 'choose':
      return chosen(room, event.player, event.choice, now);
    case 'start':
      return started(room, event, now);
    default:
      return withMove(room, player, event, now);
  }
}

const withPlayer = (room: Room, player: Player): Room => ({
  ...room,
  players: room.players.map((one) => (one.id === player.id ? player : one)),
});

/** Away until their connection is there. */
function joined(room: Room, nickname: string, now: number): Room {
  if (isFull(room)) return room;
  const player: Player = { id: room.nextId, nickname, awaySince: now, moves: null, rounds: [] };
  return { ...room, players: [...room.players, player], nextId: room.nextId + 1, activeAt: now };
}

/** The host alone, and not while a game is played. */
const mayDecide = (room: Room, player: number): boolean => player === room.host && !isPlaying(room);

const chosen = (room: Room, player: number, choice: RoomChoice, now: number): Room =>
  mayDecide(room, player) ? { ...room, phase: 'lobby', since: now, choice, activeAt: now } : room;

function started(room: Room, { player, play }: Extract<RoomEvent, { type: 'start' }>, now: number): Room {
  if (!mayDecide(room, player) || play.questions.length < play.settings.rounds) return room;
  const players = room.players.map((one) => ({ ...one, rounds: [] }));
  return readying({ ...room, play, players, activeAt: now }, 0, now);
}

type MoveEvent = Extract<RoomEvent, { type: 'answer' | 'hint' }>;

/** A move of this round and this game; null for any other. */
function moveOf(room: Room, event: MoveEvent, ms: number): Move | null {
  const game = askedIn(room)?.game;
  if (room.phase !== 'question' || event.round !== room.at + 1 || game === undefined) return null;
  if (event.type === 'answer') {
    return event.answer.game === game ? { kind: 'answer', answer: event.answer, ms } : null;
  }
  const isOfGame = HINTS[game].some((hint) => hint === event.hint);
  return isOfGame ? { kind: 'hint', hint: event.hint, ms } : null;
}

function withMove(room: Room, player: Player, event: MoveEvent, now: number): Room {
  const move = moveOf(room, event, now - room.since);
  const standing = standingIn(room, player);
  if (!move || !standing || !player.moves || !canMove(standing, move)) return room;
  return { ...withPlayer(room, { ...player, moves: [...player.moves, move] }), activeAt: now };
}
