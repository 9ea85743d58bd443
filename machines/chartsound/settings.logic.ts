import { asNumber, asObject } from '#model/records/reading';
import type { KeptValue } from '../kept/kept.types.ts';
import type { EditorVolumes } from './chartsound.types.ts';

/** What an author set of what is heard, for all charts. */
export interface EditorSoundSettings extends EditorVolumes {
  readonly hasMetronome: boolean;
}

const USUAL: EditorSoundSettings = { music: 0.8, hits: 0.8, beats: 0.8, hasMetronome: false };

function read(json: unknown): EditorSoundSettings {
  const { music, hits, beats, hasMetronome } = asObject(json);
  const volume = (value: unknown, usual: number): number =>
    Math.min(1, Math.max(0, asNumber(value) ?? usual));
  return {
    music: volume(music, USUAL.music),
    hits: volume(hits, USUAL.hits),
    beats: volume(beats, USUAL.beats),
    hasMetronome: hasMetronome === true,
  };
}

export const EDITOR_SOUND: KeptValue<EditorSoundSettings, Partial<EditorSoundSettings>> = {
  key: 'charteditor/sound',
  decode: read,
  encode: (settings) => settings,
  edit: (settings, change) => read({ ...settings, ...change }),
};

/** The metronome is silent while it is off. */
export const volumesOf = ({ music, hits, beats, hasMetronome }: EditorSoundSettings): EditorVolumes => ({
  music,
  hits,
  beats: hasMetronome ? beats : 0,
});
