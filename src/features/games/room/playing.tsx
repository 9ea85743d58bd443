import { Check, WifiOff } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { dayOf } from '#model/games/day';
import { nextStreak } from '#model/games/play';
import type { RoomView } from '#model/games/room/player-view';
import { ROOM_TIMES } from '#model/games/room/room';
import type { GameName } from '#model/games/settings';
import { DAY_MS, SECOND_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import games from '../play/games.module.css';
import { WorthPill, worthNow } from '../play/marks.tsx';
import { PlayHead, Ring } from '../play/play-head.tsx';
import { Round as ChartRound } from '../rounds/chartmaster/round.tsx';
import { Round as FindRound } from '../rounds/findme/round.tsx';
import { Round as GuessRound } from '../rounds/guesswho/round.tsx';
import type { RoundProps, RoundView } from '../rounds/round.types.ts';
import { type RoomActor, type RoomPlace, useRoomTime } from '../use-room.ts';
import { Avatar } from './avatar.tsx';
import { LeaveButton } from './leave-button.tsx';
import type { PhaseProps } from './phase.types.ts';
import { type RankedPlayer, ranked } from './ranked.ts';
import styles from './room.module.css';

/** All players by their points, while they play. */
function Scores({ room }: { readonly room: RoomView }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.scores} aria-label={t('room.scores')}>
      {ranked(room.players).map((player) => (
        <Score key={player.id} player={player} isYou={player.id === room.you} />
      ))}
    </ol>
  );
}

function Score({ player, isYou }: { readonly player: RankedPlayer; readonly isYou: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { nickname, points, gained, isAway, isDone } = player;
  return (
    <li className={styles.score} data-own={isYou || undefined} data-away={isAway || undefined}>
      <Avatar {...player} />
      <span className={styles.words}>
        <span className={styles.name}>{nickname}</span>
        <b>{format.integer(points)}</b>
        {gained !== null && (
          <span className={styles.gained} data-none={gained === 0 || undefined}>
            +{format.integer(gained)}
          </span>
        )}
      </span>
      {isAway && <WifiOff className={styles.state} size={14} role="img" aria-label={t('room.away')} />}
      {isDone && !isAway && (
        <Check className={styles.state} data-done size={14} role="img" aria-label={t('room.done')} />
      )}
    </li>
  );
}

const ROUNDS: Readonly<Record<GameName, (props: RoundProps) => ReactNode>> = {
  guesswho: GuessRound,
  findme: FindRound,
  chartmaster: ChartRound,
};

const OUTCOMES = { whole: 'right', part: 'part', none: 'wrong' } as const;

/** A round from its beginning to what was right, with the scores of all. */
export function Playing({ actor, place, commands, room, people }: PhaseProps) {
  const { t } = useTranslation();
  const round = useRound(place);
  const Round = ROUNDS[room.choice.game];
  const own = room.players.find(({ id }) => id === room.you);
  return (
    <>
      <PlayHead
        round={room.round}
        rounds={room.choice.rounds}
        points={own?.points ?? 0}
        outcomes={outcomesOf(place)}
        ring={<RoomRing actor={actor} limit={limitOf(place)} />}
      >
        <LeaveButton onLeave={commands.leave} />
      </PlayHead>
      <Scores room={room} />
      {round ? (
        <Round
          round={round}
          people={people}
          onAnswer={commands.answer}
          onHint={commands.takeHint}
          worth={round.status === 'answered' ? <Waiting place={place} /> : <Worth actor={actor} />}
          onNext={null}
        />
      ) : (
        <p className={styles.notice}>{t('room.late')}</p>
      )}
    </>
  );
}

/** The round as it is shown; null for a player who came after it began. */
function useRound({ room, status }: RoomPlace): RoundView | null {
  const data = dayOf(useNow(DAY_MS));
  const settings = useMemo(() => room && { ...room.choice, data }, [room, data]);
  if (!room || !settings) return null;
  const { phase, question, standing, streak, points } = room;
  if (!question || !standing) return null;
  const isOpen = standing.outcome === 'open' && status === 'connected';
  const isAsked = phase === 'question';
  return {
    status: phase === 'ready' ? 'preloading' : isAsked ? (isOpen ? 'question' : 'answered') : 'feedback',
    settings,
    question,
    standing,
    streak,
    nextStreak: nextStreak(standing, streak),
    points,
  };
}

/** By round: those before a player came are empty. */
function outcomesOf({ room }: RoomPlace): readonly string[] {
  const own = room?.players.find(({ id }) => id === room.you);
  if (!room || !own) return [];
  const isCounted = room.phase === 'feedback' || own.isDone;
  const played = room.round - (isCounted ? 0 : 1);
  const missed = Math.max(0, played - own.marks.length);
  return [...Array.from({ length: missed }, () => 'none'), ...own.marks.map((mark) => OUTCOMES[mark])];
}

/** How long the phase takes, in seconds. */
function limitOf({ room }: RoomPlace): number {
  if (room?.phase === 'ready') return ROOM_TIMES.ready / SECOND_MS;
  return room?.phase === 'feedback' ? ROOM_TIMES.feedback / SECOND_MS : (room?.choice.limitSeconds ?? 1);
}

const secondsLeft = ({ leftMs }: RoomPlace): number => Math.ceil(leftMs / SECOND_MS);
const missesOf = ({ room }: RoomPlace): number => room?.standing?.strikes ?? 0;

const RoomRing = ({ actor, limit }: { readonly actor: RoomActor; readonly limit: number }) => (
  <Ring seconds={useRoomTime(actor, secondsLeft)} limit={limit} misses={useRoomTime(actor, missesOf)} />
);

const Worth = ({ actor }: { readonly actor: RoomActor }) => (
  <WorthPill points={useRoomTime(actor, worthNow)} />
);

/** What is waited for before all see what was right. */
function Waiting({ place: { room, status } }: { readonly place: RoomPlace }) {
  const { t } = useTranslation();
  const count = room?.players.filter(({ isDone, isAway }) => !isDone && !isAway).length ?? 0;
  return (
    <span className={games.pill}>
      {t(status === 'connected' ? 'room.waitingFor' : 'room.reconnecting', { count })}
    </span>
  );
}
