import type { Rows } from '../levels.ts';
import type { DataRead, Origin } from '../origin.ts';

/** Another site is not asked for everybody at once. */
const AT_ONCE = 8;

/** Numbers that a list has rows for, `most` at most. */
export const idsIn = (rows: Rows, most: number): readonly string[] =>
  Object.keys(rows)
    .filter((id) => /^\d+$/.test(id))
    .slice(0, most);

/** The item files of a folder, each with its number. */
export async function itemsOf(
  origin: Origin,
  folder: string,
  ids: readonly string[],
): Promise<readonly (readonly [string, DataRead])[]> {
  const items: (readonly [string, DataRead])[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    items.push(
      ...(await Promise.all(some.map(async (id) => [id, await origin.read(`${folder}/${id}`)] as const))),
    );
  }
  return items;
}
