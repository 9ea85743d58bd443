import { readFileSync } from 'node:fs';
import { isOwnPath, type OperatorLink, readOperatorLinks } from '#model/site/operator-links';

/** Addresses that a page may ask when an operator has something there; null where there is nothing. */
export interface SiteSettings {
  /** Called for each page that was shown. */
  readonly analytics: string | null;
  /** Knows the visitor at a social service. */
  readonly social: string | null;
  /** Script of the social timeline: a path of this site, or an address elsewhere. */
  readonly socialScript: string | null;
  /** Other origins that the timeline asks, the script's own included. */
  readonly socialOrigins: readonly string[];
  /** Links in the group OurDream of the side menu. */
  readonly links: readonly OperatorLink[];
}

export const NO_SETTINGS: SiteSettings = {
  analytics: null,
  social: null,
  socialScript: null,
  socialOrigins: [],
  links: [],
};

/** A setting that cannot be used, reported in one line. */
export class SettingError extends Error {}

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the settings that begin with SETORI_. @throws SettingError */
export const readSiteSettings = (env: Env): SiteSettings => ({
  analytics: readPath(env, 'SETORI_ANALYTICS'),
  social: readPath(env, 'SETORI_SOCIAL'),
  ...readTimeline(env),
  links: readLinks(env.SETORI_LINKS),
});

function readPath(env: Env, name: string): string | null {
  const path = env[name] ?? '';
  if (path === '') return null;
  if (isOwnPath(path)) return path;
  throw new SettingError(`${name} takes a path of this site, as in /visits, not "${path}"`);
}

const MAX_ORIGINS = 8;
/** Nothing in an origin may end its directive of the policy. Plain HTTP is for trying things out on this machine. */
const ORIGIN = /^(?:https:\/\/[a-z\d.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?$/;

function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, username, password } = new URL(address);
  return ORIGIN.test(origin) && username === '' && password === '' ? origin : null;
}

function readTimeline(env: Env): Pick<SiteSettings, 'socialScript' | 'socialOrigins'> {
  const script = env.SETORI_SOCIAL_SCRIPT ?? '';
  const more = (env.SETORI_SOCIAL_ORIGINS ?? '').split(/\s+/).filter((origin) => origin !== '');
  const wrong = more.find((origin) => originOf(origin) !== origin);
  if (wrong !== undefined || more.length > MAX_ORIGINS)
    throw new SettingError(
      `SETORI_SOCIAL_ORIGINS takes up to ${MAX_ORIGINS} origins, as in https://social.example, with spaces between, not "${wrong ?? more.join(' ')}"`,
    );
  if (script === '') {
    if (more.length > 0) throw new SettingError('SETORI_SOCIAL_ORIGINS needs SETORI_SOCIAL_SCRIPT, too');
    return { socialScript: null, socialOrigins: [] };
  }
  if (isOwnPath(script)) return { socialScript: script, socialOrigins: more };
  const origin = originOf(script);
  if (origin === null)
    throw new SettingError(
      `SETORI_SOCIAL_SCRIPT takes a path of this site or an https address, not "${script}"`,
    );
  return { socialScript: new URL(script).href, socialOrigins: [...new Set([origin, ...more])] };
}

/** The list itself, or the name of a file that holds it. */
function readLinks(text = ''): readonly OperatorLink[] {
  if (text.trim() === '') return [];
  const read = readOperatorLinks(parse(text.trimStart().startsWith('[') ? text : readFile(text)));
  if ('links' in read) return read.links;
  throw new SettingError(`SETORI_LINKS ${read.problem}`);
}

function readFile(name: string): string {
  try {
    return readFileSync(name, 'utf8');
  } catch {
    throw new SettingError(`SETORI_LINKS names a file that cannot be read: ${name}`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SettingError('SETORI_LINKS is not JSON');
  }
}
