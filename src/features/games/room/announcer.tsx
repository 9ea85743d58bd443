import type { RoomView } from '#model/games/room/player-view';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ranked } from './ranked.ts';

/** For ears alone: who is there, which round begins, who has answered, and how the scores stand after each round. */
export function Announcer({ room }: { readonly room: RoomView }) {
  const words = useWords(room);
  return (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  );
}

function useWords({ phase, players, round, choice }: RoomView): string {
  const { t } = useTranslation();
  const format = useFormat();
  const names = players.map(({ nickname }) => nickname);
  const done = players.flatMap(({ isDone, nickname }) => (isDone ? nickname : []));
  switch (phase) {
    case 'lobby':
      return t('room.said.players', { names: format.list(names) });
    case 'ready':
      return t('room.said.round', { round, total: choice.rounds });
    case 'question':
      return done.length === 0 ? '' : t('room.said.done', { names: format.list(done) });
    case 'feedback':
    case 'result':
      return ranked(players)
        .map(({ nickname, points }) => `${nickname}: ${t('room.points', { count: points })}`)
        .join(', ');
  }
}
