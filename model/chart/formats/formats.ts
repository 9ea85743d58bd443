import { BBB } from './bbb.ts';
import { BESTDORI } from './bestdori.ts';
import { BMS } from './bms.ts';
import type { ChartFormat, ChartFormatId } from './format.ts';
import { GARUPA } from './garupa.ts';
import { LEVEL_DATA } from './level-data.ts';
import { SUS } from './sus/sus.ts';
import { USC, USC1, USC2 } from './usc.ts';

/** Each format once. */
export const FORMATS: { readonly [F in ChartFormatId]: ChartFormat } = {
  bestdori: BESTDORI,
  garupa: GARUPA,
  levelData: LEVEL_DATA,
  usc: USC,
  usc1: USC1,
  usc2: USC2,
  sus: SUS,
  bbb: BBB,
  bms: BMS,
};

/** The order of detection: the more specific formats first. */
const ORDER: readonly ChartFormat[] = [LEVEL_DATA, USC1, USC2, USC, GARUPA, BESTDORI, BBB, SUS, BMS];

export const formatOf = (given: Parameters<ChartFormat['detect']>[0]): ChartFormat | null =>
  ORDER.find((format) => format.detect(given)) ?? null;
