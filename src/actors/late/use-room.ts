import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import {
  type RoomActor,
  type RoomCommands,
  type RoomView,
  roomCommands,
  roomView,
} from '#machines/room/room.view';
import { useLate } from './use-late.ts';

export type { RoomActor, RoomCommands, RoomView };

/** A place in a room that the browser may have from before; ends with the component. Waits for its code. */
export const useRoom = (code: string): RoomActor => useActorRef(useLate('room'), { input: { code } });

/** What can be done: always the same. */
export const useRoomCommands = (actor: RoomActor): RoomCommands =>
  useMemo(() => roomCommands(actor.send), [actor]);

/** All of it but the time that passes. */
export function useRoomView(actor: RoomActor): RoomView {
  const snapshot = useSelector(
    actor,
    (state) => state,
    (a, b) =>
      JSON.stringify(a.value) === JSON.stringify(b.value) &&
      a.context.told === b.context.told &&
      a.context.look === b.context.look &&
      a.context.fault === b.context.fault,
  );
  return useMemo(() => roomView(snapshot), [snapshot]);
}

/** One thing of it that changes with the time; drawn anew only when that is another. */
export const useRoomTime = (actor: RoomActor, read: (view: RoomView) => number): number =>
  useSelector(
    actor,
    useCallback((snapshot) => read(roomView(snapshot)), [read]),
  );
