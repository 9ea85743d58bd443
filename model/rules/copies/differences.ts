import { grownBy } from '../../profile/backups/growth.ts';
import { previewImport } from '../../profile/files/compare.ts';
import type { Profile } from '../../profile/profile.ts';
import type { ServerIndex } from '../../vocabulary/servers.ts';
import { textOf } from './relation.ts';

/** How two profiles that belong together differ, seen from the first. */
export interface ProfileDifference {
  readonly name: string;
  /** Null when it is the same. */
  readonly otherName: string | null;
  readonly otherServer: ServerIndex | null;
  /** Numbers of cards: those that one side lacks, those that went further on one side, those that are only set otherwise. */
  readonly onlyHere: number;
  readonly onlyThere: number;
  readonly furtherHere: number;
  readonly furtherThere: number;
  readonly otherwise: number;
  /** Area items and potentials of another level. */
  readonly items: number;
}

/** How two copies of someone's profiles differ, seen from the first. All empty: in nothing but their order. */
export interface CopyDifferences {
  /** Names of profiles. */
  readonly onlyHere: readonly string[];
  readonly onlyThere: readonly string[];
  readonly profiles: readonly ProfileDifference[];
}

function differenceOf(here: Profile, there: Profile): ProfileDifference {
  const { added, changed, untouched, items } = previewImport(there, { ...here, problems: [] });
  const cardsThere = new Map(there.cards.map((card) => [card.id, card]));
  const isChanged = new Set(changed);
  const steps = here.cards
    .filter(({ id }) => isChanged.has(id))
    .map((card) => {
      const other = cardsThere.get(card.id);
      return other ? grownBy(card) - grownBy(other) : 0;
    });
  return {
    name: here.name,
    otherName: there.name === here.name ? null : there.name,
    otherServer: there.server === here.server ? null : there.server,
    onlyHere: added.length,
    onlyThere: untouched,
    furtherHere: steps.filter((step) => step > 0).length,
    furtherThere: steps.filter((step) => step < 0).length,
    otherwise: steps.filter((step) => step === 0).length,
    items,
  };
}

type Pair = readonly [here: Profile, there: Profile];

/** Takes out of both lists what belongs together by one sign, each profile once. */
function paired(here: Profile[], there: Profile[], signOf: (profile: Profile) => string): readonly Pair[] {
  const pairs: Pair[] = [];
  for (const mine of [...here]) {
    const at = there.findIndex((each) => signOf(each) === signOf(mine));
    const [theirs] = at < 0 ? [] : there.splice(at, 1);
    if (!theirs) continue;
    here.splice(here.indexOf(mine), 1);
    pairs.push([mine, theirs]);
  }
  return pairs;
}

/** Profiles belong together when they are alike, else when they have one name, else when only the name is another. */
export function differencesOf(mine: readonly Profile[], theirs: readonly Profile[]): CopyDifferences {
  const [here, there] = [[...mine], [...theirs]];
  paired(here, there, textOf);
  const pairs = [
    ...paired(here, there, ({ name }) => name),
    ...paired(here, there, (profile) => textOf({ ...profile, name: '' })),
  ];
  return {
    onlyHere: here.map(({ name }) => name),
    onlyThere: there.map(({ name }) => name),
    profiles: pairs.map(([one, other]) => differenceOf(one, other)),
  };
}
