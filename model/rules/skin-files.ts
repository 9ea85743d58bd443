import { SERVERS, type ServerCode } from '../vocabulary/servers.ts';
import { assets, segment } from './asset-paths.ts';
import { TAP_SOUNDS, type TapSound, tapSoundPath } from './look-paths.ts';

/** Addresses of a picture with many parts, and of the list of where each lies. */
export interface SpriteFiles {
  readonly picture: string;
  readonly sprites: string;
}

export interface NoteSkinFiles extends SpriteFiles {
  readonly ribbon: string;
  readonly tie: string;
}

export interface LaneSkinFiles {
  readonly lanes: string;
  readonly line: string;
}

const PLACE = new RegExp(`^(${SERVERS.join('|')})/([\\w-]{1,64})$`);

/** Whether a text is `server/bundle`, such as `jp/skin00`. */
export const isSkinPlace = (text: string): boolean => PLACE.test(text);

export const skinPlace = (server: ServerCode, bundle: string): string => `${server}/${bundle}`;

/** What `make` makes of a place; null where it is none. */
function filesAt<T>(place: string, make: (server: ServerCode, bundle: string) => T): T | null {
  const [, server, bundle] = PLACE.exec(place) ?? [];
  return server === undefined || bundle === undefined ? null : make(server as ServerCode, segment(bundle));
}

/** Files of skins of the data (reference R79). Null where nothing was chosen. */
export const noteSkinFiles = (place: string): NoteSkinFiles | null =>
  filesAt(place, (server, bundle) => {
    const file = (name: string) => assets(server, `ingameskin/noteskin/${bundle}_rip/${name}`);
    return {
      picture: file('RhythmGameSprites.png'),
      sprites: file('.sprites'),
      ribbon: file('longNoteLine.png'),
      tie: file('simultaneous_line.png'),
    };
  });

export const flickSkinFiles = (place: string): SpriteFiles | null =>
  filesAt(place, (server, bundle) => {
    const file = (name: string) =>
      assets(server, `ingameskin/noteskin/directionalflick${bundle}_rip/${name}`);
    return { picture: file('DirectionalFlickSprites.png'), sprites: file('.sprites') };
  });

export const laneSkinFiles = (place: string): LaneSkinFiles | null =>
  filesAt(place, (server, bundle) => {
    const file = (name: string) => assets(server, `ingameskin/fieldskin/${bundle}_rip/${name}`);
    return { lanes: file('bg_line_rhythm.png'), line: file('game_play_line.png') };
  });

export const tapSoundFiles = (place: string): Readonly<Record<TapSound, string>> | null =>
  filesAt(
    place,
    (server, bundle) =>
      Object.fromEntries(TAP_SOUNDS.map((sound) => [sound, tapSoundPath(server, bundle, sound)])) as Record<
        TapSound,
        string
      >,
  );
