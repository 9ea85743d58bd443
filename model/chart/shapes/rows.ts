import type { JsonObject } from '../../records/reading.ts';

/** A row of a chart's file with its number there, from 1: what is told about it names the row that its author sees. */
export interface NumberedRow {
  readonly number: number;
  readonly json: JsonObject;
}
