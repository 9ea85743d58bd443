import type { CardRecord } from '../records/card.ts';
import type { EventRecord } from '../records/event.ts';
import type { GachaRecord } from '../records/gacha.ts';
import type { LoginCampaignRecord } from '../records/login-campaign.ts';
import type { SongRecord } from '../records/song.ts';
import type { Attribute } from '../vocabulary/attributes.ts';
import { SERVERS, type ServerCode } from '../vocabulary/servers.ts';

/** Paths below the site's root, as the game's data names them (reference R15). */
export type ArtKind = 'normal' | 'after_training';

type CardAsset = Pick<CardRecord, 'id' | 'resourceSetName'>;
type SongAsset = Pick<SongRecord, 'id' | 'jacketImages'>;

export const segment = (name: string): string => encodeURIComponent(name);
const padded = (value: number, width: number): string => String(value).padStart(width, '0');
/** Joined, because engines keep all parts of a text that was put together otherwise, of each of thousands of pictures. */
export const assets = (server: ServerCode, path: string): string => ['/assets', server, path].join('/');

/** Which pictures a card has: cards that cannot gain levels by training show the trained one only (reference R3). */
export function artKinds(card: {
  readonly training: { readonly levelLimit: number } | null;
}): readonly ArtKind[] {
  if (!card.training) return ['normal'];
  return card.training.levelLimit > 0 ? ['normal', 'after_training'] : ['after_training'];
}

/** The pictures that a card may have; its files say which it has. */
export const possibleArt = ({ training }: { readonly training: unknown }): readonly ArtKind[] =>
  training ? ['normal', 'after_training'] : ['normal'];

const ART_KIND = /_(normal|after_training)\.png$/;

/** The other picture of the same card, by the path of one. Not every card has it. */
export const otherArt = (path: string): string =>
  path.replace(ART_KIND, (_, kind: ArtKind) => `_${kind === 'normal' ? 'after_training' : 'normal'}.png`);

export const CARDS_PER_THUMB_GROUP = 50;

export function cardThumbPath(server: ServerCode, card: CardAsset, kind: ArtKind): string {
  const group = padded(Math.floor(card.id / CARDS_PER_THUMB_GROUP), 5);
  return assets(server, `thumb/chara/card${group}_rip/${segment(card.resourceSetName)}_${kind}.png`);
}

/** `card` is the whole picture, `trim` the cut-out. */
export function cardArtPath(
  server: ServerCode,
  card: CardAsset,
  kind: ArtKind,
  cut: 'card' | 'trim' = 'card',
): string {
  return assets(server, `characters/resourceset/${segment(card.resourceSetName)}_rip/${cut}_${kind}.png`);
}

/** Two early songs lie in a folder other than their own ten. */
const JACKET_GROUP_EXCEPTIONS: ReadonlyMap<number, number> = new Map([
  [13, 30],
  [40, 30],
]);

function jacketPathOf(
  server: ServerCode,
  song: SongAsset,
  size: 'jacket' | 'thumb',
  index?: number,
): string | null {
  const image = index === undefined ? song.jacketImages.at(-1) : song.jacketImages[index];
  if (!image) return null;
  const group = JACKET_GROUP_EXCEPTIONS.get(song.id) ?? Math.ceil(song.id / 10) * 10;
  const folder = `musicjacket${group}`;
  const file = `assets-star-forassetbundle-startapp-musicjacket-${folder}-${segment(image.toLowerCase())}-${size}.png`;
  return assets(server, `musicjacket/${folder}_rip/${file}`);
}

/** Jacket by its place in the song's list; without one the last, which is the current one. Null when there is none. */
export const jacketPath = (server: ServerCode, song: SongAsset, index?: number): string | null =>
  jacketPathOf(server, song, 'jacket', index);

export const jacketThumbPath = (server: ServerCode, song: SongAsset, index?: number): string | null =>
  jacketPathOf(server, song, 'thumb', index);

export const bandLogoPath = (
  server: ServerCode,
  bandId: number,
  kind: 'logoL' | 'logoS' | 'logoL_Mask' = 'logoL',
): string => assets(server, `band/logo/${padded(bandId, 3)}_rip/${kind}.png`);

export const eventImagePath = (
  server: ServerCode,
  event: Pick<EventRecord, 'assetBundleName'>,
  kind: 'banner' | 'logo',
): string => assets(server, `event/${segment(event.assetBundleName)}/images_rip/${kind}.png`);

/** Early events name no banner; theirs follows from the id. */
export const homeBannerPath = (
  server: ServerCode,
  event: Pick<EventRecord, 'id' | 'bannerAssetBundleName'>,
): string =>
  assets(server, `homebanner_rip/${segment(event.bannerAssetBundleName ?? `banner_event${event.id}`)}.png`);

/** Null for the gachas that name no banner. */
export const gachaBannerPath = (
  server: ServerCode,
  { bannerAssetBundleName }: Pick<GachaRecord, 'bannerAssetBundleName'>,
): string | null =>
  bannerAssetBundleName === null
    ? null
    : assets(server, `homebanner_rip/${segment(bannerAssetBundleName)}.png`);

/** Null where a login campaign shows no background. */
export function loginBackgroundPath(
  server: ServerCode,
  campaign: Pick<LoginCampaignRecord, 'assetBundleName'>,
): string | null {
  const name = campaign.assetBundleName[SERVERS.indexOf(server)] ?? null;
  return name === null ? null : assets(server, `event/loginbonus/${segment(name)}_rip/background.png`);
}

/** The whole figure of a character. */
export const characterPicturePath = (server: ServerCode, characterId: number): string =>
  assets(server, `ui/character_kv_image/${padded(characterId, 3)}_rip/image.png`);

const icon = (name: string, type: 'svg' | 'png'): string => `/res/icon/${segment(name)}.${type}`;

export const bandIconPath = (bandId: number): string => icon(`band_${bandId}`, 'svg');
export const characterIconPath = (characterId: number): string => icon(`chara_icon_${characterId}`, 'png');
export const attributeIconPath = (attribute: Attribute): string => icon(attribute, 'svg');
export const serverIconPath = (server: ServerCode): string => icon(server, 'svg');
export const typeIconPath = (type: string): string => icon(type, 'svg');
export const rarityIconPath = (rarity: number): string => icon(`star_${rarity}`, 'png');
export const trainedStarIconPath = (): string => icon('star_trained', 'png');

/** One-star frames take the card's attribute, all others depend on the rarity alone. */
function framePath(family: 'card' | 'frame', rarity: number, attribute: Attribute): string {
  return `/res/image/${family}-${rarity === 1 ? `1-${attribute}` : rarity}.png`;
}

/** Frame around a card's thumbnail. */
export const thumbFramePath = (rarity: number, attribute: Attribute): string =>
  framePath('card', rarity, attribute);
/** Frame around a card's whole picture. */
export const artFramePath = (rarity: number, attribute: Attribute): string =>
  framePath('frame', rarity, attribute);
