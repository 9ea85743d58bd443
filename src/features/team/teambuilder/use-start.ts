import { useCallback } from 'react';
import type { InputsPatch, TeamInputs } from '#model/compute/asked/inputs';
import { requestsOf } from '#model/compute/asked/request';
import type { MedleyRequest } from '#model/compute/medley';
import { askedInputs } from '#model/compute/sent/shared';
import type { Profile } from '#model/profile/profile';
import type { InAddress } from '#src/kit/address/use-address.ts';
import { useSearchStart } from '../search/use-search-start.ts';
import type { GameData } from '../sources/game-data.ts';

/** Searches for the best team or medley, with changed inputs if given; a function gets the inputs as changed last. */
export type Start = (patch?: InputsPatch | ((inputs: TeamInputs) => InputsPatch)) => void;

/** Starts the search for a medley. */
export type StartMedley = (request: MedleyRequest) => void;

/** `startMedley` is null until the code of medleys has come. */
export function useStart(
  { latest, change }: Pick<InAddress<TeamInputs>, 'latest' | 'change'>,
  profile: Profile | null,
  game: GameData,
  startMedley: StartMedley | null,
): Start {
  const startSong = useSearchStart();
  return useCallback(
    (patch) => {
      if (patch) change(typeof patch === 'function' ? patch(latest()) : patch);
      // A number typed last counts even if the page was not drawn since.
      const { request, medley } = requestsOf(askedInputs(latest()), profile, game);
      if (request) startSong(request);
      if (medley) startMedley?.(medley);
    },
    [latest, change, profile, game, startSong, startMedley],
  );
}
