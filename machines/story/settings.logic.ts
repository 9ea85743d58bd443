import { readTheatreSettings, type TheatreSettings } from '#model/media/theatre/theatre-settings';
import type { KeptValue } from '../kept/kept.types.ts';

/** What a visitor set of the theatre, for all stories. */
export const THEATRE_SETTINGS: KeptValue<TheatreSettings, Partial<TheatreSettings>> = {
  key: 'stories/theatre',
  decode: readTheatreSettings,
  encode: (settings) => settings,
  edit: (settings, change) => readTheatreSettings({ ...settings, ...change }),
};
