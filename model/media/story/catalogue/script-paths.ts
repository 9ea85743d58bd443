import { segment } from '#model/rules/asset-paths';

/** Where the script of a story lies, by what its list says of it (reference R137). */
export type ScriptPlace =
  | { readonly kind: 'main'; readonly scenarioId: string }
  | { readonly kind: 'band'; readonly bandId: number; readonly scenarioId: string }
  | { readonly kind: 'event'; readonly eventId: number; readonly scenarioId: string }
  | { readonly kind: 'card'; readonly resourceSetName: string; readonly scenarioId: string }
  | { readonly kind: 'afterlive'; readonly id: number; readonly scenarioId: string };

const BAND_DIGITS = 3;
/** Talks lie in folders by their numbers. Two sizes of those folders are described; the larger is looked into first. */
const GROUPS = [256, 128] as const;

const groupsOf = (id: number): readonly string[] => [
  ...new Set(GROUPS.map((size) => `group${Math.floor(id / size)}_rip`)),
];
const scriptFile = (scenarioId: string | number): string => `Scenario${segment(String(scenarioId))}.asset`;

function foldersOf(place: ScriptPlace): readonly string[] {
  switch (place.kind) {
    case 'main':
      return ['scenario/main_rip'];
    case 'band':
      return [`scenario/band/${String(place.bandId).padStart(BAND_DIGITS, '0')}_rip`];
    case 'event':
      return [`scenario/eventstory/event${place.eventId}_rip`];
    case 'card':
      return [`characters/resourceset/${segment(place.resourceSetName)}_rip`];
    case 'afterlive':
      return groupsOf(place.id).map((group) => `scenario/afterlivetalk/${group}`);
  }
}

/** Below the folder of a server, the likeliest first. */
export const scriptPaths = (place: ScriptPlace): readonly string[] =>
  foldersOf(place).map((folder) => `${folder}/${scriptFile(place.scenarioId)}`);

/** A talk in an area is found through its action set. */
export const actionSetPaths = (id: number): readonly string[] =>
  groupsOf(id).map((group) => `actionset/${group}/ActionSet${id}.asset`);

/** The script that an action set names. */
export const talkPaths = (actionSetId: number, scenario: string): readonly string[] =>
  groupsOf(actionSetId).map((group) => `scenario/actionset/${group}/${scriptFile(scenario)}`);
