import type { JsonObject } from '../../records/reading.ts';
import type { ParsedChart } from '../notes.ts';
import type { Repairs } from '../repairs.ts';
import type { NumberedRow } from '../shapes/rows.ts';
import type { Fitted } from './fit.ts';

/** Formats that are written and read. */
export const WRITTEN_FORMATS = [
  'bestdori',
  'garupa',
  'levelData',
  'usc',
  'usc1',
  'usc2',
  'sus',
  'bbb',
] as const;

/** Formats by the names that addresses and files of texts use; `bms` is only read. */
export const CHART_FORMATS = [...WRITTEN_FORMATS, 'bms'] as const;
export type ChartFormatId = (typeof CHART_FORMATS)[number];

export type WrittenFormat = Exclude<ChartFormatId, 'bms'>;
export const isWrittenFormat = (id: string): id is WrittenFormat =>
  WRITTEN_FORMATS.some((each) => each === id);

/** Proper names, the same in every language. */
export const FORMAT_NAMES: { readonly [F in ChartFormatId]: string } = {
  bestdori: 'Bestdori JSON',
  garupa: 'Garupa JSON',
  levelData: 'Sonolus LevelData',
  usc: 'USC (Sonolus)',
  usc1: 'USC 1',
  usc2: 'USC 2 (MikuMikuWorld4CC)',
  sus: 'SUS',
  bbb: 'BBB (bangbangboom)',
  bms: 'BMS',
};

/** What a reader returns: rows of the current shape, before repairs. */
export interface FormatRows {
  readonly rows: readonly NumberedRow[];
  /** Seconds by which the music begins later than the chart; 0 where the format says nothing. */
  readonly musicDelay: number;
}

/** A text parsed once, so that each format can detect whether it is its own. */
export interface ChartText {
  readonly text: string;
  /** Undefined where the text is not JSON. */
  readonly json: unknown;
}

interface ChartReader {
  readonly id: ChartFormatId;
  /** Looks at the content only, never at the file name. */
  readonly detect: (given: ChartText) => boolean;
  readonly read: (given: ChartText, repairs: Repairs) => FormatRows;
}

interface ChartWriter {
  /** Of the file's name, with its dot. */
  readonly ending: string;
  readonly mime: string;
  /** It can say that the music begins earlier or later than the chart. */
  readonly hasDelay: boolean;
  /** The chart without what the format cannot hold, and what that is. */
  readonly fit: (chart: ParsedChart) => Fitted;
  /**
   * @param chart as `fit` gave it
   * @param musicDelay seconds by which the music begins later; 0 where the format has no place for it
   */
  readonly write: (chart: ParsedChart, musicDelay: number) => string;
}

export interface ChartFormat extends ChartReader {
  /** Null for a read-only format. */
  readonly writer: ChartWriter | null;
}

export const NO_DELAY = 0;

/** More notes than any chart has; a reader may stop once it has as many. */
export const MAX_NODES = 50_000;

/** JSON in lines that a person can compare: one line for each note. */
export const linesOf = (rows: readonly unknown[]): string =>
  `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;

export const hasList = (json: JsonObject, key: string): boolean => Array.isArray(json[key]);
