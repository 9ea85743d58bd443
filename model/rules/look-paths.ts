import type { ServerCode } from '../vocabulary/servers.ts';
import { assets, segment } from './asset-paths.ts';

/** Paths of what players choose for their games and profiles (reference R15). */

/** What a skin is of. */
const LOOK_KINDS = ['notes', 'flicks', 'lanes', 'frames', 'pins', 'sets'] as const;
export type LookKind = (typeof LOOK_KINDS)[number];

const PATHS: Readonly<Record<LookKind, (bundle: string) => string>> = {
  notes: (bundle) => `ingameskin/noteskin/${bundle}_rip/RhythmGameSprites.png`,
  // Their bundles have a word of the site's before the name of the list.
  flicks: (bundle) => `ingameskin/noteskin/directionalflick${bundle}_rip/DirectionalFlickSprites.png`,
  lanes: (bundle) => `ingameskin/fieldskin/${bundle}_rip/bg_line_rhythm.png`,
  frames: (bundle) => `deco/frames_rip/${bundle}.png`,
  pins: (bundle) => `deco/pins_rip/${bundle}.png`,
  sets: (bundle) => `deco/pinsets_rip/${bundle}.png`,
};

export const lookPicturePath = (server: ServerCode, kind: LookKind, bundle: string): string =>
  assets(server, PATHS[kind](segment(bundle)));

/** What is heard when a note is touched, by the file of each. */
export const TAP_SOUNDS = ['perfect', 'great', 'good', 'flick'] as const;
export type TapSound = (typeof TAP_SOUNDS)[number];

export const tapSoundPath = (server: ServerCode, bundle: string, sound: TapSound): string =>
  assets(server, `sound/tapseskin/${segment(bundle)}_rip/${sound}.mp3`);

/** What a stamp says. */
export const stampVoicePath = (server: ServerCode, name: string): string =>
  assets(server, `sound/voice_stamp_rip/${segment(name)}.mp3`);

/** The list of what lies in a folder of sounds of stamps. */
export const stampVoicesName = (server: ServerCode): string => `explorer/${server}/assets/sound/voice_stamp`;
