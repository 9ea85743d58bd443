import { ROOM_STREAM } from '#model/contract/games/stream';
import type { RoomView } from '#model/games/room/player-view';
import type { RoomSeat } from '#model/games/room/seats';
import { followStream } from './follow-stream.ts';

export interface RoomHandlers {
  readonly onRoom: (room: RoomView) => void;
  /** There is no such room or place: nothing more comes. */
  readonly onGone: () => void;
  /** What was sent last may be old until the room comes again. */
  readonly onLost: () => void;
}

const read = (data: string): RoomView => JSON.parse(data);

/** Follows a room; each connection begins with all of it. The function returned ends it. */
export function followRoom({ code, token }: RoomSeat, { onRoom, onGone, onLost }: RoomHandlers): () => void {
  const address = `${ROOM_STREAM.path}?${new URLSearchParams({ code, token })}`;
  return followStream({
    address: () => address,
    on: {
      room: (data) => onRoom(read(data)),
      gone: (_data, _id, end) => {
        end();
        onGone();
      },
    },
    onLost,
  });
}
