import { useMemo } from 'react';
import { emptyProfile, startingCard } from '#model/profile/defaults';
import { type Comparison, previewImport } from '#model/profile/files/compare';
import type { ImportedProfile } from '#model/profile/files/imported';
import { nextProfileName, uniqueName } from '#model/profile/naming';
import { finishedCard } from '#model/profile/premade';
import type { Profile, ProfileCard } from '#model/profile/profile';
import type { CardRecord } from '#model/records/card';
import type { ServerIndex } from '#model/vocabulary/servers';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useCards } from '#src/kit/data/lists.ts';
import { useProfileName } from '#src/kit/text/profile-name.ts';
import type { ImportingView } from './use-importing.ts';

/** What was read and waits. */
export type Reading = NonNullable<ImportingView['reading']>;

/** One profile of an import and what it would become. */
export interface Planned extends Comparison {
  readonly key: string;
  readonly isNew: boolean;
  /** It is new and its text names no server: it goes to the main one. */
  readonly isServerOpen: boolean;
  /** Some new card is known by its id alone. */
  readonly hasBareCards: boolean;
  /** Ids that the data does not know; empty while there is no data. */
  readonly unknown: readonly number[];
}

type Start = (id: number) => ProfileCard;

/** New profiles beside those that are there, each under a name of its own. */
function newOnes(
  imports: readonly ImportedProfile[],
  taken: readonly string[],
  server: ServerIndex,
  startOf: Start,
): readonly Comparison[] {
  const names = [...taken];
  return imports.map((imported) => {
    const name = uniqueName(imported.name || nextProfileName(names), names);
    names.push(name);
    return previewImport(emptyProfile(name, imported.server ?? server), imported, startOf);
  });
}

function startFrom(fill: ImportingView['fill'], cards: ReadonlyMap<number, CardRecord> | undefined): Start {
  return (id) => {
    const card = fill === 'finished' ? cards?.get(id) : undefined;
    return card ? finishedCard(card) : startingCard(id);
  };
}

/** What an import would make of the profiles, and the way to make it so. */
export function usePlan({ target, fill, noteApplied }: ImportingView, reading: Reading) {
  const { profiles, active, activeProfile, insert, exchange } = useProfiles();
  const { main } = useServers();
  const shownName = useProfileName();
  const records = useCards().data?.byId;
  const imports = reading.profiles;
  const into: Profile | null = target === 'active' && imports.length === 1 ? activeProfile : null;
  const plan = useMemo((): readonly Planned[] => {
    const startOf = startFrom(fill, records);
    const made = into
      ? imports.map((imported) => previewImport(into, imported, startOf))
      : newOnes(
          imports,
          // A file calls a profile as it is shown.
          profiles.flatMap(({ name }) => [name, shownName(name)]),
          main,
          startOf,
        );
    return made.map((comparison, place) => {
      const { cards = [] } = imports[place] ?? {};
      const added = new Set(comparison.added);
      return {
        ...comparison,
        key: `${place} ${comparison.profile.name}`,
        isNew: into === null,
        isServerOpen: into === null && (imports[place]?.server ?? null) === null,
        hasBareCards: cards.some(({ id, level }) => level === undefined && added.has(id)),
        unknown: records ? cards.map(({ id }) => id).filter((id) => !records.has(id)) : [],
      };
    });
  }, [imports, into, fill, records, profiles, main, shownName]);
  const apply = () => {
    const made = plan.map(({ profile }) => profile);
    const [first] = made;
    if (into && first) exchange({ profiles: profiles.with(active, first), active });
    else insert(...made);
    noteApplied(plan.reduce((sum, { added, changed }) => sum + added.length + changed.length, 0));
  };
  return { plan, apply };
}
