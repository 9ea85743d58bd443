import type { JsonObject } from '../../records/reading.ts';

/** A row of a chart's file with its number there, from 1: messages about it name the row that its author sees. */
export interface NumberedRow {
  readonly number: number;
  readonly json: JsonObject;
}
