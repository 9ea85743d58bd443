import { assets } from '../../rules/asset-paths.ts';
import type { ServerCode } from '../../vocabulary/servers.ts';
import { BUNDLE_END, encoded, isPathPart } from '../explorer/asset-address.ts';
import type { StoryFile, StoryFileKind } from './script.types.ts';

/** Where the files of stories lie (reference R134). What a source names beyond these rules is no file. */

/** In place of a bundle or before a name: the rest is an address of the author's. */
export const OWN_ADDRESS = 'BESTDORI##URL';
const OWN_MUSIC = `${OWN_ADDRESS}:`;

const MAX_PATH = 300;
const MAX_ADDRESS = 2_000;

const isSafe = (path: string): boolean =>
  path !== '' && path.length <= MAX_PATH && path.split('/').every(isPathPart);

function inBundle(kind: StoryFileKind, bundle: string, file: string): StoryFile | null {
  return isSafe(bundle) && isSafe(file) ? { kind, of: 'game', path: `${bundle}${BUNDLE_END}/${file}` } : null;
}

const withEnding = (file: string, ending: string, known: RegExp): string =>
  file === '' || known.test(file) ? file : `${file}${ending}`;
const asPicture = (file: string): string => withEnding(file, '.png', /\.(png|jpe?g|webp)$/i);
const asSound = (file: string): string => withEnding(file, '.mp3', /\.mp3$/i);

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
  if (name.startsWith(OWN_MUSIC)) return ownFile('music', name.slice(OWN_MUSIC.length));
  return inBundle('music', `sound/scenario/bgm/${name.toLowerCase()}`, asSound(name));
}

/** Bundles of sounds count from `sound`, which sources write or leave out. */
const belowSound = (bundle: string): string => (bundle.startsWith('sound/') ? bundle : `sound/${bundle}`);

export function soundFile(bundle: string, name: string): StoryFile | null {
  if (bundle === OWN_ADDRESS) return ownFile('sound', name);
  if (bundle === '') {
    const path = `CommonSE/${asSound(name)}`;
    return isSafe(path) && name !== '' ? { kind: 'sound', of: 'shared', path } : null;
  }
  return inBundle('sound', belowSound(bundle.includes('/') ? bundle : `se/${bundle}`), asSound(name));
}

export function voiceFile(bundle: string, name: string): StoryFile | null {
  if (bundle === OWN_ADDRESS) return ownFile('voice', name);
  return inBundle('voice', belowSound(bundle), asSound(name));
}

/** Where a file of a story is loaded from. */
export function storyFileAddress(server: ServerCode, file: StoryFile): string {
  if (file.of === 'own') return file.url;
  return file.of === 'shared' ? `/res/${encoded(file.path)}` : assets(server, encoded(file.path));
}
