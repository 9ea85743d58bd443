import type { CardRecord } from '../records/card.ts';
import type { ComicRecord } from '../records/comic.ts';
import type { CostumeRecord } from '../records/costume.ts';
import type { EventRecord } from '../records/event.ts';
import type { EventSound } from '../records/event-details.ts';
import type { GachaRecord } from '../records/gacha.ts';
import type { Reward } from '../records/reward.ts';
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

/** What the screen of a gacha is made of. */
export const gachaScreenPath = (
  server: ServerCode,
  { resourceName }: Pick<GachaRecord, 'resourceName'>,
  part: 'logo' | 'pickup' | 'bg',
): string => assets(server, `gacha/screen/${segment(resourceName)}_rip/${part}.png`);

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

/** Where an origin has a sound that stands for a member's upload, as the demo set does. */
export const memberSoundPath = (hash: string): string => assets('jp', `sound/upload/${segment(hash)}.mp3`);

/** Choruses lie in folders of ten songs (reference R15). */
const chorusFolder = (song: number): string => {
  const group = Math.ceil(song / 10) * 10;
  return `musicscore/musicscore${group}_rip`;
};

/** The chorus of a song alone. */
export const songChorusPath = (server: ServerCode, song: number, soundId: string): string =>
  assets(server, `${chorusFolder(song)}/${segment(soundId)}_chorus.mp3`);

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

/** Where the music of an event may be, the likeliest first. */
export function eventSoundPaths(server: ServerCode, { bundle, file }: EventSound): readonly string[] {
  const own = assets(server, `${bundle.toLowerCase()}_rip/${segment(file)}.mp3`);
  const [, song] = CHORUS.exec(bundle) ?? [];
  if (song === undefined) return [own];
  return [assets(server, `${chorusFolder(Number(song))}/${segment(file)}.mp3`), own];
}

/** A part of a title, its plate, its frame or its mark, by its name and by the whole path that newer ones are named by (reference R14). */
export const titlePicturePaths = (server: ServerCode, name: string): readonly string[] =>
  ['', 'assets-star-forassetbundle-startapp-thumbnail-degree-'].map((path) =>
    assets(server, `thumb/degree_rip/${path}${segment(name)}.png`),
  );

/** The sheet of a title that moves, by its newer and its older name. */
export const titleSheetPaths = (server: ServerCode, bundle: string): readonly string[] => {
  const name = segment(bundle);
  return [`assets-star-forassetbundle-startapp-thumbnail-animedegree-${name}-${name}`, name].map((file) =>
    assets(server, `${name}_rip/${file}.png`),
  );
};

/** Where the pictures of such a title lie on its sheet. */
export const titleScriptPath = (server: ServerCode, bundle: string): string => {
  const name = segment(bundle);
  return assets(
    server,
    `${name}_rip/assets-star-forassetbundle-startapp-thumbnail-animedegree-${name}-${name}.asset`,
  );
};

export const stampPath = (server: ServerCode, name: string): string =>
  assets(server, `stamp/01_rip/${segment(name)}.png`);

/** Comics from this number on have four frames, all others one (reference R14). */
const FOUR_FRAMES_FROM = 1_001;

export const hasFourFrames = ({ id }: Pick<ComicRecord, 'id'>): boolean => id >= FOUR_FRAMES_FROM;

export function comicPath(
  server: ServerCode,
  comic: Pick<ComicRecord, 'id' | 'assetBundleName'>,
  size: 'whole' | 'thumbnail',
): string {
  const folder = `comic_${hasFourFrames(comic) ? 'fourframe' : 'singleframe'}${size === 'thumbnail' ? '_thumbnail' : ''}`;
  const file = segment(comic.assetBundleName);
  return assets(server, `comic/${folder}/${file}_rip/${file}.png`);
}

const MATERIAL_DIGITS = 3;

/** What is counted without a number of its own. */
const UNNUMBERED: ReadonlySet<string> = new Set(['star', 'coin']);
/** What has a picture elsewhere: cards, songs, titles and stamps. */
const ELSEWHERE: ReadonlySet<string> = new Set(['situation', 'music', 'degree', 'stamp', 'voice_stamp']);

/** The icon of what is given; null for what has none. */
export function rewardIconPath(server: ServerCode, { type, id }: Pick<Reward, 'type' | 'id'>): string | null {
  if (ELSEWHERE.has(type)) return null;
  if (UNNUMBERED.has(type)) return assets(server, `thumb/common_rip/${type}.png`);
  if (id === null) return null;
  if (type === 'item')
    return assets(server, `thumb/material_rip/material${String(id).padStart(MATERIAL_DIGITS, '0')}.png`);
  const name = type === 'gacha_ticket' ? 'gachaTicket' : type;
  return assets(server, `thumb/common_rip/${segment(`${name}${id}`)}.png`);
}
