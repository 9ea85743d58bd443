import type { RoomView } from '#model/games/room/player-view';
import type { People } from '../play/use-people.ts';
import type { RoomActor, RoomCommands, RoomPlace } from '../use-room.ts';

/** What each phase of a room is drawn from. */
export interface PhaseProps {
  readonly code: string;
  readonly actor: RoomActor;
  readonly place: RoomPlace;
  readonly commands: RoomCommands;
  readonly room: RoomView;
  readonly people: People;
}
