import { useMemo } from 'react';
import { isPremadeName } from '#model/profile/naming';
import { premadeProfile } from '#model/profile/premade';
import type { Profile } from '#model/profile/profile';
import type { ServerIndex } from '#model/vocabulary/servers';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import type { GameData } from '../sources/game-data.ts';

/**
 * The full collection where an address names one that is not among the visitor's: it needs no file. It is made for the
 * page alone, because a link must not keep anything in the browser of whoever opens it (reference R86).
 */
export function usePremade(name: string | null, server: ServerIndex, game: GameData): Profile | null {
  const { profiles, isLoading } = useProfiles();
  const now = useNow(HOUR_MS);
  const isNamed = name !== null && isPremadeName(name) && !profiles.some((each) => each.name === name);
  const canBeMade = isNamed && !isLoading && !game.isComing && now > 0;
  return useMemo(
    () => (canBeMade ? { ...premadeProfile(game.cards, game.areaItems, server, now), name } : null),
    [canBeMade, game, server, now, name],
  );
}
