import { spawnSync } from 'node:child_process';
import { isLocale, LOCALES, type Locale } from '#model/vocabulary/locales';

const FIRST: Locale = LOCALES[0];

function commit(): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  const hash = status === 0 ? stdout.trim() : '';
  return /^[0-9a-f]{40,}$/.test(hash) ? hash : null;
}

const localeOf = (hash: string): Locale =>
  LOCALES[Number(BigInt(`0x${hash}`) % BigInt(LOCALES.length))] ?? FIRST;

/**
 * The language in which a run checks every page: another one with each commit, so that all get their turn. English where
 * there is no commit; `PAGES_LOCALE=ru` asks for one.
 */
export function localeOfRun(): Locale {
  const asked = process.env.PAGES_LOCALE;
  if (asked !== undefined) {
    if (isLocale(asked)) return asked;
    throw new Error(`PAGES_LOCALE must be one of ${LOCALES.join(', ')}`);
  }
  const hash = commit();
  return hash === null ? FIRST : localeOf(hash);
}
