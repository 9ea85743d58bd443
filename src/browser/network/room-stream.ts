import { ROOM_STREAM } from '#model/contract/games/stream';
import type { RoomView } from '#model/games/room/player-view';
import type { RoomSeat } from '#model/games/room/seats';
import { SECOND_MS } from '#model/vocabulary/time';
import { whilePageLives } from '../page/visibility.ts';

export interface RoomHearing {
  readonly onRoom: (room: RoomView) => void;
  /** There is no such room or place: nothing more comes. */
  readonly onGone: () => void;
  /** The connection broke; it is tried again until the stream is ended. */
  readonly onLost: () => void;
}

/** After an answer that is no stream a browser gives up by itself. */
const AGAIN_MS = 5 * SECOND_MS;

const read = (data: string): RoomView => JSON.parse(data);

/** Follows a room. The function returned ends it. */
export function followRoom({ code, token }: RoomSeat, { onRoom, onGone, onLost }: RoomHearing): () => void {
  const address = `${ROOM_STREAM.path}?${new URLSearchParams({ code, token })}`;
  let end = (): void => {};
  let isGone = false;
  const open = (): void => {
    if (isGone) return;
    const source = new EventSource(address);
    end = () => source.close();
    source.addEventListener('room', ({ data }: MessageEvent<string>) => onRoom(read(data)));
    source.addEventListener('gone', () => {
      isGone = true;
      source.close();
      onGone();
    });
    source.addEventListener('error', () => {
      onLost();
      if (source.readyState !== EventSource.CLOSED) return;
      const timer = setTimeout(open, AGAIN_MS);
      end = () => clearTimeout(timer);
    });
  };
  return whilePageLives(() => {
    open();
    return () => end();
  });
}
