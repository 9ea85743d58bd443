import type { DataName } from '#model/vocabulary/data-names';
import { DataFailure } from './failure.ts';
import { getText } from './http.ts';

/** JSON of the first of the levels that the origin has, for a dump may hold only the poorer list; `otherwise` when it has none. */
export async function firstLevel(
  name: DataName,
  files: readonly string[],
  signal: AbortSignal,
  otherwise?: string,
): Promise<string> {
  let lack = new DataFailure(name, 'missing');
  for (const file of files) {
    try {
      return await getText(`/api/${file}.json`, name, signal);
    } catch (error) {
      if (!(error instanceof DataFailure && error.kind === 'missing')) throw error;
      lack = error;
    }
  }
  if (otherwise === undefined) throw lack;
  return otherwise;
}
