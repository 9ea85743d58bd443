import { readStageSettings, type StageSettings } from '#model/chart/stage/settings';
import type { KeptValue } from '../kept/kept.types.ts';

/** What a visitor set of the simulator, for all charts. */
export const STAGE_SETTINGS: KeptValue<StageSettings, Partial<StageSettings>> = {
  key: 'simulator/settings',
  decode: readStageSettings,
  encode: (settings) => settings,
  edit: (settings, change) => readStageSettings({ ...settings, ...change }),
};
