import { ClockError } from '../ids/id-maker.ts';
import { codeOf, isPassing } from './retry.ts';

/** What no one but the operator can mend, or time. Codes of the embedded engine, of PostgreSQL by their classes, and of the system. */
const UNABLE =
  /^(SQLITE_(FULL|IOERR\w*|READONLY\w*|CORRUPT\w*|NOTADB)|08\w{3}|53\w{3}|25006|57P0[1-3]|XX00[12]|ENOSPC|EDQUOT|EROFS|ECONNREFUSED)$/;

/**
 * No room, no right to write, no way to the database: nothing that the caller could fix, and it may work later.
 * The right to make ids lapses when it cannot be written down.
 */
export const isUnable = (error: unknown): boolean =>
  error instanceof ClockError ||
  isPassing(error) ||
  UNABLE.test(codeOf(error)) ||
  (error instanceof Error &&
    /no space left|timeout exceeded when trying to connect|connection terminated|not queryable|query read timeout/i.test(
      error.message,
    ));
