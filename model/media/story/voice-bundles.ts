/** Which story it is, as far as its voices depend on it. */
export type StoryPlace =
  /** `chapter` counts from 0, the opening. */
  | { readonly kind: 'event'; readonly eventId: number; readonly chapter: number }
  | { readonly kind: 'main'; readonly id: number }
  /** As the list of band stories names it (`voiceAssetBundleName`). */
  | { readonly kind: 'band'; readonly voiceBundle: string }
  | { readonly kind: 'card'; readonly resourceSetName: string }
  | { readonly kind: 'area'; readonly actionSetId: number }
  | { readonly kind: 'afterlive'; readonly id: number };

const AREA_TALKS = 200;
const AFTER_LIVE_TALKS = 100;

function folderOf(place: StoryPlace): string {
  switch (place.kind) {
    case 'event':
      return `eventstory${place.eventId}_${place.chapter}`;
    case 'main':
      return `mainstory${place.id}`;
    case 'band':
      return place.voiceBundle;
    case 'card':
      return `resourceset/${place.resourceSetName}`;
    case 'area':
      return `actionset/actionset${Math.floor(place.actionSetId / AREA_TALKS) * 10}`;
    case 'afterlive':
      return `afterlivetalk/group${Math.floor(place.id / AFTER_LIVE_TALKS)}`;
  }
}

/** Where the voices of a story lie (reference R134). */
export const voiceBundleOf = (place: StoryPlace): string => `sound/voice/scenario/${folderOf(place)}`;
