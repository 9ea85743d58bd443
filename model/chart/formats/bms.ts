import { fromBms, isBms } from '../shapes/bms.ts';
import { type ChartFormat, NO_DELAY } from './format.ts';

/** The game's own text (reference R70); read only. */
export const BMS: ChartFormat = {
  id: 'bms',
  detect: ({ text, json }) => json === undefined && isBms(text),
  read: ({ text }, repairs) => ({ rows: fromBms(text, repairs), musicDelay: NO_DELAY }),
  writer: null,
};
