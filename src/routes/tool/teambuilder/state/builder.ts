import type { MedleyRequest } from '#model/compute/medley';
import type { SongPointKind } from '#model/compute/points';
import type { TeamRequest } from '#model/compute/request';
import type { CardView } from '#model/listing/views/card-view';
import type { SongView } from '#model/listing/views/song-view';
import type { Profile } from '#model/profile/profile';
import type { EventBonus, EventRecord } from '#model/records/event';
import type { SongRecord } from '#model/records/song';
import type { ServerIndex } from '#model/vocabulary/servers';
import type { TeamInputs } from './inputs.ts';
import type { GameData } from './use-game-data.ts';

export type Patch = Partial<TeamInputs>;

/** Everything the sections of the page share: inputs, what they mean, and how to change them. */
export interface Builder {
  readonly inputs: TeamInputs;
  readonly change: (patch: Patch) => void;
  readonly game: GameData;
  /** Whose texts come first. */
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
  readonly profile: Profile | null;
  /** The server whose numbers count. */
  readonly server: ServerIndex;
  readonly song: SongRecord | null;
  readonly songView: SongView | null;
  readonly event: EventRecord | null;
  readonly bonus: EventBonus | null;
  /** What a live of the event is played for; null where a single song pays no points. */
  readonly kind: SongPointKind | null;
  /** Null while profile or song are missing, and when a medley is asked for. */
  readonly request: TeamRequest | null;
  /** Null while profile or a song are missing, and when a single song is asked for. */
  readonly medley: MedleyRequest | null;
  /** A card as it is shown; cards that are not in the data have none. */
  readonly cardOf: (id: number) => CardView | null;
  readonly bandName: (id: number) => string;
  /** Asks for the best team or medley, with changed inputs if given; a function gets the inputs as changed last. */
  readonly search: (patch?: Patch | ((inputs: TeamInputs) => Patch)) => void;
}
