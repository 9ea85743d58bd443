import { type Difficulty, isDifficulty } from '#model/vocabulary/difficulties';
import { type ServerIndex, serverIndex } from '#model/vocabulary/servers';
import { useSearchParam } from '#src/components/address-ahead.ts';

/** What is filtered by where it is one alone, of which orders and columns speak then; null where it is none or several. */
export interface AskedSongs {
  readonly difficulty: Difficulty | null;
  readonly server: ServerIndex | null;
}

/** The one difficulty and the one server that the address asks for. */
export function useAsked(): AskedSongs {
  const difficulty = useSearchParam('diff');
  const server = useSearchParam('server');
  return {
    difficulty: isDifficulty(difficulty) ? difficulty : null,
    server: serverIndex(server ?? ''),
  };
}
