import { useSearchParams } from 'react-router';
import { type Difficulty, isDifficulty } from '#model/vocabulary/difficulties';
import { type ServerIndex, serverIndex } from '#model/vocabulary/servers';

/** What is filtered by where it is one alone, of which orders and columns speak then; null where it is none or several. */
export interface AskedSongs {
  readonly difficulty: Difficulty | null;
  readonly server: ServerIndex | null;
}

/** The one difficulty and the one server that the address asks for. */
export function useAsked(): AskedSongs {
  const [params] = useSearchParams();
  const difficulty = params.get('diff');
  return {
    difficulty: isDifficulty(difficulty) ? difficulty : null,
    server: serverIndex(params.get('server') ?? ''),
  };
}
