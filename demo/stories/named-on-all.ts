import { SERVERS } from '#model/vocabulary/servers';
import type { ServedWord } from '../words/words.types.ts';
import type { Served } from '../world.ts';

/** A name where it is missing on servers that do not have the thing yet: as the first server that has it says. */
export function namedOnAll(names: Served<string>): ServedWord {
  const first = names.find((name) => name !== null) ?? '';
  const [jp = first, en = first, tw = first, cn = first, kr = first] = SERVERS.map(
    (_, server) => names[server] ?? first,
  );
  return [jp, en, tw, cn, kr];
}
