import { assets } from '../../rules/asset-paths.ts';
import type { ServerCode } from '../../vocabulary/servers.ts';
import { BUNDLE_END, encoded, isPathPart } from '../explorer/asset-address.ts';
import type { StoryFile, StoryFileKind } from './script.types.ts';

/** Where the files of stories lie (reference R134). What a source names beyond these rules is no file. */

/** In place of a bundle or before a name: the rest is an address of the author's. */
export const OWN_ADDRESS = 'BESTDORI##URL';
export const OWN_PREFIX = `${OWN_ADDRESS}:`;

const MAX_PATH = 300;
const MAX_ADDRESS = 2_000;

const isSafe = (path: string): boolean =>
  path !== '' && path.length <= MAX_PATH && path.split('/').every(isPathPart);

/** A bundle may lie in folders; a file lies in its bundle. */
function inBundle(kind: StoryFileKind, bundle: string, file: string): StoryFile | null {
  const isGood = isSafe(bundle) && isSafe(file) && !file.includes('/');
  return isGood ? { kind, of: 'game', path: `${bundle}${BUNDLE_END}/${file}` } : null;
}

/** Sources write names with their ending or without. */
const asPicture = (file: string): string =>
  file === '' || /\.(png|jpe?g|webp)$/i.test(file) ? file : `${file}.png`;
const bare = (sound: string): string => sound.replace(/(\.mp3)+$/i, '');
const asSound = (name: string): string => (bare(name) === '' ? '' : `${bare(name)}.mp3`);

const WHOLE_ADDRESS = /^https:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i;
const OWN_UPLOAD = /^\/api\/upload\/file\/[0-9a-f]{40}$/;

/** Only https: what others can change on the way is not loaded. */
export function ownFile(kind: StoryFileKind, address: string): StoryFile | null {
  const isGood = address.length <= MAX_ADDRESS && (WHOLE_ADDRESS.test(address) || OWN_UPLOAD.test(address));
  return isGood ? { kind, of: 'own', url: address } : null;
}

/** Scenarios that name no bundle mean this one. */
const USUAL_PLACES = 'bg/scenario0';

export function pictureFile(bundle: string, file: string): StoryFile | null {
  if (bundle === OWN_ADDRESS) return ownFile('picture', file);
  return inBundle('picture', bundle || USUAL_PLACES, asPicture(file));
}

export function musicFile(name: string): StoryFile | null {
  if (name.startsWith(OWN_PREFIX)) return ownFile('music', name.slice(OWN_PREFIX.length));
  return inBundle('music', `sound/scenario/bgm/${bare(name).toLowerCase()}`, asSound(name));
}

const SHARED_SOUNDS = 'CommonSE';

/** Bundles of sounds count from `sound`, which sources write or leave out. */
const belowSound = (bundle: string): string => (bundle.startsWith('sound/') ? bundle : `sound/${bundle}`);

export function soundFile(bundle: string, name: string): StoryFile | null {
  if (bundle === OWN_ADDRESS) return ownFile('sound', name);
  const file = asSound(name);
  if (bundle !== '')
    return inBundle('sound', belowSound(bundle.includes('/') ? bundle : `se/${bundle}`), file);
  const isGood = isSafe(file) && !file.includes('/');
  return isGood ? { kind: 'sound', of: 'shared', path: `${SHARED_SOUNDS}/${file}` } : null;
}

const VOICES = 'sound/voice/scenario/';

function voiceFolder(bundle: string): string {
  return /^(sound\/)?voice\//.test(bundle) ? belowSound(bundle) : `${VOICES}${bundle}`;
}

/** A voice may name its bundle itself, before a slash. */
export function voiceFile(bundle: string, name: string): StoryFile | null {
  if (name.startsWith(OWN_PREFIX)) return ownFile('voice', name.slice(OWN_PREFIX.length));
  const cut = name.lastIndexOf('/');
  const folder = cut < 0 ? bundle : name.slice(0, cut);
  return folder === '' ? null : inBundle('voice', voiceFolder(folder), asSound(name.slice(cut + 1)));
}

/** Where a file of a story is loaded from. */
export function storyFileAddress(server: ServerCode, file: StoryFile): string {
  if (file.of === 'own') return file.url;
  return file.of === 'shared' ? `/res/${encoded(file.path)}` : assets(server, encoded(file.path));
}
