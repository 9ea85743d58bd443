import { parseDataName } from '../../origin/data-name.ts';
import { listShape, sameAsLevel } from '../../origin/levels.ts';

/** Names without levels that clients ask for when they start (reference R1). */
const WITHOUT_LEVEL: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['characters/main.birthday', {}],
  ['events/all.stories', {}],
  ['songs/all.player', {}],
  ['news/dynamic/recent', {}],
  ['tracker/rates', []],
]);

/**
 * What is said for a name that clients of such sites know where an origin lacks it: nothing, in the shape of the name. A client
 * that reads its lists at the start goes on without this one. Undefined for names that no one knows.
 */
export function emptyAnswer(text: string): unknown {
  const asked = parseDataName(text);
  if (asked === null || asked.level === null) return WITHOUT_LEVEL.get(text);
  const shape = listShape(asked.name);
  return shape && sameAsLevel(shape, asked.level) !== null ? {} : undefined;
}
