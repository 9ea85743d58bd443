import { ConfigError } from './config.ts';
import { OriginError } from './origin/origin.ts';
import { SettingError } from './services/site-settings.ts';

export const EXIT_FAILURE = 1;
const EXIT_MISTAKE = 2;

/** Why the server does not start: the one line that says what an operator must change, and the exit code. */
export function explainStart(error: unknown): { readonly line: string; readonly code: number } {
  const isMistake = [ConfigError, OriginError, SettingError].some((kind) => error instanceof kind);
  if (error instanceof Error && isMistake) {
    return { line: error.message, code: EXIT_MISTAKE };
  }
  const reason = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const known: Readonly<Record<string, string>> = {
    EADDRINUSE: 'The port is in use: choose another, as in PORT=3001 npm start',
    EACCES: 'The port may not be used: choose one above 1023, as in PORT=3000 npm start',
  };
  const advice = typeof code === 'string' ? known[code] : undefined;
  return { line: advice ? `${advice} (${reason})` : `Setori cannot start: ${reason}`, code: EXIT_FAILURE };
}
