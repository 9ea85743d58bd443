import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { OriginOptions } from './origin/open-origin.ts';
import { ORIGIN_FLAGS, readOriginOptions } from './origin/options.ts';
import { readSiteSettings, type SiteSettings } from './services/site-settings.ts';
import type { ResourceSettings } from './services/sonolus/resources.ts';
import type { StoreOptions } from './store/store.ts';
import type { BucketOptions } from './store/uploads/bucket.ts';

export interface Config {
  readonly port: number;
  /** `localhost` listens on both loopback addresses and nowhere else. */
  readonly host: string;
  readonly origin: OriginOptions;
  /** Folder of `pages.json`, the operator's own texts. */
  readonly contentFolder: string;
  readonly site: SiteSettings;
  readonly members: Settings;
  /** Whether points of running events are asked for and stored. */
  readonly isRecording: boolean;
  /** Whether browsers keep what opens the site without a connection. */
  readonly opensOffline: boolean;
  /** What the Sonolus app plays levels with; null where the operator gave nothing. */
  readonly sonolus: ResourceSettings | null;
}

const DEFAULT_PORT = 3000;

const USAGE =
  'Usage: npm start -- [--port 3000] [--host localhost] [--data DIR | --origin URL] [--record] [--demo-seed N] [--demo-date YYYY-MM-DD]';

/**
 * Reads flags first, environment second (PORT, HOST, DATA_DIR, CONTENT_DIR, DEMO_SEED, DEMO_DATE, RECORD, OFFLINE_SHELL, SONOLUS_DIR, SONOLUS_ENGINE); what belongs to the site and to members
 * from the environment alone. @throws ConfigError, OriginError, SettingError
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
    members: readSettings(env),
    isRecording: flags.record ?? readSwitch('RECORD', env.RECORD, false),
    opensOffline: readSwitch('OFFLINE_SHELL', env.OFFLINE_SHELL, true),
    sonolus: readSonolus(env),
  };
}

function readFlags(args: readonly string[]) {
  const options = {
    ...ORIGIN_FLAGS,
    port: { type: 'string' },
    host: { type: 'string' },
    record: { type: 'boolean' },
  } as const;
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

/** A mistake in flags or environment, reported in one line. */
export class ConfigError extends Error {}

/** How members are served: where their data is, how they reach us, how letters reach them. */
export interface Settings {
  readonly store: StoreOptions;
  /** Where visitors reach the site; null when no one said. */
  readonly publicUrl: URL | null;
  /** Log-ins over plain HTTP on other names than loopback. */
  readonly allowHttp: boolean;
  /** How many proxies are in front of us and pass the visitor's address on. */
  readonly proxyHops: number;
  readonly countsCalls: boolean;
  readonly mail: { readonly smtp: string | null; readonly from: string; readonly outbox: string };
  readonly uploads: UploadOptions;
}

/** Where members' files are. */
interface UploadOptions {
  /** Of those that are still arriving, and of all where there is no bucket. */
  readonly folder: string;
  readonly bucket: BucketOptions | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const MAX_HOPS = 10;

/** DATA_DIR, DATABASE_URL, PUBLIC_URL, ALLOW_HTTP, PROXY_HOPS, RATE_LIMITS, SMTP_URL, MAIL_FROM. @throws ConfigError */
export function readSettings(env: Environment): Settings {
  const folder = resolve(env.DATA_DIR || 'data');
  const publicUrl = readPublicUrl(env.PUBLIC_URL);
  return {
    store: readStore(env.DATABASE_URL, folder),
    publicUrl,
    allowHttp: readSwitch('ALLOW_HTTP', env.ALLOW_HTTP, false),
    proxyHops: readHops(env.PROXY_HOPS),
    countsCalls: readSwitch('RATE_LIMITS', env.RATE_LIMITS, true),
    mail: {
      smtp: readSmtp(env.SMTP_URL),
      from: env.MAIL_FROM || `Setori <noreply@${publicUrl?.hostname ?? 'localhost'}>`,
      outbox: resolve(folder, 'outbox'),
    },
    uploads: { folder: resolve(folder, 'uploads'), bucket: readBucket(env) },
  };
}

/** The address may hold a password: complaints do not repeat it. */
function readStore(url: string | undefined, folder: string): StoreOptions {
  if (url === undefined || url === '') return { engine: 'sqlite', file: resolve(folder, 'setori.db') };
  if (!/^postgres(ql)?:\/\//.test(url)) throw new ConfigError('DATABASE_URL starts with postgres://');
  return { engine: 'postgres', url };
}

function readPublicUrl(text: string | undefined): URL | null {
  if (text === undefined || text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search + url.hash === '')
    return url;
  throw new ConfigError(`PUBLIC_URL takes an address such as https://setori.example.org, not "${text}"`);
}

function readSwitch(name: string, text: string | undefined, fallback: boolean): boolean {
  if (text === undefined || text === '') return fallback;
  if (text === '1' || text === 'on') return true;
  if (text === '0' || text === 'off') return false;
  throw new ConfigError(`${name} takes on or off, not "${text}"`);
}

const ENGINE_NAME = /^[\w-]{1,80}$/;

/** The engine that charts of this game are played with, where no one names another. */
const DEFAULT_ENGINE = 'bandori';

function readSonolus({
  SONOLUS_DIR: folder = '',
  SONOLUS_ENGINE: engine = '',
}: Environment): Config['sonolus'] {
  if (folder === '' && engine !== '') throw new ConfigError('SONOLUS_ENGINE wants SONOLUS_DIR besides');
  if (engine !== '' && !ENGINE_NAME.test(engine)) {
    throw new ConfigError(
      `SONOLUS_ENGINE takes the name of an engine, such as ${DEFAULT_ENGINE}, not "${engine}"`,
    );
  }
  return folder === '' ? null : { folder: resolve(folder), engine: engine || DEFAULT_ENGINE };
}

function readHops(text: string | undefined): number {
  const hops = Number(text || '0');
  if (Number.isInteger(hops) && hops >= 0 && hops <= MAX_HOPS) return hops;
  throw new ConfigError(`PROXY_HOPS takes a whole number from 0 to ${MAX_HOPS}, not "${text}"`);
}

function readSmtp(url: string | undefined): string | null {
  if (url === undefined || url === '') return null;
  if (/^smtps?:\/\//.test(url)) return url;
  throw new ConfigError('SMTP_URL starts with smtp:// or smtps://');
}

const AWS_REGION = 'us-east-1';

/** UPLOADS_S3, AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY; without the first one files stay on the disk. */
function readBucket(env: Environment): BucketOptions | null {
  const text = env.UPLOADS_S3;
  if (text === undefined || text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isBucket = url && /^https?:$/.test(url.protocol) && /^\/[^/]*\/?$/.test(url.pathname);
  if (!isBucket || url.search + url.hash + url.username + url.password !== '') {
    throw new ConfigError('UPLOADS_S3 takes the address of a bucket, such as https://s3.example.org/setori');
  }
  const { AWS_ACCESS_KEY_ID: keyId = '', AWS_SECRET_ACCESS_KEY: secret = '' } = env;
  if (keyId === '' || secret === '') {
    throw new ConfigError('UPLOADS_S3 wants AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY besides');
  }
  return { url, region: env.AWS_REGION || AWS_REGION, keyId, secret };
}
