import {
  musicFile,
  ownFile,
  pictureFile,
  soundFile,
  storyFileAddress,
  voiceFile,
} from '#model/media/story/files';
import type { StoryFile } from '#model/media/story/script.types';
import { asObject, asText, type JsonObject } from '#model/records/reading';
import type { ServerCode } from '#model/vocabulary/servers';

/** What of the game's files an author can choose. */
export type FileChoice = 'background' | 'still' | 'music' | 'sound' | 'voice';

interface KindOfFile {
  /** Folders of a server where they lie. */
  readonly roots: readonly string[];
  /** Folders below them with files of another kind. */
  readonly without: readonly string[];
  readonly isPicture: boolean;
  /** Folders show what is in them as soon as they come into sight; others hold too much and open by a press. */
  readonly isOpen: boolean;
}

export const FILE_CHOICES: Readonly<Record<FileChoice, KindOfFile>> = {
  background: { roots: ['bg', 'livebg'], without: [], isPicture: true, isOpen: true },
  still: {
    roots: ['characters/resourceset', 'scenario/still', 'bg'],
    without: [],
    isPicture: true,
    isOpen: true,
  },
  music: { roots: ['sound/scenario/bgm'], without: [], isPicture: false, isOpen: true },
  sound: {
    roots: ['sound/se', 'sound/scenario'],
    without: ['sound/scenario/bgm'],
    isPicture: false,
    isOpen: false,
  },
  voice: { roots: ['sound/voice/scenario'], without: [], isPicture: false, isOpen: false },
};

const bare = (file: string): string => file.replace(/\.\w+$/, '');
const VOICES = 'sound/voice/scenario/';
const SOUNDS = 'sound/se/';

/** A sound's bundle as sources name it: short where it lies where sounds do (reference R134). */
function soundBundle(bundle: string): string {
  const short = bundle.startsWith(SOUNDS) ? bundle.slice(SOUNDS.length) : '';
  return short !== '' && !short.includes('/') ? short : bundle.replace(/^sound\//, '');
}

/** A file of the game as a source names it. */
export function gameFile(kind: FileChoice, bundle: string, file: string): JsonObject {
  if (kind === 'music') return { type: 'bandori', file: bare(file) };
  if (kind === 'sound') return { type: 'bandori', bundle: soundBundle(bundle), se: bare(file) };
  return { type: 'bandori', bundle, file: bare(file) };
}

/** A voice as a source names it: by its bundle, too, where that is not the story's own. */
export function voiceName(own: string, bundle: string, file: string): string {
  const short = bundle.startsWith(VOICES) ? bundle.slice(VOICES.length) : bundle.replace(/^sound\//, '');
  return short === own ? bare(file) : `${short}/${bare(file)}`;
}

/** The file that a field of a source names; null where it names none. */
export function fileOf(kind: FileChoice, value: unknown): StoryFile | null {
  const { type, bundle, file, se, url } = asObject(value);
  const [bundleName, name] = [asText(bundle) ?? '', asText(file) ?? asText(se) ?? ''];
  if (kind === 'background' || kind === 'still')
    return type === 'custom' ? ownFile('picture', asText(url) ?? '') : pictureFile(bundleName, name);
  if (kind === 'music')
    return type === 'custom' ? ownFile('music', asText(url) ?? '') : name === '' ? null : musicFile(name);
  return type === 'custom' ? ownFile('sound', asText(url) ?? '') : soundFile(bundleName, name);
}

/** The file of a voice that a source names, in the story's bundle of voices. */
export function voiceOf(own: string, name: string): StoryFile | null {
  if (name === '') return null;
  return /^(https?:|\/)/i.test(name) ? ownFile('voice', name) : voiceFile(own, name);
}

/** Where a file is seen or heard from in the editor; null for one of another site, which would learn who works here (reference R143). */
export function sampleAddress(server: ServerCode, file: StoryFile | null): string | null {
  const address = file && storyFileAddress(server, file);
  return address?.startsWith('/') ? address : null;
}

/** What the field shows of a file: its name, or the end of its address. */
export function fileTitle(value: unknown): string {
  const { type, file, se, url } = asObject(value);
  if (type === 'custom') return (asText(url) ?? '').replace(/^.*\/(?=[^/]+$)/, '');
  return asText(file) ?? asText(se) ?? '';
}
