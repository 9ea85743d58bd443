import { useActorRef, useSelector } from '@xstate/react';
import { use, useCallback, useMemo } from 'react';
import {
  type RoomActor,
  type RoomCommands,
  type RoomFault,
  type RoomPlace,
  roomCommands,
  roomPlace,
} from '#machines/room/room.view';
import { fetchOnce } from '../../browser/network/fetch-once.ts';

export type { RoomActor, RoomCommands, RoomFault, RoomPlace };

const load = fetchOnce(async () => (await import('./room.actors.ts')).room);

/** A place in a room that the browser may have from before; ends with the component. Waits for its code. */
export const useRoom = (code: string): RoomActor => useActorRef(use(load()).logic, { input: { code } });

/** Opens a room; its code, or why there is none. Always the same function. Waits for its code. */
export const useOpenRoom = () => use(load()).open;

/** What can be done: always the same. */
export const useRoomCommands = (actor: RoomActor): RoomCommands =>
  useMemo(() => roomCommands(actor.send), [actor]);

/** All of it but the time that passes. */
export function useRoomPlace(actor: RoomActor): RoomPlace {
  const snapshot = useSelector(
    actor,
    (state) => state,
    (a, b) =>
      JSON.stringify(a.value) === JSON.stringify(b.value) &&
      a.context.room === b.context.room &&
      a.context.look === b.context.look &&
      a.context.fault === b.context.fault,
  );
  return useMemo(() => roomPlace(snapshot), [snapshot]);
}

/** One thing of it that changes with the time; redrawn only when that changes. */
export const useRoomTime = (actor: RoomActor, read: (place: RoomPlace) => number): number =>
  useSelector(
    actor,
    useCallback((snapshot) => read(roomPlace(snapshot)), [read]),
  );
