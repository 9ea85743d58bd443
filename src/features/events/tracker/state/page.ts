import type { EventRecord } from '#model/records/event';
import type { Sample } from '#model/tracker/pace';
import type { InAddress } from '#src/kit/address/use-address.ts';
import type { TrackerInputs } from './address.ts';
import type { FollowedTier, PlaceState } from './place.ts';

/** What every view of the page is given. */
export interface TrackerPage extends InAddress<TrackerInputs> {
  readonly place: FollowedTier;
  readonly go: PlaceState['go'];
  readonly events: ReadonlyMap<number, EventRecord>;
  /** Of the tier, as they are now: undefined while they are on their way. */
  readonly samples: readonly Sample[] | undefined;
  /** The server's time to the minute, epoch milliseconds. */
  readonly now: number;
}
