import { useEffect, useMemo, useState } from 'react';
import { dayOf } from '#model/games/day';
import { checkPool } from '#model/games/questions';
import type { RoomView } from '#model/games/room/player-view';
import type { RoomChoice } from '#model/games/room/room.types';
import type { GameName } from '#model/games/settings';
import { DAY_MS, SECOND_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import type { Choosing } from '../play/settings-fields.tsx';
import type { People } from '../play/use-people.ts';

/** Longer than the server takes to say what the room has now. */
const DRAFT_MS = 3 * SECOND_MS;

export interface RoomChoosing extends Choosing {
  readonly isEnough: boolean;
  readonly choose: (game: GameName) => void;
}

/**
 * What the host sets. It shows at once: changes in quick succession build on each other, not on what the server has got yet. After a
 * moment what the room has shows again, which is something else when the change was refused or another tab made one.
 */
export function useChoosing(
  room: RoomView,
  people: People,
  onChoose: (choice: RoomChoice) => void,
): RoomChoosing {
  const [draft, setDraft] = useState<RoomChoice | null>(null);
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(setDraft, DRAFT_MS, null);
    return () => clearTimeout(timer);
  }, [draft]);
  const choice = (room.host === room.you && draft) || room.choice;
  const data = dayOf(useNow(DAY_MS));
  const pool = useMemo(
    () => checkPool(choice.game, people.lists, { ...choice, seed: 0, data }),
    [choice, people, data],
  );
  const choose = (next: RoomChoice) => {
    setDraft(next);
    onChoose(next);
  };
  return {
    game: choice.game,
    settings: { ...choice, seed: null, data: null },
    begun: { ...choice, seed: 0, data },
    pool: pool.size,
    isEnough: pool.isEnough,
    change: ({ seed: _seed, data: _data, server, ...changed }) =>
      choose({ ...choice, ...changed, server: server ?? choice.server }),
    choose: (game) => choose({ ...choice, game }),
  };
}
