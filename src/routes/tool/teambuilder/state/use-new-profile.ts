import { freeName } from '#model/profile/naming';
import { premadeProfile } from '#model/profile/premade';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { dataNow } from '#src/data/today.ts';
import type { Builder } from './builder.ts';

/** Collections that need no file: every card there is, or none. */
export function useNewProfile({ game, server, change, profile }: Builder) {
  const { profiles, insert, add } = useProfiles();
  return {
    addPremade: () => {
      const where = profile?.server ?? server;
      const made = premadeProfile(game.cards, game.areaItems, where, dataNow());
      const name = freeName(
        made.name,
        profiles.map((each) => each.name),
      );
      insert({ ...made, name });
      change({ profile: name });
    },
    addEmpty: () => {
      add(server);
      change({ profile: null });
    },
  };
}
