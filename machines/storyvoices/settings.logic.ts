import {
  type ReadingSettings,
  SHOWN_LANGUAGES,
  TEXT_SIZES,
} from '#model/media/story/catalogue/reading-settings';
import { asNumber, asObject } from '#model/records/reading';
import type { KeptValue } from '../kept/kept.types.ts';

const USUAL: ReadingSettings = { size: 16, languages: 'both' };

function read(json: unknown): ReadingSettings {
  const { size, languages } = asObject(json);
  const wanted = asNumber(size);
  return {
    size: TEXT_SIZES.find((each) => each === wanted) ?? USUAL.size,
    languages: SHOWN_LANGUAGES.find((each) => each === languages) ?? USUAL.languages,
  };
}

export const STORY_READING: KeptValue<ReadingSettings, Partial<ReadingSettings>> = {
  key: 'stories/reading',
  decode: read,
  encode: (settings) => settings,
  edit: (settings, change) => read({ ...settings, ...change }),
};
