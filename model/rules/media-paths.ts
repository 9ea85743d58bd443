import type { CardRecord } from '../records/card.ts';
import type { CostumeRecord } from '../records/costume.ts';
import type { EventRecord } from '../records/event.ts';
import type { EventSound } from '../records/event-details.ts';
import type { ServerCode } from '../vocabulary/servers.ts';
import { assets, CARDS_PER_THUMB_GROUP, segment } from './asset-paths.ts';

/** Paths of what pages of one thing show and play besides its picture, as the game's data names them (reference R15). */

/** A card's small figure as it stands on the stage. */
export const figurePath = (server: ServerCode, figureName: string): string =>
  assets(server, `characters/livesd/${segment(figureName)}_rip/sdchara.png`);

/** The film of an animated card. */
export const filmPath = (server: ServerCode, filmName: string): string =>
  assets(server, `movie/animation_episode/${segment(filmName)}_rip/${segment(filmName)}.mp4`);

/** Of which kind of pull a card's voice is, the likeliest first: the data does not say (reference R15). */
const VOICE_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  birthday: ['birthdayspin', 'spin'],
  limited: ['limitedspin', 'spin'],
  dreamfes: ['limitedspin', 'spin'],
  kirafes: ['limitedspin', 'spin'],
};
const OTHER_VOICES: readonly string[] = ['spin', 'operationspin'];

/** Where what she says when she is drawn may be, the likeliest first. */
export const gachaVoicePaths = (
  server: ServerCode,
  { type, resourceSetName }: Pick<CardRecord, 'type' | 'resourceSetName'>,
): readonly string[] =>
  (Object.hasOwn(VOICE_FOLDERS, type) ? (VOICE_FOLDERS[type] ?? OTHER_VOICES) : OTHER_VOICES).map((folder) =>
    assets(server, `sound/voice/gacha/${folder}_rip/${segment(resourceSetName)}.mp3`),
  );

export const costumeThumbPath = (
  server: ServerCode,
  { id, assetBundleName }: Pick<CostumeRecord, 'id' | 'assetBundleName'>,
): string =>
  assets(
    server,
    `thumb/costume/group${Math.floor(id / CARDS_PER_THUMB_GROUP)}_rip/${segment(assetBundleName)}.png`,
  );

const CHARACTER_DIGITS = 3;

/** The picture by which the game introduces a character. */
export const keyVisualPath = (server: ServerCode, characterId: number): string =>
  assets(
    server,
    `ui/character_kv_image/${String(characterId).padStart(CHARACTER_DIGITS, '0')}_rip/image.png`,
  );

export const songSoundPath = (server: ServerCode, soundId: string): string =>
  assets(server, `sound/${segment(soundId)}_rip/${segment(soundId)}.mp3`);

/** The film of a song, sharper where there is a file of it. */
export function songVideoPath(server: ServerCode, videoName: string, isSharp: boolean): string {
  const file = segment(isSharp ? `${videoName}_hq` : videoName);
  return assets(server, `movie/mv/${file}_rip/${file}.mp4`);
}

export const eventTopPath = (
  server: ServerCode,
  event: Pick<EventRecord, 'assetBundleName'>,
  kind: 'bg' | 'trim',
): string => assets(server, `event/${segment(event.assetBundleName)}/topscreen_rip/${kind}_eventtop.png`);

/** The song that a bundle of choruses is of. */
const CHORUS = /^musicscore\/(\d{1,6})$/;

/** Where the music of an event may be, the likeliest first: choruses lie in folders of ten songs (reference R15). */
export function eventSoundPaths(server: ServerCode, { bundle, file }: EventSound): readonly string[] {
  const own = assets(server, `${bundle.toLowerCase()}_rip/${segment(file)}.mp3`);
  const [, song] = CHORUS.exec(bundle) ?? [];
  if (song === undefined) return [own];
  const group = Math.ceil(Number(song) / 10) * 10;
  return [assets(server, `musicscore/musicscore${group}_rip/${segment(file)}.mp3`), own];
}

/** A part of a title: its plate, its frame or its mark. */
export const titlePicturePath = (server: ServerCode, name: string): string =>
  assets(server, `thumb/degree_rip/${segment(name)}.png`);

export const stampPath = (server: ServerCode, name: string): string =>
  assets(server, `stamp/01_rip/${segment(name)}.png`);
