import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { OriginOptions } from './origin/open-origin.ts';
import { ORIGIN_FLAGS, readOriginOptions } from './origin/options.ts';
import { readSiteSettings, type SiteSettings } from './services/site-settings.ts';

export interface Config {
  readonly port: number;
  /** `localhost` listens on both loopback addresses and nowhere else. */
  readonly host: string;
  readonly origin: OriginOptions;
  /** Folder of `pages.json`, the operator's own texts. */
  readonly contentFolder: string;
  readonly site: SiteSettings;
}

/** A mistake in flags or environment, told in one line. */
export class ConfigError extends Error {}

const DEFAULT_PORT = 3000;

export const USAGE =
  'Usage: npm start -- [--port 3000] [--host localhost] [--data DIR | --origin URL] [--demo-seed N] [--demo-date YYYY-MM-DD]';

/**
 * Reads flags first, environment second (PORT, HOST, DATA_DIR, CONTENT_DIR, DEMO_SEED, DEMO_DATE); what belongs to the site from the
 * environment alone. @throws ConfigError, OriginError, SettingError
 */
export function readConfig(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  now: Date,
): Config {
  const flags = readFlags(args);
  return {
    port: readPort(flags.port ?? env.PORT),
    host: flags.host ?? env.HOST ?? 'localhost',
    origin: readOriginOptions(flags, env, now),
    contentFolder: resolve(env.CONTENT_DIR || resolve(env.DATA_DIR ?? 'data', 'content')),
    site: readSiteSettings(env),
  };
}

function readFlags(args: readonly string[]) {
  const options = { ...ORIGIN_FLAGS, port: { type: 'string' }, host: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(/[.\n]/)[0] ?? '') : String(error);
    throw new ConfigError(`${reason}. ${USAGE}`);
  }
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new ConfigError(`PORT takes a number from 0 to 65535, not "${text}"`);
}
