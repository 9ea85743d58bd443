import { asNumber, type JsonObject } from '../../records/reading.ts';

/** A hold or slide of a format that does not distinguish them: two nodes in one lane are a hold. */
export function heldRow(connections: readonly JsonObject[]): JsonObject {
  const [start, end] = connections;
  const isStraight =
    connections.length === 2 &&
    start !== undefined &&
    end !== undefined &&
    asNumber(start.lane) === asNumber(end.lane);
  return { type: isStraight ? 'Long' : 'Slide', connections };
}
